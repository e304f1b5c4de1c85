import type { GroupGuest, GroupLine, GroupPage } from '@tawa/contract/ordering/groups';
import { AlarmIcon } from '@phosphor-icons/react/dist/ssr/Alarm';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Picture } from '#ui/picture.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { forgetGroupKey, readGroupKey } from './group-key.ts';
import { type GroupKeys, GuestBag } from './guest-bag.tsx';
import { groupPageQuery, isGone, useLeaveGroup } from './groups.queries.ts';
import { guestTexts } from './groups.texts.ts';
import { Initial } from './initial.tsx';
import { JoinForm } from './join-form.tsx';

/** What the screen gives a guest to choose from. */
export interface Choosing {
  keys: GroupKeys;
  page: GroupPage;
  own: GroupGuest;
  /** A line whose choices are to be changed. */
  editing: GroupLine | null;
  onEdited: () => void;
}

const facesMax = 3;

function Cover({ page }: { page: GroupPage }) {
  const { cover_img } = page.restaurant;
  return (
    <div className="relative h-46 overflow-hidden bg-brand">
      {cover_img && (
        <Picture
          src={pictureUrl(cover_img)}
          alt=""
          sizes="(width >= 640px) 640px, 100vw"
          eager
          className="h-full w-full"
        />
      )}
      <span className="absolute top-4 left-4 rounded-full bg-surface px-3 py-1.5 shadow-1">
        <Logo />
      </span>
    </div>
  );
}

function Head({ page }: { page: GroupPage }) {
  const t = useTexts(guestTexts);
  const { names, host, restaurant } = page;
  const [first = host, second = ''] = names;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <span className="flex shrink-0 -space-x-2">
          {names.slice(0, facesMax).map((name) => (
            <Initial key={name} name={name} className="ring-2 ring-canvas" />
          ))}
        </span>
        <span className="min-w-0 wrap-anywhere">{t.in({ count: names.length, first, second })}</span>
      </p>
      <h1 className="display mt-4 text-2xl font-bold wrap-anywhere">
        {t.isOrdering({ host, restaurant: restaurant.restaurant_name })}
      </h1>
    </>
  );
}

const Deadline = ({ page }: { page: GroupPage }) => {
  const t = useTexts(guestTexts);
  return (
    <p className="mt-2 flex items-center gap-2.5 text-body text-ink-2">
      <Icon of={AlarmIcon} weight="fill" className="text-[19px] text-accent-ink" />
      <span>
        {t.chooseBy({
          time: formatTime(page.closes_at),
          b: (words) => <b className="num font-bold text-ink">{words}</b>,
        })}
      </span>
    </p>
  );
};

type OverState = Exclude<GroupPage['state'], 'open'>;

/** What everybody reads once nothing can be chosen any more. */
function Over({ page, state }: { page: GroupPage; state: OverState | 'removed' }) {
  const t = useTexts(guestTexts);
  const { host, promised_to } = page;
  const words = {
    closed: [t.closed.title, t.closed.text({ host })],
    paying: [t.paying.title, t.paying.text({ host })],
    ordered: [t.ordered.title, promised_to ? t.ordered.text({ time: formatTime(promised_to) }) : t.ordered.plain],
    cancelled: [t.cancelled.title({ host }), t.cancelled.text],
    lapsed: [t.lapsed.title, t.lapsed.text],
    removed: [t.removed.title({ host }), t.removed.text],
  }[state];
  const tone = state === 'ordered' ? 'success' : state === 'closed' || state === 'paying' ? 'info' : 'warning';
  return (
    <div role="status" className="mt-4">
      <Banner tone={tone} title={words[0]}>
        {words[1]}
      </Banner>
    </div>
  );
}

function Leave({ keys, onLeft }: { keys: GroupKeys; onLeft: () => void }) {
  const { leave: t, failedLine } = useTexts(guestTexts);
  const [asked, setAsked] = useState(false);
  const leave = useLeaveGroup(keys.token, keys.secret);
  const go = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        toast.success(t.left);
        onLeft();
      },
      onError: (error) => toast.error(messageFrom(error, failedLine)),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <button type="button" className="min-h-11 font-bold text-brand-ink" onClick={() => setAsked(true)}>
        {t.button}
      </button>
      {asked && (
        <ConfirmDialog
          title={t.title}
          confirmLabel={t.confirm}
          cancelLabel={t.keep}
          danger
          pending={leave.isPending}
          pendingText={t.pending}
          onConfirm={go}
          onCancel={() => setAsked(false)}
        >
          {t.text}
        </ConfirmDialog>
      )}
    </>
  );
}

