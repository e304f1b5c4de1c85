import type { Mail } from '#platform/mail/outbox.ts';

/** What a test letter is found by again. */
export const testSubject = 'A test letter from Tawa';

/** The letter that shows an administrator that mail arrives. */
export const testMail = ({ email, name }: { email: string; name: string }): Mail & { to: string } => ({
  to: email,
  subject: testSubject,
  heading: 'Mail works',
  paragraphs: [
    `Hello ${name}, you asked for this letter in the settings of Tawa.`,
    'It went the way of every other letter: if you read it, so can customers and restaurants.',
  ],
});
