import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { UserCircleIcon } from '@phosphor-icons/react/dist/ssr/UserCircle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useOnline } from '#lib/api/online.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useSession } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { tabletQuery } from './tablet.queries.ts';
import { tabletTexts } from './tablet.texts.ts';
import { useIdle, useLeave } from './use-leave.ts';
import { WhoIsIt } from './who-is-it.tsx';

/** Who acts, with the way to somebody else; leaves by itself when nobody touches anything. */
function Acting({ name }: { name: string }) {
  const t = useTexts(tabletTexts);
  const online = useOnline();
  const { data, refetch } = useQuery(tabletQuery);
  const { leave, isLeaving } = useLeave();
  useIdle(data?.idle_minutes, { leave: () => void leave(), stay: () => void refetch() });
  return (
    <section
      aria-label={t.acting({ name })}
      className="flex min-h-14 shrink-0 items-center gap-2 bg-bar px-4 text-on-bar lg:px-6 print:hidden"
    >
      <Icon of={UserCircleIcon} weight="fill" className="shrink-0 text-2xl text-on-bar-accent" />
      <p className="min-w-0 flex-1 truncate text-lg font-bold">{online ? name : t.offline({ name })}</p>
      <Button
        variant="secondary"
        icon={ArrowsLeftRightIcon}
        disabled={!online}
        pending={isLeaving && t.switching}
        onClick={() => void leave()}
      >
        {t.switch}
      </Button>
    </section>
  );
}

/** Nothing that one person read is shown to the next. */
function useForgetting(token: string | undefined): void {
  const client = useQueryClient();
  const before = useRef(token);
  useEffect(() => {
    if (before.current === token) return;
    before.current = token;
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries();
  }, [client, token]);
}

/** Board or line on a shared tablet: who acts stands over it, and while nobody does, the people stand under it. */
export function TabletFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  useForgetting(session?.token);
  const name = session?.tablet;
  return (
    <div data-tablet="" className="flex h-dvh flex-col overflow-hidden print:h-auto">
      {name && <Acting key={session?.token} name={name} />}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto print:overflow-visible">{children}</div>
      {name === '' && <WhoIsIt />}
    </div>
  );
}
