import { roles, startSession, type Role, type Session } from '#lib/session/session.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token as the server makes them, with an expiry that many seconds from now. */
export const makeToken = (secondsLeft = 3600, holder = ''): string =>
  `${part({ alg: 'HS256' })}.${part({ sub: holder, exp: Math.floor(Date.now() / 1000) + secondsLeft })}.c2ln`;

/** Signs a role in, as after a login. */
export function signIn(userType: Role = 'user', token: string = makeToken(3600, userType)): Session {
  const userId = 1001 + roles.indexOf(userType);
  const session: Session = { token, userId, userType, restaurant_id: userType === 'restaurant' ? 7 : null };
  startSession(session);
  return session;
}
