/**
 * The version of what passes between a client and a table. docs/protocol.md explains it; a change that an older client
 * could not live with raises the number.
 */
export const PROTOCOL = 1;

/** Longer messages are refused; far longer ones close the connection. */
export const MAX_MESSAGE_BYTES = 4096;

/** A position explains at most so many things that cannot be chosen. */
export const MAX_REFUSALS = 512;
