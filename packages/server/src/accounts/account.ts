/** A person who wants their tables on every device. Nothing is known of them but what they typed. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** One of the keys to an account. The secret half never leaves the device that made it. */
export interface Passkey {
  readonly id: string;
  readonly account: string;
  /** In base64url, as WebAuthn describes it. */
  readonly publicKey: string;
  /** How often it was used, as far as its device counts. */
  readonly counter: number;
  readonly transports?: readonly string[];
  readonly label?: string;
  readonly createdAt: number;
  readonly usedAt?: number;
  readonly synced: boolean;
}

/** A browser that is signed in, by the hash of what its cookie holds. */
export interface Session {
  readonly hash: string;
  readonly account: string;
  readonly createdAt: number;
  readonly until: number;
}

/** A random text a passkey must sign, once and soon, for one purpose. */
export interface Challenge {
  readonly text: string;
  readonly purpose: 'account' | 'passkey' | 'sign-in';
  /** The account that is to be made, or gets another passkey. */
  readonly account?: string;
  /** The name of an account that is to be made. */
  readonly name?: string;
  readonly until: number;
}
