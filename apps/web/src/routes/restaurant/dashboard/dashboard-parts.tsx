import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { addDays } from '@tawa/domain/common/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { AcceptingSwitch } from '#features/ordering/orders/kitchen/accepting-switch.tsx';
import { kitchenStatusQuery } from '#features/ordering/orders/kitchen/kitchen.queries.ts';
import { AttentionCard } from '#features/insight/statistics/attention-card.tsx';
import { attentionQuery, ownStatisticsQuery } from '#features/insight/statistics/statistics.queries.ts';
import { TodayCard } from '#features/insight/statistics/today-card.tsx';
import { formatTime, formatWhen } from '#lib/format.ts';
import { useOnline } from '#lib/api/online.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { dashboardScreenTexts } from './dashboard.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const week = 7;

/** What stands in a part's place until it is read. */
export const skeleton = (height: string, language: Language) => (
  <Loading label={textsIn(dashboardScreenTexts, language).loading}>
    <Skeleton className={`${height} w-full rounded-xl`} />
  </Loading>
);

/** Open or closed, until when, and the switch. */
export function Standing({ now }: { now: number }) {
  const t = useTexts(dashboardScreenTexts);
  const language = useLanguage();
  const online = useOnline();
  const { data } = useQuery(kitchenStatusQuery());
  if (!data || data.lifecycle !== 'active') return null;
  const isOff = data.reason === 'paused' || data.reason === 'offline';
  const until = data.closes_at ? formatTime(data.closes_at, language) : '';
  const next = data.next_open_at ? formatWhen(data.next_open_at, now, language) : '';
  const open = until === '' ? t.openNow : t.openUntil({ until });
  const closed = isOff ? t.paused : next === '' ? t.closed : t.closedUntil({ next });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-body text-ink-2">{data.status === 'online' ? open : closed}</p>
      <AcceptingSwitch disabled={!online} now={now} />
    </div>
  );
}

/** What a working kitchen sees first. */
export function Working({ now }: { now: number }) {
  const t = useTexts(dashboardScreenTexts);
  const language = useLanguage();
  const today = serviceDayAt(new Date(now), timeZoneDefault);
  const statistics = useQuery(ownStatisticsQuery({ from: today, to: today, against: addDays(today, -week) }));
  const attention = useQuery(attentionQuery());
  return (
    <div className="grid gap-4">
      <Part query={attention} skeleton={skeleton('h-32', language)} failed={t.attentionFailed}>
        {(found) => <AttentionCard attention={found} now={now} />}
      </Part>
      <Part query={statistics} skeleton={skeleton('h-48', language)} failed={t.failed}>
        {(found) => <TodayCard statistics={found} />}
      </Part>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.restaurantOrders}>{t.open}</ButtonLink>
        <ButtonLink to={paths.restaurantReport} variant="secondary">
          {t.report}
        </ButtonLink>
        <ButtonLink to={paths.restaurantCoupons} variant="secondary">
          {t.coupons}
        </ButtonLink>
        <ButtonLink to={paths.restaurantReviews} variant="secondary">
          {t.reviewsLink}
        </ButtonLink>
        <ButtonLink to={paths.restaurantComplaints} variant="secondary">
          {t.complaintsLink}
        </ButtonLink>
      </div>
    </div>
  );
}
