import { ChecksIcon } from '@phosphor-icons/react/dist/ssr/Checks';
import { useQuery } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { latestQuery, unreadQuery, useRead } from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';

/** Marks everything as read up to the newest one that has been shown; it has nothing to do while nothing is unread. */
export function ReadAll({ userid }: { userid: number }) {
  const t = useTexts(notificationsTexts);
  const { data: unread = 0 } = useQuery(unreadQuery(userid));
  const { data: latest } = useQuery(latestQuery(userid));
  const { mutate, isPending } = useRead();
  const up_to = latest?.[0]?.notification_id;
  const isIdle = unread === 0 || up_to === undefined;
  const press = () =>
    up_to !== undefined && mutate({ up_to }, { onError: (error) => toast.error(messageFrom(error, t.network)) });
  return (
    <Button
      variant="secondary"
      size={40}
      icon={ChecksIcon}
      disabled={isIdle}
      pending={isPending && t.marking}
      onClick={press}
    >
      {t.inbox.readAll}
    </Button>
  );
}
