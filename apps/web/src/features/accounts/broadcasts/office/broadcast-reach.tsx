import type { BroadcastForm, BroadcastPreview } from '@tawa/contract/accounts/broadcasts';
import { broadcastChannels, broadcastLeft } from '@tawa/domain/accounts/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { reachQuery } from './broadcasts.queries.ts';
import { CountRows } from './count-rows.tsx';
import { broadcastsTexts } from './broadcasts.texts.ts';

/** How many, as exactly as it is known. */
function useTold({ is_exact, least }: Pick<BroadcastPreview, 'is_exact' | 'least'>) {
  const t = useTexts(broadcastsTexts);
  return {
    sentence: (count: number): string => {
      if (is_exact) return t.hearIt({ count });
      return count === 0 ? t.hearFew({ count: formatCount(least) }) : t.hearAbout({ count: formatCount(count) });
    },
    short: (count: number): string => {
      if (is_exact) return formatCount(count);
      return count === 0 ? `< ${formatCount(least)}` : `≈ ${formatCount(count)}`;
    },
  };
}

function Counted({ reach, isOld }: { reach: BroadcastPreview; isOld: boolean }) {
  const t = useTexts(broadcastsTexts);
  const told = useTold(reach);
  const leftOut = broadcastLeft.filter((reason) => reach.left[reason] > 0);
  const ways = broadcastChannels.filter((channel) => reach.by_channel[channel] > 0);
  return (
    <div className={cx('space-y-3', isOld && 'opacity-60')}>
      <p role="status" className="num text-xl font-bold">
        {told.sentence(reach.people)}
      </p>
      <p className="num text-sm text-ink-2">{t.ofMatching({ matching: told.short(reach.matching) })}</p>
      {ways.length > 0 && (
        <CountRows rows={ways.map((channel) => [t.way[channel], told.short(reach.by_channel[channel])])} />
      )}
      {leftOut.length > 0 && (
        <>
          <h4 className="text-sm font-bold">{t.leftTitle}</h4>
          <CountRows rows={leftOut.map((reason) => [t.left[reason], told.short(reach.left[reason])])} />
        </>
      )}
      {!reach.is_exact && <p className="text-note text-ink-3">{t.sampled}</p>}
    </div>
  );
}

/** Whom a broadcast would reach if it were sent now, counted anew with each choice. */
export function BroadcastReach({ wanted }: { wanted: BroadcastForm }) {
  const t = useTexts(broadcastsTexts);
  const { channels, city_id, ordered_within, not_ordered_for, diets } = wanted;
  const query = useQuery(reachQuery({ channels, city_id, ordered_within, not_ordered_for, diets }));
  if (channels.length === 0) return null;
  return (
    <Part
      query={query}
      failed={t.reachFailed}
      skeleton={
        <Loading>
          <Skeleton className="h-24 w-full" />
        </Loading>
      }
    >
      {(reach) => <Counted reach={reach} isOld={query.isPlaceholderData} />}
    </Part>
  );
}
