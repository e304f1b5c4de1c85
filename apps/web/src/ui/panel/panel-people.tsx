import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { QueryKey } from '@tanstack/react-query';
import { findOwn } from '@tawa/domain/common/own';
import { useState, type ReactElement, type ReactNode } from 'react';
import { formatDate } from '#lib/format.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { SelectField } from '../form/input.tsx';
import { Part, type Query } from '../page/part.tsx';
import { Loading, Skeleton } from '../state/skeleton.tsx';
import { useAction, type Action } from '../use-action.ts';
import { panelPartTexts } from './panel.texts.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** The roles that somebody can be given, with their names and what each is for. */
export interface Roles<R extends string> {
  all: readonly R[];
  words: Readonly<Record<R, string>>;
  texts: Readonly<Record<R, string>>;
}

/** What a list of roles to choose from shows. */
export const roleOptions = <R extends string>({ all, words }: Roles<R>) =>
  all.map((value) => ({ value, label: words[value] }));

interface CardProps<T> {
  title: string;
  query: Query<T>;
  /** What is said with a retry after a failure. */
  failed: string;
  /** What is said while there is nobody. */
  empty?: string;
  roles: Roles<string>;
  /** The sheet that invites; left out for whoever may not. */
  renderInvite?: ((onClose: () => void) => ReactNode) | undefined;
  /** The rows. */
  children: (data: T) => ReactElement[];
}

/** Who works here as what and who is invited to, with what each role is for. */
export function PeopleCard<T>({ title, query, failed, empty, roles, renderInvite, children }: CardProps<T>) {
  const t = useTexts(panelPartTexts);
  const [inviting, setInviting] = useState(false);
  const skeleton = (
    <Loading className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  const listOf = (rows: ReactElement[]) =>
    rows.length === 0 ? (
      <p className="py-4 text-body text-ink-2">{empty}</p>
    ) : (
      <ul aria-label={title} className="divide-y divide-line">
        {rows}
      </ul>
    );
  return (
    <Card
      title={title}
      facts={t.facts}
      action={
        renderInvite && (
          <Button size={40} icon={UserPlusIcon} onClick={() => setInviting(true)}>
            {t.invite}
          </Button>
        )
      }
    >
      <Part query={query} skeleton={skeleton} failed={failed}>
        {(data) => listOf(children(data))}
      </Part>
      {roles.all.length > 0 && (
        <dl className="mt-2 grid gap-x-4 gap-y-1 border-t border-line pt-4 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
          {roles.all.map((role) => (
            <div key={role} className="contents">
              <dt className="font-semibold">{findOwn(roles.words, role)}</dt>
              <dd className="text-ink-2">{findOwn(roles.texts, role)}</dd>
            </div>
          ))}
        </dl>
      )}
      {inviting && renderInvite?.(() => setInviting(false))}
    </Card>
  );
}

interface RowProps {
  person: { name: string; email: string };
  facts: string;
  badge: ReactNode;
  /** The role, and what may be done with this person. */
  children: ReactNode;
}

/** One person with what may be done about them. */
export const PersonRow = ({ person, facts, badge, children }: RowProps) => (
  <li className="grid items-center gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_180px_auto]">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <b className="min-w-0 break-words">{person.name}</b>
        {badge}
      </p>
      <p className="text-sm break-all text-ink-2">{person.email}</p>
      <p className="num text-note text-ink-3">{facts}</p>
    </div>
    {children}
  </li>
);

/** When somebody who works here was here last. */
export const seenWords = (
  { since, last_seen_at }: { since: string; last_seen_at: string | null },
  language: Language,
): string => {
  const t = textsIn(panelPartTexts, language);
  return last_seen_at
    ? t.lastSeen({ day: formatDate(last_seen_at, language) })
    : t.since({ day: formatDate(since, language) });
};

/** How long an invitation waits. */
export const sentWords = (instant: string, language: Language): string =>
  textsIn(panelPartTexts, language).sent({ day: formatDate(instant, language) });

/** Whether an invitation can still be accepted. */
export const InvitationBadge = ({ isExpired }: { isExpired: boolean }) => {
  const t = useTexts(panelPartTexts);
  return isExpired ? (
    <Badge tone="warning" icon={XCircleIcon}>
      {t.expired}
    </Badge>
  ) : (
    <Badge tone="info" icon={HourglassMediumIcon}>
      {t.invited}
    </Badge>
  );
};

interface RoleProps<R extends string> {
  name: string;
  role: R;
  roles: Roles<R>;
  /** What holds the people, read again after a change. */
  held: QueryKey;
  change: (role: R) => ReturnType<Action['run']>;
}

/** Somebody's role, changed at once. */
export function PersonRole<R extends string>({ name, role, roles, held, change }: RoleProps<R>) {
  const t = useTexts(panelPartTexts);
  const deed = useAction(held);
  const choose = (value: string) => {
    const next = roles.all.find((one) => one === value);
    if (next) deed.mutate({ run: () => change(next), isTold: true });
  };
  return (
    <SelectField
      label={t.roleOf({ name })}
      hideLabel
      options={roleOptions(roles)}
      value={role}
      disabled={deed.isPending}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

interface EndProps {
  name: string;
  held: QueryKey;
  /** Of an invitation, which is taken back; others are removed. */
  isInvitation?: boolean;
  run: Action['run'];
}

/** Removes somebody, or takes an invitation back, after a question. */
export function EndButton({ name, held, isInvitation = false, run }: EndProps) {
  const t = useTexts(panelPartTexts);
  const deed = useAction(held);
  const [asking, setAsking] = useState(false);
  const verb = isInvitation ? t.takeBack : t.remove;
  return (
    <>
      <Button variant="secondary" size={48} aria-label={`${verb} ${name}`} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isInvitation ? t.takeBackTitle({ name }) : t.removeTitle({ name })}
        confirmLabel={`${verb} ${name}`}
        danger
        pending={deed.isPending}
        pendingText={t.removing}
        onCancel={() => setAsking(false)}
        onConfirm={() => deed.mutate({ run, isTold: true }, { onSettled: () => setAsking(false) })}
      >
        {isInvitation ? t.takeBackText : t.removeText}
      </ConfirmDialog>
    </>
  );
}

interface InvitationProps {
  name: string;
  held: QueryKey;
  again: Action['run'];
  takeBack: Action['run'];
}

/** What may be done about an invitation that waits. */
export function InvitationActions({ name, held, again, takeBack }: InvitationProps) {
  const t = useTexts(panelPartTexts);
  const deed = useAction(held);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size={48}
        aria-label={`${t.again}, ${name}`}
        pending={deed.isPending}
        onClick={() => deed.mutate({ run: again, isTold: true })}
      >
        {t.again}
      </Button>
      <EndButton name={name} held={held} isInvitation run={takeBack} />
    </div>
  );
}
