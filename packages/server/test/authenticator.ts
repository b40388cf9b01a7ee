import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@sietch/protocol';

const FLAGS = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, synced: 0x10, hasKey: 0x40 };

/** What a browser is asked for, as far as a device needs it. */
export interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** How a device or a page may lie. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly unverified?: boolean;
  readonly userHandle?: string;
  /** Counts from here. */
  readonly counter?: number;
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** As much of CBOR as WebAuthn needs: a head is a kind and a number. */
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  if (n < 256) return Buffer.from([(kind << 5) | 24, n]);
  return Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
}
const whole = (n: number) => (n >= 0 ? head(0, n) : head(1, -1 - n));
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const map = (...pairs: Buffer[]) => Buffer.concat([head(5, pairs.length / 2), ...pairs]);

/** A device with one passkey, for tests without a browser: it signs whatever it is told to. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly origin: string;
  private user = '';
  private counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  make(asked: Asked, lies: Lies = {}): NewPasskey {
    this.user = asked.user?.id ?? '';
    const authData = Buffer.concat([
      this.authData(asked, FLAGS.hasKey, lies),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      publicKey(this.keys.publicKey),
    ]);
    const attestation = map(
      text('fmt'),
      text('none'),
      text('attStmt'),
      map(),
      text('authData'),
      bytes(authData),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData('webauthn.create', asked, lies),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign(asked: Asked, lies: Lies = {}): PasskeyAnswer {
    const authenticatorData = this.authData(asked, 0, lies);
    const clientDataJSON = this.clientData('webauthn.get', asked, lies);
    const signed = Buffer.concat([authenticatorData, hash(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        userHandle: lies.userHandle ?? this.user,
      },
    };
  }

  private authData({ rp, rpId }: Asked, more: number, lies: Lies): Buffer {
    const verified = lies.unverified ? 0 : FLAGS.verified;
    const flags = FLAGS.present | FLAGS.mayBeSynced | FLAGS.synced | verified | more;
    const counter = Buffer.alloc(4);
    this.counter = lies.counter ?? this.counter + 1;
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hash(lies.rpId ?? rp?.id ?? rpId ?? ''), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, { challenge }: Asked, lies: Lies): string {
    const data = { type, challenge, origin: lies.origin ?? this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}

/** As COSE writes a key for ES256. */
function publicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map(
    ...[whole(1), whole(2), whole(3), whole(-7), whole(-1), whole(1)],
    ...[whole(-2), bytes(Buffer.from(x, 'base64url')), whole(-3), bytes(Buffer.from(y, 'base64url'))],
  );
}
