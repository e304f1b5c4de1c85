import { z } from 'zod/mini';

/** The status of each error code; the only place where the two meet. */
export const errorStatus = {
  invalid: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  busy: 429,
  internal: 500,
  unavailable: 503,
  /** Refused before anything was begun, so that any call may be made again. */
  overloaded: 503,
  maintenance: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The one shape of every failure; `errors` holds one text for each field that was refused. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  msg: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
