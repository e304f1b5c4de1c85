import type { AuditEntry } from '@tawa/contract/insight/audit';
import { blockForm, userNoteForm } from '@tawa/contract/accounts/users.office';
import { messageLengthMax, reasonLengthMax } from '@tawa/domain/common/limits';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount, formatDate, formatDateTime } from '#lib/format.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useAsksFor } from '#ui/panel/panel-act.ts';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { UserState } from './user-look.tsx';
import { actions, type OfficePerson, userQuery, useUserAction } from './users.queries.ts';
import { officeUsersTexts } from './users.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type User = OfficePerson;

function BlockSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const language = useLanguage();
  const t = useTexts(officeUsersTexts);
  const action = useUserAction();
  const form = useForm<{ reason: string }, { reason: string }>(blockForm, { defaultValues: { reason: '' } });
  const block = async ({ reason }: { reason: string }) => {
    await action.mutateAsync(actions(user.user_id, language).block(reason)).then(onClose, () => undefined);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.blockTitle({ name: user.name })}>
      <Form form={form} onSubmit={block}>
        <p className="text-body text-ink-2">{t.blockText}</p>
        <TextareaField label={t.reason} maxLength={reasonLengthMax} counter {...form.field('reason')} />
        <Button type="submit" variant="danger" wide pending={action.isPending} pendingText={t.blocking}>
          {t.block} {user.name}
        </Button>
      </Form>
    </Sheet>
  );
}

function Actions({ user }: { user: User }) {
  const language = useLanguage();
  const t = useTexts(officeUsersTexts);
  const [blocking, setBlocking] = useState(useAsksFor('block') && user.status === 'active');
  const action = useUserAction();
  const does = actions(user.user_id, language);
  if (user.status === 'deleted') return null;
  if (user.is_you) return <Banner tone="quiet">{t.you}</Banner>;
  return (
    <div className="flex flex-wrap gap-2">
      {user.status === 'active' && (
        <>
          {user.email !== null && (
            <Button
              size={40}
              variant="secondary"
              icon={EnvelopeSimpleIcon}
              pending={action.isPending}
              onClick={() => action.mutate(does.sendResetLink)}
            >
              {t.reset}
            </Button>
          )}
          <Button size={40} variant="danger" icon={ProhibitIcon} onClick={() => setBlocking(true)}>
            {t.block}
          </Button>
        </>
      )}
      {user.status === 'blocked' && (
        <Button size={40} pending={action.isPending} onClick={() => action.mutate(does.unblock)}>
          {t.unblock}
        </Button>
      )}
      {blocking && <BlockSheet user={user} onClose={() => setBlocking(false)} />}
    </div>
  );
}

function CashSwitch({ user }: { user: User }) {
  const language = useLanguage();
  const t = useTexts(officeUsersTexts);
  const action = useUserAction();
  const allowed = user.cod_allowed === 1;
  return (
    <>
      <Switch
        label={t.cashLabel}
        checked={action.isPending ? !allowed : allowed}
        onChange={() => action.mutate(actions(user.user_id, language).allowCash(!allowed))}
      />
      <p className="text-note text-ink-3">{t.cashHint}</p>
    </>
  );
}

function Notes({ user }: { user: User }) {
  const language = useLanguage();
  const t = useTexts(officeUsersTexts);
  const action = useUserAction();
  const mayAct = useMayAct('people');
  const form = useForm<{ note: string }, { note: string }>(userNoteForm, { defaultValues: { note: '' } });
  const add = async ({ note }: { note: string }) => {
    await action.mutateAsync(actions(user.user_id, language).addNote(note)).then(
      () => form.reset(),
      () => undefined,
    );
  };
  return (
    <PanelPart title={t.notes} act="note" aside={t.notesHint}>
      {user.notes.length === 0 && <p className="mb-3 text-sm text-ink-3">{t.noNotes}</p>}
      <ul className="mb-3 space-y-2">
        {user.notes.map((note) => (
          <li key={note.user_note_id} className="rounded-md border border-dashed border-warning bg-warning-soft p-3">
            <p className="text-sm break-words whitespace-pre-line">{note.note}</p>
            <p className="num mt-1 text-note text-ink-2">
              {note.author}, {formatDateTime(note.created_on, language)}
            </p>
          </li>
        ))}
      </ul>
      {mayAct && user.status !== 'deleted' && (
        <Form form={form} onSubmit={add} className="space-y-2">
          <TextareaField label={t.note} rows={2} maxLength={messageLengthMax} {...form.field('note')} />
          <Button type="submit" size={40} variant="secondary" pending={action.isPending} pendingText={t.adding}>
            {t.addNote}
          </Button>
        </Form>
      )}
    </PanelPart>
  );
}

const factsOf = (user: User, language: Language): [string, ReactNode][] => {
  const t = textsIn(officeUsersTexts, language);
  const contactText = (contact: string | null, isProved: boolean) =>
    contact === null ? t.none : t[isProved ? 'verified' : 'notVerified']({ contact });
  return [
    [t.roleColumn, textsIn(officeUsersTexts, language).role[user.role]],
    [t.eMail, contactText(user.email, user.email_verified)],
    [t.phone, contactText(user.mobile, user.mobile_verified)],
    [t.logsIn, user.has_password ? t.byPassword : t.byCode],
    [t.username, user.username],
    [t.joinedColumn, formatDate(user.created_on, language)],
    [t.lastSeen, user.last_seen_at ? formatDateTime(user.last_seen_at, language) : 'never'],
    [t.openSessions, formatCount(user.open_sessions)],
    [t.twoFactor, user.two_factor ? 'on' : 'off'],
    ...(user.restaurant_name === null ? [] : [[t.restaurant, user.restaurant_name] satisfies [string, ReactNode]]),
  ];
};

const customerFacts = (user: User, language: Language): [string, ReactNode][] => {
  const t = textsIn(officeUsersTexts, language);
  return [
    [t.orders, formatCount(user.orders)],
    [t.spent, `₹${user.spent.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`],
    [t.complaints, formatCount(user.complaints)],
    [t.cashRefusedAt, formatCount(user.refused_cash)],
  ];
};

interface Props {
  userId: number;
  /** What the office did to the account. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One account: who it is, what it did, what the office may do to it. */
export function UserPanel({ userId, history }: Props) {
  const language = useLanguage();
  const t = useTexts(officeUsersTexts);
  const query = useQuery(userQuery(userId));
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(user) => (
        <>
          <PanelHead title={user.name} badge={<UserState status={user.status} />}>
            <span className="num">{t.account({ userId: user.user_id })}</span>{' '}
            <Link to={`/users/${user.user_id}`} className="font-bold text-brand-ink">
              {t.whole}
            </Link>
            {user.status_reason && <p className="mt-1 font-semibold text-danger">“{user.status_reason}”</p>}
          </PanelHead>
          <ForActing part="people">
            <Actions user={user} />
          </ForActing>
          <div className="mt-4">
            <PanelPart title={t.accountPart}>
              <Facts facts={factsOf(user, language)} />
            </PanelPart>
            {user.role === 'user' && (
              <PanelPart title={t.asCustomer}>
                <Facts facts={customerFacts(user, language)} className="mb-3" />
                {user.status !== 'deleted' && (
                  <ForActing part="people">
                    <CashSwitch user={user} />
                  </ForActing>
                )}
              </PanelPart>
            )}
            <Notes key={user.user_id} user={user} />
            <PanelPart title={t.history}>{history(user.history)}</PanelPart>
          </div>
        </>
      )}
    </PanelBody>
  );
}
