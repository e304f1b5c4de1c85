import { addRestaurant, addUser, login, logout } from '@tawa/contract/accounts/auth';
import type { Sent } from '@tawa/contract/common/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#lib/api/api-client.ts';
import { startSession, type Session } from '#lib/session/session.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

type Credentials = Sent<typeof login>['body'];
export type Registration = Sent<typeof addUser>['body'];

async function openSession(body: Credentials): Promise<Session | 'needs-code'> {
  const answered = await call(login, { body });
  if (answered.status === 202) return 'needs-code';
  const { token, userId, userType, restaurant_id } = answered.body;
  return { token, userId, userType, restaurant_id: restaurant_id ?? null };
}

/** Signs in, or hears that the account asks for its second step; what another account left in the cache goes first. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: openSession,
    onSuccess: (session) => {
      if (session === 'needs-code') return;
      client.removeQueries({ type: 'inactive' });
      startSession(session);
    },
  });
}

/** Makes a customer's account and signs in; a second try after a lost line makes no second account. */
export function useSignUp() {
  const signIn = useLogin();
  const made = useRef<string | null>(null);
  return useMutation({
    mutationFn: async (body: Registration) => {
      if (made.current !== body.email) await call(addUser, { body });
      made.current = body.email;
      const { email, password } = body;
      return signIn.mutateAsync({ usernameOrEmail: email, password, rememberMe: false });
    },
  });
}

/** Tells the server that the token is not to be used any more. */
export const endServerSession = () => call(logout);

const registrations = { user: addUser, restaurant: addRestaurant } as const;

export const useRegister = (kind: keyof typeof registrations) =>
  useMutation({ mutationFn: (body: Registration) => call(registrations[kind], { body }) });
