import { WifiSlashIcon } from '@phosphor-icons/react/dist/ssr/WifiSlash';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { columnsIn } from './board.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { SilentBand } from './sound/mute-band.tsx';
import type { Bell } from './sound/use-bell.ts';
import type { KitchenBoard } from './use-kitchen-board.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const strip = 'shrink-0 rounded-none! px-4! lg:px-6!';
const small = 'min-h-11! -my-2 shrink-0 px-3! text-sm!';

/** Strips under the header: what stands in the way of a board that can be trusted. */
export function BoardNotices({
  board: { online, query, search, orders, lane },
  bell,
}: {
  board: KitchenBoard;
  bell: Bell;
}) {
  const t = useTexts(kitchenOrdersTexts);
  const isStale = query.isError && query.data !== undefined;
  const hasNoMatch = search.words.trim() !== '' && orders.length === 0 && lane === 'board';
  return (
    <>
      {!online && (
        <Banner tone="warning" icon={WifiSlashIcon} alert className={strip}>
          {t.kitchen.offline}
        </Banner>
      )}
      {online && isStale && (
        <Banner
          tone="danger"
          alert
          className={strip}
          action={
            <Button variant="quiet" className={small} onClick={() => void query.refetch()}>
              {t.tryAgain}
            </Button>
          }
        >
          {t.stale}
        </Banner>
      )}
      {bell.isOff && <SilentBand onSound={bell.turnOn} />}
      {bell.isBlocked && (
        <Banner
          tone="info"
          className={strip}
          action={
            <Button variant="quiet" className={small} onClick={bell.turnOn}>
              {t.turnSound}
            </Button>
          }
        >
          {t.blockedBell}
        </Banner>
      )}
      {hasNoMatch && (
        <Banner
          tone="quiet"
          className={strip}
          action={
            <Button variant="quiet" className={small} onClick={() => search.change('')}>
              {t.clearSearch}
            </Button>
          }
        >
          {t.noMatch({ words: search.words.trim() })}
        </Banner>
      )}
    </>
  );
}

/** Two tickets in each column to come. */
export function BoardSkeleton() {
  const language = useLanguage();
  const t = useTexts(kitchenOrdersTexts);
  return (
    <Loading label={t.loadingOrders} className="grid gap-4 p-4 md:grid-cols-2 lg:px-6 xl:grid-cols-4">
      {columnsIn(language).map(({ id }, place) => (
        <div
          key={id}
          className={place === 0 ? 'grid gap-3' : place === 1 ? 'grid gap-3 max-md:hidden' : 'grid gap-3 max-xl:hidden'}
        >
          <Skeleton className="h-6 w-32 max-xl:hidden" />
          <Skeleton className="h-64 w-full rounded-xl" />
          <Skeleton className="h-48 w-full rounded-xl" />
        </div>
      ))}
    </Loading>
  );
}
