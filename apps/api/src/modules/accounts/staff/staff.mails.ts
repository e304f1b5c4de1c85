import type { Names } from '@tawa/domain/catalogue/names/names';
import { invitationDays, staffRoleTexts, staffRoleWords, type InvitedRole } from '@tawa/domain/accounts/staff';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { addressIn } from '@tawa/domain/common/public-addresses';
import { calledOf } from '#db/names.ts';
import type { Mail } from '#platform/mail/outbox.ts';

interface InvitationFacts {
  email: string;
  name: string;
  role: InvitedRole;
  restaurant_name: string;
  names: Names | null;
  origin: string;
  token: string;
  /** Of the page on which the invitation was written. */
  language: SpokenLanguage;
}

/** The letter with the link that joins a staff; what proves it stands behind #, which no browser sends to a server. */
export const invitationMail = ({
  email,
  name,
  role,
  restaurant_name,
  names,
  origin,
  token,
  language,
}: InvitationFacts): Mail => ({
  to: email,
  language,
  ...calledOf({ name: restaurant_name, names }),
  subject: `${restaurant_name} invites you to its staff`,
  heading: `Join ${restaurant_name}`,
  paragraphs: [
    `Hello ${name}, ${restaurant_name} would like you on its staff. Your role: ${staffRoleWords[role]}.`,
    staffRoleTexts[role],
    `The link works once, within ${invitationDays} days.`,
  ],
  action: { label: 'Join the staff', url: `${origin}${addressIn(language, '/join-staff')}#${token}` },
  note: 'If you don’t know this restaurant, ignore this mail.',
});
