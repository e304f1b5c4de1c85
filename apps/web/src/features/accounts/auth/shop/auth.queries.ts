import { addRestaurant, addUser, login, logout } from '@tawa/contract/accounts/auth';
import { loginByCode, sendLoginCode, signUp } from '@tawa/contract/accounts/auth.codes';
import type { Answer, Sent } from '@tawa/contract/common/endpoint';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#lib/api/api-client.ts';
import { startSession, type Session } from '#lib/session/session.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

type Credentials = Sent<typeof login>['body'];
type Opened = Extract<Answer<typeof login>, { status: 200 }>['body'];
export type Registration = Sent<typeof addUser>['body'];
type SignUp = Sent<typeof signUp>['body'];

const sessionOf = ({ token, userId, userType, restaurant_id }: Opened): Session => ({
  token,
  userId,
  userType,
  restaurant_id: restaurant_id ?? null,
});

/** What another account left in the cache goes first. */
function begin(client: QueryClient, session: Session): void {
  client.removeQueries({ type: 'inactive' });
  startSession(session);
}

async function openSession(body: Credentials): Promise<Session | 'needs-code'> {
  const answered = await call(login, { body });
  return answered.status === 202 ? 'needs-code' : sessionOf(answered.body);
}

/** Signs in, or hears that the account asks for its second step. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: openSession,
    onSuccess: (session) => session !== 'needs-code' && begin(client, session),
  });
}

/** An account whose answer was lost on the line is there already: the same words open it. */
async function makeAccount(body: SignUp): Promise<Session> {
  try {
    return sessionOf((await call(signUp, { body })).body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const { contact, password } = body;
    const opened = await openSession({ usernameOrEmail: contact, password, rememberMe: false }).catch(() => null);
    if (opened === null || opened === 'needs-code') throw error;
    return opened;
  }
}

/** Makes a customer's account and signs in; a second try after a lost line makes no second account. */
export function useSignUp() {
  const client = useQueryClient();
  return useMutation({ mutationFn: makeAccount, onSuccess: (session) => begin(client, session) });
}

export const useSendLoginCode = () =>
  useMutation({ mutationFn: async (contact: string) => (await call(sendLoginCode, { body: { contact } })).body });

async function enterCode(body: Sent<typeof loginByCode>['body']): Promise<Session | 'needs-name' | 'password-needed'> {
  const answered = await call(loginByCode, { body });
  if (answered.status === 202) return 'needs-name';
  return answered.status === 409 ? 'password-needed' : sessionOf(answered.body);
}

/** Signs in by a one-time code; of a contact that nobody has, it asks for a name first. */
export function useLoginByCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: enterCode,
    onSuccess: (session) => typeof session !== 'string' && begin(client, session),
  });
}

/** Tells the server that the token is not to be used any more. */
export const endServerSession = () => call(logout);

const registrations = { user: addUser, restaurant: addRestaurant } as const;

export const useRegister = (kind: keyof typeof registrations) =>
  useMutation({ mutationFn: (body: Registration) => call(registrations[kind], { body }) });
