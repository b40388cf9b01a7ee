import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service for one browser: it takes what it is sent, checks who sent it, and reads it as only that browser can. */
export class PushService {
  readonly received: Received[] = [];
  /** What it answers next. */
  status = 201;
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
    this.keys.generateKeys();
    server.on('request', async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      this.received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(this.status).end();
    });
  }

  static async open(): Promise<PushService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PushService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get subscription() {
    return {
      endpoint: `${this.origin}/send/abc`,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  /** As RFC 8291 and RFC 8188 have it. */
  read({ body }: Received): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const ikm = Buffer.from(hkdfSync('sha256', this.keys.computeSecret(sender), this.auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }

  /** Is it signed with the key the browser subscribed with? */
  isSigned({ headers }: Received, publicKey: string): boolean {
    const [, token = ''] = /t=([^,\s]+)/.exec(headers.authorization ?? '') ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    if (x === undefined || y === undefined) return false;
    const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    const proof = { key, dsaEncoding: 'ieee-p1363' } as const;
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      proof,
      Buffer.from(signature, 'base64url'),
    );
    return signed && aud === this.origin;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
