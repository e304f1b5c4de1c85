import { loginCodeMinutes } from '@tawa/domain/accounts/login-codes';
import { resetLinkMinutes, verifyLinkHours } from '@tawa/domain/common/limits';
import type { Mail } from '#platform/mail/outbox.ts';

interface To {
  email: string | null;
  name: string;
}

const safety = 'If this was not you, change your password at once and sign out your other devices under Settings.';

// The token stands behind #, which no browser sends to a server: it is in no log and in no Referer.
const linkTo = (origin: string, page: string, token: string): string => `${origin}/${page}#${token}`;

export const resetMail = ({ email, name }: To, origin: string, token: string): Mail => ({
  to: email,
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [
    `Hello ${name}, we got a request for a new password for your account.`,
    `The link works once, within ${resetLinkMinutes} minutes.`,
  ],
  action: { label: 'Choose a new password', url: linkTo(origin, 'reset-password', token) },
  note: 'If it wasn’t you, ignore this mail. Your password stays the same.',
});

export const verifyMail = ({ email, name }: To, origin: string, token: string): Mail => ({
  to: email,
  subject: 'Confirm your e-mail address',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    `Hello ${name}, please confirm that ${email} is yours. Receipts and order updates go there.`,
    `The link works once, within ${verifyLinkHours} hours.`,
  ],
  action: { label: 'Confirm my e-mail', url: linkTo(origin, 'verify-email', token) },
  note: 'If you didn’t sign up for Tawa, ignore this mail.',
});

export const codeMail = (email: string, code: string): Mail => ({
  to: email,
  subject: `${code} is your Tawa code`,
  heading: code,
  paragraphs: [`Enter this code to go on. It works once and for ${loginCodeMinutes} minutes.`],
  note: 'Nobody of Tawa ever asks for it. If you did not ask for a code, do nothing.',
});

export const mobileAddedMail = ({ email, name }: To, mobile: string, origin: string): Mail => ({
  to: email,
  subject: 'A mobile number was added to your account',
  heading: 'A mobile number was added to your account',
  paragraphs: [
    `Hello ${name}, from now on a code to the number ending in ${mobile.slice(-4)} opens your account.`,
    safety,
  ],
  action: { label: 'See my account', url: `${origin}/settings` },
});

export const passwordChangedMail = ({ email, name }: To, origin: string): Mail => ({
  to: email,
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `Hello ${name}, the password of your account was changed just now. Every other device was signed out.`,
    'If this was not you, choose a new password at once.',
  ],
  action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
});

export const newDeviceMail = (
  { email, name }: To,
  { origin, device, at }: { origin: string; device: string; at: Date },
): Mail => ({
  to: email,
  subject: 'A new device signed in',
  heading: 'A new device signed in',
  paragraphs: [
    `Hello ${name}, someone signed in to your account on a new device: ${device}.`,
    `This was at ${at.toUTCString()}.`,
    safety,
  ],
  action: { label: 'Change my password', url: `${origin}/change-password` },
});

export const emailChangedMail = ({ email, name }: To, changedTo: string): Mail => ({
  to: email,
  subject: 'Your e-mail address was changed',
  heading: 'Your e-mail address was changed',
  paragraphs: [`Hello ${name}, your account now uses ${changedTo}.`, safety],
});

export const secondStepMail = ({ email, name }: To, state: 'on' | 'off'): Mail => ({
  to: email,
  subject: `The second step was turned ${state}`,
  heading: `The second step was turned ${state}`,
  paragraphs: [
    state === 'on'
      ? `Hello ${name}, from now on your account asks for a code of your authenticator app. Keep the recovery codes where the phone is not.`
      : `Hello ${name}, your account opens with the password alone again.`,
    safety,
  ],
});
