import type { Group, GroupLine } from '@tawa/contract/ordering/groups';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { keepPhoneKey } from '#lib/phone-key.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { groupPaths } from './group-paths.ts';
import { groupQuery, isGone, useGroupActs, useLiveGroup } from './groups.queries.ts';
import { groupTexts } from './groups.texts.ts';
import { Deadline, useMove } from './host-deadline.tsx';
import { HostPeople } from './host-people.tsx';
import { AskingFoot, PayBy, WhoPays } from './host-shares.tsx';
import { Invite } from './invite.tsx';
import { shareTexts } from './shares.texts.ts';

type Acts = ReturnType<typeof useGroupActs>;
const isFreeOf = ({ state }: Group) => state === 'open' || state === 'closed';
const isPaidFor = ({ guests }: Group) => guests.some(({ asked }) => asked !== null);

function Cancelling({ group, acts }: { group: Group; acts: Acts }) {
  const t = useTexts(groupTexts);
  const s = useTexts(shareTexts);
  const move = useMove(group, acts);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="min-h-11 px-2 font-bold text-brand-ink" onClick={() => setAsked(true)}>
        {t.cancel.button}
      </button>
      {asked && (
        <ConfirmDialog
          title={t.cancel.title}
          confirmLabel={t.cancel.confirm}
          cancelLabel={t.cancel.keep}
          danger
          pending={acts.move.isPending}
          pendingText={t.cancel.pending}
          onConfirm={() => move('cancel', () => setAsked(false))}
          onCancel={() => setAsked(false)}
        >
          {isPaidFor(group) ? s.cancelText : t.cancel.text}
        </ConfirmDialog>
      )}
    </>
  );
}

function Head({ group, acts }: { group: Group; acts: Acts }) {
  const t = useTexts(groupTexts);
  return (
    <div className="flex items-center gap-1 border-b border-line px-2 py-1 lg:px-0">
      <Link
        to={paths.restaurant(group.restaurant)}
        aria-label={t.back}
        className="press grid size-11 shrink-0 place-items-center rounded-full text-[1.25rem]"
      >
        <ArrowLeftIcon weight="bold" aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1 py-1">
        <h1 className="text-lg/6 font-bold">{t.title}</h1>
        <p className="truncate text-sm text-ink-2">{group.restaurant.restaurant_name}</p>
      </div>
      {(isFreeOf(group) || group.state === 'asking') && <Cancelling group={group} acts={acts} />}
    </div>
  );
}

function Foot({ group, acts }: { group: Group; acts: Acts }) {
  const t = useTexts(groupTexts);
  const navigate = useNavigate();
  const move = useMove(group, acts);
  const go = () => void navigate(groupPaths.checkout(group.group_id));
  const isEmpty = group.guests.every(({ lines }) => lines.length === 0);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-3">
      <div className="mx-auto max-w-[640px]">
        <p className="flex flex-wrap justify-between gap-x-3 pb-2 text-body">
          <span>{t.people({ count: group.guests.length })}</span>
          <span className="num font-semibold">{t.beforeFees({ amount: formatRupees(group.amount) })}</span>
        </p>
        {isEmpty ? (
          <p className="flex min-h-14 items-center justify-center text-center text-body text-ink-2">{t.nobody}</p>
        ) : (
          <Button
            size={56}
            wide
            pending={acts.move.isPending}
            pendingText={group.state === 'open' ? t.closing : undefined}
            onClick={() => (group.state === 'open' ? move('close', go) : go())}
          >
            {group.state === 'open' ? t.close : t.toCheckout}
          </Button>
        )}
      </div>
    </div>
  );
}

function Over({ group, putBack }: { group: Group; putBack: ReactNode }) {
  const t = useTexts(groupTexts);
  const s = useTexts(shareTexts);
  const { state, order_number } = group;
  if ((state === 'ordered' || state === 'paying') && order_number) {
    const to = state === 'paying' ? paths.payment(order_number) : paths.order(order_number);
    return (
      <EmptyState title={t[state].title} action={<ButtonLink to={to}>{t[state].button}</ButtonLink>}>
        {t[state].text}
      </EmptyState>
    );
  }
  const words = state === 'cancelled' ? t.cancelled : t.lapsed;
  const text = isPaidFor(group) ? (state === 'cancelled' ? s.cancelled : s.lapsed) : words.text;
  return (
    <EmptyState
      title={words.title}
      action={
        <>
          {putBack}
          <ButtonLink to={paths.restaurants()} variant={putBack ? 'secondary' : 'primary'}>
            {t.another}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

interface Props {
  userid: number;
  groupId: number;
  /** The way of the host's own dishes into the cart, where nothing came of the group. */
  putBackOf: (lines: readonly GroupLine[]) => ReactNode;
}

function Page({ userid, group, putBackOf }: Pick<Props, 'userid' | 'putBackOf'> & { group: Group }) {
  const t = useTexts(groupTexts);
  const acts = useGroupActs(userid, group.group_id);
  const { token, secret } = group;
  // On the page of the guests this device is the host.
  useEffect(() => keepPhoneKey('group', token, secret), [token, secret]);
  const isFree = isFreeOf(group);
  const isAsking = group.state === 'asking';
  const own = group.guests.find(({ is_host }) => is_host)?.lines ?? [];
  return (
    <>
      <Head group={group} acts={acts} />
      <div className="grid grid-cols-1 gap-3 px-4 pt-3 pb-44 lg:px-0">
        {isFree && <Deadline group={group} acts={acts} />}
        {isAsking && <PayBy group={group} />}
        {!isFree && !isAsking && <Over group={group} putBack={own.length > 0 && putBackOf(own)} />}
        {group.state === 'open' && <Invite group={group} />}
        {(isFree || isAsking) && <WhoPays group={group} acts={acts} />}
        <section aria-labelledby="who" className="mt-2">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id="who" className="text-xl font-bold">
              {t.who}
            </h2>
          </div>
          <HostPeople userid={userid} group={group} acts={acts} isFree={isFree} />
        </section>
        {group.state === 'open' && (
          <Link
            to={groupPaths.guest(token)}
            className="flex min-h-11 items-center gap-2 justify-self-start font-bold text-brand-ink"
          >
            <PlusIcon weight="bold" aria-hidden="true" /> {t.addMine}
          </Link>
        )}
      </div>
      {isFree && <Foot group={group} acts={acts} />}
      {isAsking && <AskingFoot userid={userid} group={group} />}
    </>
  );
}

/** A group order as its host runs it: who is in with what, until when, and the way to the checkout. */
export function HostPage({ userid, groupId, putBackOf }: Props) {
  const t = useTexts(groupTexts);
  useLiveGroup();
  const { data: group, error, refetch } = useQuery(groupQuery(userid, groupId));
  return (
    <div className="mx-auto w-full max-w-[640px] lg:pt-4">
      <title>{t.pageTitle}</title>
      {group && <Page userid={userid} group={group} putBackOf={putBackOf} />}
      {!group && error && !isGone(error) && <FailedPart text={t.loadFailed} onRetry={() => void refetch()} />}
      {!group && isGone(error) && (
        <EmptyState
          level={1}
          title={t.lapsed.title}
          action={<ButtonLink to={paths.restaurants()}>{t.another}</ButtonLink>}
        />
      )}
      {!group && !error && (
        <Loading label={t.loading} className="grid gap-3 px-4 pt-4">
          <Skeleton className="h-10 w-48" />
          <Skeleton className="h-16 w-full rounded-lg" />
          <Skeleton className="h-12 w-full rounded-lg" />
          <Skeleton className="h-20 w-full" />
        </Loading>
      )}
    </div>
  );
}
