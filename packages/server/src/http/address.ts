import type { IncomingHttpHeaders } from 'node:http';

/** As much of a request as tells where it comes from. */
interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Who asks, as far as limits are concerned. A trusted proxy has added the address it saw at the end of the header; what
 * stands before that was written by whoever asks, and would let them count as somebody else each time.
 */
export function addressOf({ headers, socket }: Caller, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const last = forwarded.at(-1)?.trim();
  return network(last === undefined || last === '' ? (socket.remoteAddress ?? '') : last);
}

/** IPv6 hands every customer a network of 2^64 addresses, so the network is what counts there. */
export function network(address: string): string {
  const v4 = /^\[?(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)\]?(?::\d+)?$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!address.includes(':')) return address;
  // Some proxies add the port: `[2001:db8::1]:443`.
  const [bare = ''] = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').split('%');
  const [head = '', tail] = bare.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : groups(tail);
  const between = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - after.length);
  const all = [...groups(head), ...Array.from({ length: between }, () => '0'), ...after];
  const numbers = all.map((group) => Number.parseInt(group, 16));
  return (
    mappedV4(numbers) ??
    `${numbers
      .slice(0, 4)
      .map((number) => number.toString(16))
      .join(':')}::/64`
  );
}

/** An address of IPv4 written as one of IPv6 in hexadecimal, `::ffff:cb00:7107`: all of them would be one network. */
function mappedV4(groups: readonly number[]): string | undefined {
  const [high, low] = groups.slice(6);
  const isMapped =
    groups.length === 8 && groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (!isMapped || high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Did it come over https? Of a proxy only the word it added itself counts. */
export function isSecure({ headers, socket }: Caller, trustProxy: boolean): boolean {
  if ('encrypted' in socket && socket.encrypted === true) return true;
  const forwarded = trustProxy ? String(headers['x-forwarded-proto'] ?? '').split(',') : [];
  return forwarded.at(-1)?.trim() === 'https';
}
