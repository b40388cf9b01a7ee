import { describe, expect, it } from 'vitest';
import { addressOf, network } from './address.js';

const request = (remoteAddress: string, forwarded?: string) => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('the address limits count by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:cb00:7107]:443', '203.0.113.7'],
    ['::fffe:cb00:7107', '0:0:0:0::/64'],
    ['', ''],
  ])('is, for %s, %s', (address, expected) => {
    expect(network(address)).toBe(expected);
  });

  it('is what a trusted proxy saw, not what the asker claims, and the socket without one', () => {
    expect(addressOf(request('10.0.0.1', '6.6.6.6, 203.0.113.7'), true)).toBe('203.0.113.7');
    expect(addressOf(request('10.0.0.1', '6.6.6.6, 203.0.113.7'), false)).toBe('10.0.0.1');
    expect(addressOf(request('10.0.0.1'), true)).toBe('10.0.0.1');
  });
});
