// What a person wants to hear of outside the inbox. Only what differs from the table of kinds is a choice.
import type { Role } from '@tawa/contract/endpoint';
import type { NotificationChoices } from '@tawa/contract/notifications';
import {
  type ChoosableChannel,
  isChoosable,
  isNotificationKind,
  kindsOf,
  type NotificationKind,
  notificationKinds,
  notificationSections,
} from '@tawa/domain/notifications';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import * as store from './notifications.store.ts';

interface Own {
  userId: number;
  role: Role;
}
type Chosen = Awaited<ReturnType<typeof store.listChoices>>;
type Word = NotificationChoices['sections'][number]['kinds'][number]['channels']['email'];

/** The ways this server can send by: letters need a mail server in production, text messages a provider. */
const offeredBy = ({ env, sms }: Pick<Deps, 'env' | 'sms'>): ChoosableChannel[] => [
  ...(env.SMTP_URL || !env.isProduction ? (['email'] as const) : []),
  'web_push',
  ...(sms ? (['sms'] as const) : []),
];

function wordOf(kind: NotificationKind, channel: ChoosableChannel, chosen: Chosen): Word {
  const rule = notificationKinds[kind].channels[channel];
  if (rule === 'never') return 'none';
  if (rule === 'always' || rule === 'own_letter') return 'fixed';
  const said = chosen.find((choice) => choice.kind === kind && choice.channel === channel)?.is_on;
  return (said ?? rule === 'on') ? 'on' : 'off';
}

export async function getChoices(
  { db, ...deps }: Pick<Deps, 'db' | 'env' | 'sms'>,
  { userId, role }: Own,
): Promise<NotificationChoices> {
  const chosen = await store.listChoices(db, userId);
  const kinds = kindsOf(role);
  const sections = Object.entries(notificationSections).map(([section, title]) => ({
    section,
    title,
    kinds: kinds
      .filter((kind) => notificationKinds[kind].section === section)
      .map((kind) => ({
        kind,
        label: notificationKinds[kind].label,
        channels: {
          email: wordOf(kind, 'email', chosen),
          web_push: wordOf(kind, 'web_push', chosen),
          sms: wordOf(kind, 'sms', chosen),
        },
      })),
  }));
  return { offered: offeredBy(deps), sections: sections.filter((section) => section.kinds.length > 0) };
}

interface Choice {
  kind: string;
  channel: ChoosableChannel;
  is_on: boolean;
}

export async function updateChoice(
  { db, ...deps }: Pick<Deps, 'db' | 'env' | 'sms'>,
  { userId, role }: Own,
  { kind, channel, is_on }: Choice,
): Promise<void> {
  const refuse = (field: 'kind' | 'channel', text: string) =>
    new AppError('invalid', text, { fields: { [field]: text } });
  if (!isNotificationKind(kind) || !kindsOf(role).includes(kind))
    throw refuse('kind', 'There is no such notification.');
  if (!offeredBy(deps).includes(channel)) throw refuse('channel', 'This way is not offered.');
  if (!isChoosable(kind, channel)) throw refuse('channel', 'This cannot be switched.');
  await store.saveChoice(db, { user_id: userId, kind, channel, is_on });
}
