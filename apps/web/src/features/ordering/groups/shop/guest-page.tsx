import type { PayPage } from '@tawa/contract/money/payments';
import type { GroupGuest, GroupLine, GroupPage } from '@tawa/contract/ordering/groups';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { forgetPhoneKey, readPhoneKey } from '#lib/phone-key.ts';
import { Banner } from '#ui/banner.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import type { GroupKeys } from './guest-bag.tsx';
import { Cover, Deadline, Head, Over } from './guest-head.tsx';
import { groupPageQuery, isGone } from './groups.queries.ts';
import { guestTexts } from './guests.texts.ts';
import { JoinForm } from './group-join-form.tsx';
import { BagBar, OwnBag } from './own-bag.tsx';

/** What the screen gives a guest to choose from. */
export interface Choosing {
  keys: GroupKeys;
  page: GroupPage;
  own: GroupGuest;
  /** A line whose choices are to be changed. */
  editing: GroupLine | null;
  onEdited: () => void;
}

interface Props {
  token: string;
  /** The host's own page, for whoever is the host on this device. */
  hostLink: string | null;
  menu: (choosing: Choosing) => ReactNode;
  /** Leaves for the page where a share is paid. */
  goToPay: (page: PayPage) => void;
}

function Page({
  token,
  page,
  secret,
  setSecret,
  hostLink,
  menu,
  goToPay,
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
    forgetPhoneKey('group', token);
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
            goToPay={goToPay}
            onEdit={setEditing}
            onChange={() => setChanging(true)}
            onLeft={left}
          />
        )}
      </div>
      {own && keys && isOpen && !isJoining && (
        <div className="mx-auto max-w-[640px] px-4 pt-6 pb-28 lg:max-w-[1120px]">
          <h2 className="flex items-center gap-2 text-xl font-bold lg:sticky lg:top-0 lg:z-10 lg:h-[3.75rem] lg:bg-canvas">
            {t.menu} <ArrowDownIcon weight="bold" aria-hidden="true" className="text-[1.0625rem] text-ink-3" />
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
  const [secret, setSecret] = useState(() => readPhoneKey('group', token));
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
