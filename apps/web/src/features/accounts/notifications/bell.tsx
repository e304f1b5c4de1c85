import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { readStored, storageKeys } from '#lib/storage.ts';
import { Icon } from '#ui/icon.tsx';
import { unreadQuery, useLiveNotifications } from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';

const shownMax = 99;

/** The way to the inbox, with what is unread; it counts by itself while the page is open. */
export function Bell({ userid }: { userid: number }) {
  const t = useTexts(notificationsTexts);
  const { data: unread = 0 } = useQuery(unreadQuery(userid));
  useLiveNotifications();
  useEffect(() => {
    if (readStored(storageKeys.push) === null) return;
    void import('./browser-push.ts').then(({ keepPush }) => keepPush(userid)).catch(() => undefined);
  }, [userid]);
  return (
    <Link
      to={paths.notifications}
      aria-label={unread > 0 ? t.notifications({ unread }) : t.notificationsTitle}
      className="relative grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface text-[1.25rem]"
    >
      <Icon of={BellIcon} weight="bold" />
      {unread > 0 && (
        <span className="num absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent">
          {unread > shownMax ? `${shownMax}+` : unread}
        </span>
      )}
    </Link>
  );
}
