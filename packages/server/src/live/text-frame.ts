/** A whole message, not masked, of text (RFC 6455, 5.2). */
const TEXT = 0x81;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO_BYTES = 0xffff;

/** The text that was framed last: most of those at a table are told the very same. */
let latest: { readonly text: string; readonly frame: Buffer } = { text: '', frame: Buffer.of(TEXT, 0) };

/**
 * A text as a server's WebSocket sends it, in one piece. The library hands header and text to the system apart, and copies
 * the text once more: with four players told of every choice that adds up.
 */
export function textFrame(text: string): Buffer {
  if (text !== latest.text) latest = { text, frame: frameOf(text) };
  return latest.frame;
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
