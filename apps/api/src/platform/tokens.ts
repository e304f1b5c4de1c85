import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod/mini';
import type { Clock } from './clock.ts';

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

/** Signs and reads session tokens with one key and one algorithm (HS256). */
export interface Tokens {
  sign(session: SessionClaims): Promise<string>;
  /** The claims of a token that is ours and not expired, else nothing. */
  verify(token: string): Promise<SessionClaims | undefined>;
}

export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  const proved = new Map<string, SessionClaims>();
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
      try {
        const options = { algorithms: ['HS256'], audience, typ: tokenType, currentDate: clock.now() };
        const { payload } = await jwtVerify(token, key, options);
        const parsed = z.safeParse(claims, payload);
        if (!parsed.success) return undefined;
        const { sub, sid, userType, exp } = parsed.data;
        const session = { userId: Number(sub), sessionId: sid, userType, expiresAt: new Date(exp * 1000) };
        if (proved.size >= provedMax) proved.clear();
        proved.set(token, session);
        return session;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