function OwnBag({
  page,
  own,
  keys,
  onEdit,
  onChange,
  onLeft,
}: Omit<Choosing, 'editing' | 'onEdited'> & {
  onEdit: (line: GroupLine) => void;
  onChange: () => void;
  onLeft: () => void;
}) {
  const t = useTexts(guestTexts);
  const isOpen = page.state === 'open';
  return (
    <section aria-labelledby="bag" className="mt-5 rounded-2xl border border-line bg-surface px-4 pt-3 pb-3">
      <h2 id="bag" className="text-xl font-bold wrap-anywhere">
        {t.yourBag({ name: own.name })}
      </h2>
      <GuestBag keys={keys} own={own} isOpen={isOpen} onEdit={onEdit} />
      {isOpen && !own.is_host && (
        <p className="flex flex-wrap gap-x-5 text-sm">
          <button type="button" className="min-h-11 font-bold text-brand-ink" onClick={onChange}>
            {t.change}
          </button>
          <Leave keys={keys} onLeft={onLeft} />
        </p>
      )}
    </section>
  );
}

/** A phone's way back to what was chosen, above the menu. */
function BagBar({ page, own, hostLink }: { page: GroupPage; own: GroupGuest; hostLink: string | null }) {
  const t = useTexts(guestTexts);
  const count = own.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0 && hostLink === null) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-3">
      <div className="mx-auto flex max-w-[640px] items-center justify-between gap-3 lg:max-w-[1120px]">
        <a href="#bag" className="num flex min-h-11 items-center text-body font-bold">
          {t.sum({ amount: formatRupees(own.amount) })}
        </a>
        {hostLink === null ? (
          <span className="text-right text-sm text-ink-2">{t.pays({ host: page.host })}</span>
        ) : (
          <ButtonLink to={hostLink}>{t.toHost}</ButtonLink>
        )}
      </div>
    </div>
  );
}

interface Props {
  token: string;
  /** The host's own page, for whoever is the host on this device. */
  hostLink: string | null;
  menu: (choosing: Choosing) => ReactNode;
}

function Page({
  token,
  page,
  secret,
  setSecret,
  hostLink,
  menu,
}: Props & {
  page: GroupPage;
  secret: string | null;
  setSecret: (secret: string | null) => void;
}) {
  const t = useTexts(guestTexts);
  const [isChanging, setChanging] = useState(false);
  const [editing, setEditing] = useState<GroupLine | null>(null);
  const { own, state, restaurant } = page;
  const isOpen = state === 'open';
  const isJoining = isOpen && !page.removed && (own === null || isChanging);
  const keys = secret === null ? null : { token, secret };
  const left = () => {
    forgetGroupKey(token);
    setSecret(null);
  };
  return (
    <>
      <title>{t.pageTitle({ restaurant: restaurant.restaurant_name })}</title>
      <div className="mx-auto max-w-[640px]">
        <Cover page={page} />
      </div>
      <div className="relative mx-auto -mt-6 max-w-[640px] rounded-t-3xl bg-canvas px-4 pt-5">
        <Head page={page} />
        {isOpen && !page.removed && <Deadline page={page} />}
        {page.removed && <Over page={page} state="removed" />}
        {!page.removed && state !== 'open' && <Over page={page} state={state} />}
        {isJoining && (own !== null || page.has_room) && (
          <div className="mt-5">
            <JoinForm
              token={token}
              secret={secret}
              page={page}
              onJoined={(key) => {
                setSecret(key);
                setChanging(false);
                window.scrollTo({ top: 0 });
              }}
            />
          </div>
        )}
        {isJoining && own === null && !page.has_room && (
          <Banner tone="warning" className="mt-4">
            {t.full}
          </Banner>
        )}
        {own && keys && !isJoining && (
          <OwnBag
            page={page}
            own={own}
            keys={keys}
            onEdit={setEditing}
            onChange={() => setChanging(true)}
            onLeft={left}
          />
        )}
      </div>
      {own && keys && isOpen && !isJoining && (
        <div className="mx-auto max-w-[640px] px-4 pt-6 pb-28 lg:max-w-[1120px]">
          <h2 className="flex items-center gap-2 text-xl font-bold">
            {t.menu} <ArrowDownIcon weight="bold" aria-hidden="true" className="text-[17px] text-ink-3" />
          </h2>
          {menu({ keys, page, own, editing, onEdited: () => setEditing(null) })}
          <BagBar page={page} own={own} hostLink={own.is_host ? hostLink : null} />
        </div>
      )}
    </>
  );
}

/** A group order for whoever has its link: joining, choosing, and what became of it. */
export function GuestPage({ token, ...rest }: Props) {
  const t = useTexts(guestTexts);
  const [secret, setSecret] = useState(() => readGroupKey(token));
  const { data: page, error, refetch } = useQuery(groupPageQuery(token, secret));
  if (page && !isGone(error)) return <Page token={token} page={page} secret={secret} setSecret={setSecret} {...rest} />;
  if (isGone(error))
    return (
      <EmptyState
        level={1}
        title={t.gone.title}
        action={
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
          >
            {t.gone.home}
          </Link>
        }
      >
        {t.gone.text}
      </EmptyState>
    );
  if (error) return <FailedPart text={t.failed} onRetry={() => void refetch()} />;
  return (
    <Loading label={t.loading} className="mx-auto grid max-w-[640px] gap-4">
      <Skeleton className="h-46 w-full" />
      <Skeleton className="mx-4 h-9 w-2/3" />
      <Skeleton className="mx-4 h-12" />
      <Skeleton className="mx-4 h-40" />
    </Loading>
  );
}
