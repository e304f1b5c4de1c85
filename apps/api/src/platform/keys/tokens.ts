import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Several } from './server-keys.ts';

const audience = 'tawa';
const tokenType = 'session';
const provedMax = 10_000;

const claims = z.object({
  sub: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  sid: z.uuid(),
  userType: z.enum(['user', 'restaurant', 'admin']),
  exp: z.int(),
});

export interface SessionClaims {
  userId: number;
  sessionId: string;
  userType: 'user' | 'restaurant' | 'admin';
  expiresAt: Date;
}

/** Signs and reads session tokens with one algorithm (HS256): the newest secret signs, any of them proves. */
export interface Tokens {
  sign(session: SessionClaims): Promise<string>;
  /** The claims of a token that is ours and not expired, else nothing. */
  verify(token: string): Promise<SessionClaims | undefined>;
}

const claimsSignedBy = async (key: Uint8Array, token: string, now: Date): Promise<unknown> => {
  const options = { algorithms: ['HS256'], audience, typ: tokenType, currentDate: now };
  try {
    return (await jwtVerify(token, key, options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

export function createTokens(secrets: Several<string>, clock: Clock): Tokens {
  const encoder = new TextEncoder();
  const [newest, ...earlier] = secrets;
  const key = encoder.encode(newest);
  const keys = [key, ...earlier.map((secret) => encoder.encode(secret))];
  const proved = new Map<string, SessionClaims>();
  const keep = (token: string, { sub, sid, userType, exp }: z.infer<typeof claims>): SessionClaims => {
    const session = { userId: Number(sub), sessionId: sid, userType, expiresAt: new Date(exp * 1000) };
    if (proved.size >= provedMax) proved.clear();
    proved.set(token, session);
    return session;
  };
  return {
    sign: ({ userId, sessionId, userType, expiresAt }) =>
      new SignJWT({ sid: sessionId, userType })
        .setProtectedHeader({ alg: 'HS256', typ: tokenType })
        .setSubject(String(userId))
        .setAudience(audience)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token) {
      // A signature that was right stays right; only the time has to be looked at again.
      const known = proved.get(token);
      if (known) return known.expiresAt > clock.now() ? known : undefined;
      for (const one of keys) {
        const parsed = z.safeParse(claims, await claimsSignedBy(one, token, clock.now()));
        if (parsed.success) return keep(token, parsed.data);
      }
      return undefined;
    },
  };
}
