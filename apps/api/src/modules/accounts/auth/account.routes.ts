import * as contract from '@tawa/contract/accounts/auth.account';
import { answer } from '@tawa/contract/common/endpoint';
import { loginNameOf } from '@tawa/domain/accounts/login-names';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { route } from '#platform/http/route.ts';
import { setLanguage } from './account.ts';
import * as emails from './auth.email.service.ts';
import * as passwords from './auth.passwords.service.ts';
import * as sessions from './auth.sessions.service.ts';
import * as twoFactor from './auth.two-factor.service.ts';

const done = (message: string) => answer(200, { message });

function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.forgotPassword,
    async ({ body }) => {
      await deps.rateLimit.claim('mail', `reset:${loginNameOf(body.identifier)}`);
      await passwords.requestReset(deps, body.identifier);
      return answer(200, { success: true, msg: 'Password reset instructions sent to your email.' });
    },
    { budget: 'message' },
  );
  route(
    app,
    contract.resetPassword,
    async ({ body }) => {
      await passwords.resetPassword(deps, body);
      return done('Your new password is set. Please log in.');
    },
    { budget: 'loginOfAddress' },
  );
  route(app, contract.changePassword, async ({ body, caller }) => {
    await passwords.changePassword(deps, { ...caller, ...body });
    return done('Password changed successfully.');
  });
}

function emailRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.sendEmailVerification,
    async ({ caller }) => {
      await emails.sendVerification(deps, caller.userId);
      return done('A link is on its way to your e-mail.');
    },
    { budget: 'mail' },
  );
  route(
    app,
    contract.verifyEmail,
    async ({ body }) => {
      await emails.verifyEmail(deps, body.token);
      return done('Thank you. Your e-mail is confirmed.');
    },
    { budget: 'loginOfAddress' },
  );
  route(app, contract.updateProfile, async ({ body, caller }) => {
    await emails.updateProfile(deps, caller.userId, body);
    return done('Your profile is saved.');
  });
}

function languageRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, contract.updateLanguage, async ({ body, caller }) => {
    await transaction(db, (tx) => setLanguage(tx, caller.userId, body.language));
    return done('Your language is saved.');
  });
}

function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listSessions, async ({ caller }) =>
    answer(200, { sessions: await sessions.listSessions(deps, caller) }),
  );
  route(app, contract.endOtherSessions, async ({ caller }) => {
    await sessions.endOtherSessions(deps, caller);
    return done('Every other device is signed out.');
  });
  route(app, contract.endSession, async ({ params, caller }) => {
    await sessions.endSession(deps, caller.userId, params.session_id);
    return done('The device is signed out.');
  });
}

function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.startTwoFactor, async ({ body, caller }) =>
    answer(200, await twoFactor.startTwoFactor(deps, caller.userId, body.password)),
  );
  route(app, contract.confirmTwoFactor, async ({ body, caller }) =>
    answer(200, { recovery_codes: await twoFactor.confirmTwoFactor(deps, caller.userId, body.code) }),
  );
  route(app, contract.getTwoFactor, async ({ caller }) =>
    answer(200, await twoFactor.getTwoFactor(deps, caller.userId)),
  );
  route(app, contract.renewRecoveryCodes, async ({ body, caller }) =>
    answer(200, { recovery_codes: await twoFactor.renewRecoveryCodes(deps, caller.userId, body) }),
  );
  route(app, contract.stopTwoFactor, async ({ body, caller }) => {
    await twoFactor.stopTwoFactor(deps, caller.userId, body);
    return done('The second step is off.');
  });
}

/** What a person does with the account itself, whatever the role. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  passwordRoutes(app, deps);
  emailRoutes(app, deps);
  languageRoutes(app, deps);
  sessionRoutes(app, deps);
  twoFactorRoutes(app, deps);
}
