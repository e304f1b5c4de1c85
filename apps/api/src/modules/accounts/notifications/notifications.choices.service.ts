// What a person wants to hear of outside the inbox. Only what differs from the table of kinds is a choice.
import type { NotificationChoices } from '@tawa/contract/accounts/notifications';
import {
  type ChoosableChannel,
  isChoosable,
  isNotificationKind,
  kindsOf,
  type NotificationKind,
  notificationKinds,
  notificationSections,
} from '@tawa/domain/accounts/notifications';
import { isOfficeTold } from '@tawa/domain/accounts/administrators';
import { rolesTold } from '@tawa/domain/accounts/staff';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import * as store from './notifications.store.ts';

type Chosen = Awaited<ReturnType<typeof store.listChoices>>;
type ChannelChoice = NotificationChoices['sections'][number]['kinds'][number]['channels']['email'];

/** The kinds that somebody is told of: of the account, and of what is their role's work in the restaurant or the office. */
const kindsFor = (caller: Caller): NotificationKind[] =>
  kindsOf(caller.role).filter((kind) => {
    if (notificationKinds[kind].section === 'account') return true;
    if (caller.role === 'admin') return isOfficeTold(caller.rights, kind);
    if (caller.role === 'user') return true;
    return caller.staffRole === 'owner' || rolesTold(kind).some((role) => role === caller.staffRole);
  });

/** The ways this server can send by: letters need a mail server in production, text messages a provider. */
const offeredBy = ({ env, keys, sms }: Pick<Deps, 'env' | 'keys' | 'sms'>): ChoosableChannel[] => [
  ...(keys.over().SMTP_URL || !env.isProduction ? (['email'] as const) : []),
  'web_push',
  ...(sms ? (['sms'] as const) : []),
];

function choiceOf(kind: NotificationKind, channel: ChoosableChannel, chosen: Chosen): ChannelChoice {
  const rule = notificationKinds[kind].channels[channel];
  if (rule === 'never') return 'none';
  if (rule === 'always' || rule === 'own_letter') return 'fixed';
  const isOn = chosen.find((choice) => choice.kind === kind && choice.channel === channel)?.is_on;
  return (isOn ?? rule === 'on') ? 'on' : 'off';
}

export async function getChoices(
  { db, ...deps }: Pick<Deps, 'db' | 'env' | 'keys' | 'sms'>,
  caller: Caller,
): Promise<NotificationChoices> {
  const chosen = await store.listChoices(db, caller.userId);
  const kinds = kindsFor(caller);
  const sections = Object.entries(notificationSections).map(([section, title]) => ({
    section,
    title,
    kinds: kinds
      .filter((kind) => notificationKinds[kind].section === section)
      .map((kind) => ({
        kind,
        label: notificationKinds[kind].label,
        channels: {
          email: choiceOf(kind, 'email', chosen),
          web_push: choiceOf(kind, 'web_push', chosen),
          sms: choiceOf(kind, 'sms', chosen),
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
  { db, ...deps }: Pick<Deps, 'db' | 'env' | 'keys' | 'sms'>,
  caller: Caller,
  { kind, channel, is_on }: Choice,
): Promise<void> {
  const refuse = (field: 'kind' | 'channel', text: string) =>
    new AppError('invalid', text, { fields: { [field]: text } });
  if (!isNotificationKind(kind) || !kindsFor(caller).includes(kind))
    throw refuse('kind', 'There is no such notification.');
  if (!offeredBy(deps).includes(channel)) throw refuse('channel', 'This way is not offered.');
  if (!isChoosable(kind, channel)) throw refuse('channel', 'This cannot be switched.');
  await store.saveChoice(db, { user_id: caller.userId, kind, channel, is_on });
}
