import { addRestaurant, addUser, login, logout } from '@tawa/contract/auth';
import type { Sent } from '@tawa/contract/endpoint';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { endSession, startSession, type Session } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';

type Credentials = Sent<typeof login>['body'];
export type Registration = Sent<typeof addUser>['body'];

async function openSession(body: Credentials): Promise<Session> {
  const { token, userId, userType, restaurant_id } = (await call(login, { body })).body;
  return { token, userId, userType, restaurant_id: restaurant_id ?? null };
}

/** Signs in; what another account left in the cache goes first. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: openSession,
    onSuccess: (session) => {
      client.removeQueries({ type: 'inactive' });
      startSession(session);
    },
  });
}

/** Forgets the session and what was read with it. */
export function forgetSession(client: QueryClient): void {
  endSession();
  client.removeQueries({ type: 'inactive' });
}

export const registrations = { user: addUser, restaurant: addRestaurant } as const;

export const useRegister = (kind: keyof typeof registrations) =>
  useMutation({ mutationFn: (body: Registration) => call(registrations[kind], { body }) });

/** Ends the session here and on the server, and goes to the login page. */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // The server is told while the token is still at hand; whether it hears it or not, this browser forgets the session.
    const told = call(logout).catch((error: unknown) => error);
    forgetSession(client);
    toast.success(messages.session.loggedOut);
    await navigate(paths.login);
    await told;
  };
}
