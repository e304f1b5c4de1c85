import type { Statistics } from '@tawa/contract/insight/statistics';
import { useTexts } from '#lib/i18n/texts.ts';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { DishesCard } from './dishes-card.tsx';
import { FallCard } from './fall-card.tsx';
import { FigureRow } from './figure-row.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { HeatCard } from './heat-card.tsx';
import { PrepCard } from './prep-card.tsx';
import { SalesCard } from './sales-card.tsx';
import { SmallCards } from './small-cards.tsx';
import { statisticsTexts } from './statistics.texts.ts';

interface Props {
  statistics: Statistics;
  editHref?: (menuId: number) => string;
  onHide?: (dish: { menu_id: number; dish_name: string }) => void;
}

/** Every card of a report; whose orders it tells of is the caller's affair. */
export function Report({ statistics, editHref, onHide }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FigureRow statistics={statistics} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SalesCard statistics={statistics} />
        <FallCard statistics={statistics} />
        <HeatCard statistics={statistics} />
        <FunnelCard statistics={statistics} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        <PrepCard statistics={statistics} />
        <DishesCard statistics={statistics} editHref={editHref} onHide={onHide} />
      </div>
      <SmallCards statistics={statistics} />
    </div>
  );
}

/** The same layout before the numbers are there. */
export function ReportSkeleton() {
  const t = useTexts(statisticsTexts);
  return (
    <Loading label={t.loading} className="grid gap-4">
      <Skeleton className="h-28 w-full rounded-xl" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="h-96 w-full rounded-xl" />
        <Skeleton className="h-96 w-full rounded-xl" />
      </div>
    </Loading>
  );
}
