import { isSpoken } from '@tawa/domain/common/languages';
import { deletionUndoDays } from '@tawa/domain/common/limits';
import type { Mail } from '#platform/mail/outbox.ts';

interface To {
  email: string | null;
  name: string;
}

export const deletionRequestedMail = ({ email, name }: To, origin: string, due: Date): Mail => ({
  to: email,
  subject: 'Your account will be deleted',
  heading: 'Your account will be deleted',
  paragraphs: [
    `Hello ${name}, you asked us to delete your account. We’ll delete it on ${due.toUTCString()}.`,
    `You have ${deletionUndoDays} days to change your mind. Invoices stay as long as the tax law asks for, without a way back to you.`,
  ],
  action: { label: 'Keep my account', url: `${origin}/delete-account` },
  note: 'If this was not you, change your password at once and sign out your other devices under Settings.',
});

/** The account is gone when it is sent, and with it what it was written to in. */
export const deletedMail = ({ email, name, language }: To & { language: string | null }): Mail => ({
  to: email,
  ...(isSpoken(language) && { language }),
  subject: 'Your account is deleted',
  heading: 'Your account is deleted',
  paragraphs: [`Goodbye ${name}. Your name, addresses and favourites are gone. Thank you for eating with us.`],
});
