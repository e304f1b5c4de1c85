import type { Notification } from '@tawa/contract/accounts/notifications';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { dayLabel } from '@tawa/domain/common/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Notice } from './notice.tsx';
import { inboxQuery, type Shown, useLiveNotifications } from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** The days of a list that stands newest first, each with its notifications. */
function byDay(notices: readonly Notification[], now: number): { day: string; notices: Notification[] }[] {
  const days: { day: string; notices: Notification[] }[] = [];
  for (const notice of notices) {
    const day = dayLabel(new Date(notice.created_at), new Date(now), timeZoneDefault);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(notificationsTexts, language);
  return (
    <Loading label={t.inbox.loading} className="grid gap-3">
      <Skeleton className="h-5 w-24" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-xl" />
      ))}
    </Loading>
  );
});

function Day({ day, notices }: { day: string; notices: readonly Notification[] }) {
  const language = useLanguage();
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-note font-bold text-ink-3">{day}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {notices.map((notice) => (
          <li key={notice.notification_id}>
            <Notice
              notice={notice}
              when={formatTime(notice.created_at, language)}
              className="p-4 transition-colors hover:bg-surface-2 focus-visible:-outline-offset-2 sm:px-5"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a person was told, by day; older ones come on request. */
export function Inbox({ userid, shown, now }: { userid: number; shown: Shown; now: number }) {
  const t = useTexts(notificationsTexts);
  const language = useLanguage();
  const query = useInfiniteQuery(inboxQuery(userid, shown));
  useLiveNotifications();
  return (
    <Part query={query} skeleton={skeletonIn(language)} failed={t.inbox.failed}>
      {({ pages }) => {
        const notices = pages.flatMap((page) => page.notifications);
        if (notices.length === 0)
          return (
            <EmptyState plate="empty-bowl" title={shown === 'unread' ? t.inbox.noneUnread : t.inbox.none}>
              {shown === 'unread' ? t.inbox.noneUnreadText : t.inbox.noneText}
            </EmptyState>
          );
        return (
          <>
            {byDay(notices, now).map((day) => (
              <Day key={day.day} {...day} />
            ))}
            {query.hasNextPage ? (
              <Button
                variant="secondary"
                pending={query.isFetchingNextPage && t.inbox.loadingOlder}
                onClick={() => void query.fetchNextPage()}
              >
                {t.inbox.older}
              </Button>
            ) : (
              <p className="text-note text-ink-3">{t.inbox.kept}</p>
            )}
            {query.isFetchNextPageError && (
              <p role="alert" className="mt-3 text-sm text-danger">
                {t.inbox.failedOlder}
              </p>
            )}
          </>
        );
      }}
    </Part>
  );
}
