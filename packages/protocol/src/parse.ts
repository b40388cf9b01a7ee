import * as v from 'valibot';
import { ProtocolError } from './errors.js';

/** The door for everything that comes from outside: what does not fit the schema is refused by the name of its field. */
export function parse<const S extends v.GenericSchema>(schema: S, raw: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new ProtocolError('bad-request', `${path ?? 'message'}: ${issue.message}`.slice(0, 300));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('bad-request', 'message: not valid JSON');
  }
}
