import { exportDays } from '@tawa/domain/common/limits';
import type { Mail } from '#platform/mail/outbox.ts';

interface To {
  email: string | null;
  name: string;
  role: string;
}

const settingsOf = (role: string): string =>
  role === 'user'
    ? '/user-profile-settings'
    : role === 'admin'
      ? '/admin-profile-settings'
      : '/restaurant-profile-settings';

export const exportMail = ({ email, name, role }: To, origin: string, until: Date): Mail => ({
  to: email,
  subject: 'Your data is ready',
  heading: 'Your data is ready',
  paragraphs: [
    `Hello ${name}, the file with everything we keep about you is ready: one part to read, one for other programs.`,
    `You can download it under Settings for ${exportDays} days, until ${until.toUTCString()}.`,
  ],
  action: { label: 'Go to my settings', url: `${origin}${settingsOf(role)}` },
  note: 'If you did not ask for it, change your password and sign out your other devices.',
});
