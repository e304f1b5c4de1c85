import {
  changePassword,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  forgotPassword,
  getDeletion,
  getTwoFactor,
  listSessions,
  renewRecoveryCodes,
  requestDeletion,
  resetPassword,
  sendEmailVerification,
  startTwoFactor,
  stopTwoFactor,
  undoDeletion,
  updateProfile,
  verifyEmail,
} from '@tawa/contract/accounts/auth.account';
import { proveMobile, sendMobileCode, setPasswordByCode } from '@tawa/contract/accounts/auth.codes';
import { me } from '@tawa/contract/accounts/auth';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const useForgotPassword = () =>
  useMutation({
    mutationFn: async (identifier: string) => (await call(forgotPassword, { body: { identifier } })).body,
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof resetPassword>['body']) => (await call(resetPassword, { body })).body,
  });

export const useChangePassword = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof changePassword>['body']) => (await call(changePassword, { body })).body,
  });

export function useSetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof setPasswordByCode>['body']) => (await call(setPasswordByCode, { body })).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
}

export const useSendMobileCode = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof sendMobileCode>['body']) => (await call(sendMobileCode, { body })).body,
  });

/** Proves the number of the account; the bill is asked for anew, because cash may be paid now. */
export function useProveMobile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof proveMobile>['body']) => (await call(proveMobile, { body })).body,
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['me'] }), client.invalidateQueries({ queryKey: ['quote'] })]),
  });
}

export const useVerifyEmail = () =>
  useMutation({ mutationFn: async (token: string) => (await call(verifyEmail, { body: { token } })).body });

export const meQuery = (userid: number) =>
  queryOptions({ queryKey: ['me', userid], queryFn: async ({ signal }) => (await call(me, {}, signal)).body });

export const sessionsQuery = (userid: number) =>
  queryOptions({
    queryKey: ['sessions', userid],
    queryFn: async ({ signal }) => (await call(listSessions, {}, signal)).body.sessions,
  });

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof updateProfile>['body']) => (await call(updateProfile, { body })).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
}

export const useSendVerification = () =>
  useMutation({ mutationFn: async () => (await call(sendEmailVerification)).body });

/** Signs one device out, or every other one when none is named. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (session_id: string | null) =>
      session_id === null
        ? (await call(endOtherSessions)).body
        : (await call(endSession, { params: { session_id } })).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

export const twoFactorQuery = (userid: number) =>
  queryOptions({
    queryKey: ['two-factor', userid],
    queryFn: async ({ signal }) => (await call(getTwoFactor, {}, signal)).body,
  });

export const useStartTwoFactor = () =>
  useMutation({ mutationFn: async (password: string) => (await call(startTwoFactor, { body: { password } })).body });

function useTwoFactorChange<Given, Body>(change: (given: Given) => Promise<{ body: Body }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => (await change(given)).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['two-factor'] }),
  });
}

export const useConfirmTwoFactor = () =>
  useTwoFactorChange((code: string) => call(confirmTwoFactor, { body: { code } }));

export const useRenewRecoveryCodes = () =>
  useTwoFactorChange((body: Sent<typeof renewRecoveryCodes>['body']) => call(renewRecoveryCodes, { body }));

export const useStopTwoFactor = () =>
  useTwoFactorChange((body: Sent<typeof stopTwoFactor>['body']) => call(stopTwoFactor, { body }));

export const deletionQuery = (userid: number) =>
  queryOptions({
    queryKey: ['deletion', userid],
    queryFn: async ({ signal }) => (await call(getDeletion, {}, signal)).body,
  });

export function useRequestDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(requestDeletion, { body: { password } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['deletion'] }),
  });
}

export function useUndoDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(undoDeletion)).body,
    onSuccess: () => client.invalidateQueries({ queryKey: ['deletion'] }),
  });
}
