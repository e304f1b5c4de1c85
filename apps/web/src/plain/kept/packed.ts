import { z } from 'zod/mini';

/** A value as a cookie can carry it. */
export const pack = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a cookie carries, by its schema; null for whatever does not fit, for anybody may write one. */
export function unpack<S extends z.core.$ZodType>(schema: S, text: string | undefined): z.core.output<S> | null {
  if (text === undefined) return null;
  try {
    const parsed = z.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
