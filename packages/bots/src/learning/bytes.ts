/** Bytes as text that files and pages can carry (base64). */
export function writeBytes(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/** `undefined` if the text is no base64. */
export function readBytes(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
