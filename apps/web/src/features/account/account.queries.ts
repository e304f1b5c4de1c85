import { changePassword, forgotPassword, resetPassword, verifyEmail } from '@tawa/contract/account';
import type { Sent } from '@tawa/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

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

export const useVerifyEmail = () =>
  useMutation({ mutationFn: async (token: string) => (await call(verifyEmail, { body: { token } })).body });
