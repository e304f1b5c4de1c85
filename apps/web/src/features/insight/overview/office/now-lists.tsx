import type { Overview } from '@tawa/contract/insight/overview';
import { orderStates, panelStateWords } from '@tawa/domain/ordering/order-states';
import { Link } from 'react-router';
import { formatCount, formatDateTime, formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { orderLook } from '#ui/panel/panel-order-state.tsx';
import { officeOverviewTexts } from './overview.texts.ts';
import type { Ways } from './shown-day.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** How many orders are under way, by state. */
export function Live({ live, ways }: Pick<Overview, 'live'> & { ways: Ways }) {
  const t = useTexts(officeOverviewTexts);
  const inOrder = live.toSorted((one, other) => orderStates.indexOf(one.status) - orderStates.indexOf(other.status));
  const most = Math.max(1, ...live.map(({ count }) => count));
  if (live.length === 0) return <p className="text-sm text-ink-3">{t.noLive}</p>;
  return (
    <ul>
      {inOrder.map(({ status, count }) => (
        <li key={status} className="border-t border-line first:border-t-0">
          <Link
            to={ways.orders(`status=${status}`)}
            className="grid min-h-12 grid-cols-[1.25rem_7rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm hover:bg-surface-2"
          >
            <Icon of={orderLook[status].icon} weight="fill" className="text-lg text-ink-2" />
            <span className="font-semibold">{panelStateWords[status]}</span>
            <span aria-hidden="true" className="h-2.5 rounded-full bg-surface-2">
              <span className="block h-full rounded-full bg-(--c1)" style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <b className="num text-right text-base">{formatCount(count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is latest. */
export function LateOrders({ rows }: { rows: Overview['late_orders'] }) {
  const t = useTexts(officeOverviewTexts);
  const language = useLanguage();
  if (rows.length === 0) return <p className="text-sm text-ink-3">{t.noLate}</p>;
  return (
    <ul className="text-sm">
      {rows.map((row) => (
        <li key={row.order_number} className="border-t border-line first:border-t-0">
          <Link
            to={`/all-orders?stuck=late&open=${row.order_number}`}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1.5 hover:bg-surface-2"
          >
            <span className="min-w-0">
              <b className="num">{row.order_number}</b>
              <span className="block break-words text-ink-2">
                {row.restaurant_name}, {row.cityname}
              </span>
            </span>
            <span className="num text-right text-danger">
              {panelStateWords[row.status]}
              <span className="block text-ink-3">{t.promised({ time: formatTime(row.promised_to, language) })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Who waits longest for a review; the first has the filled button. */
export function Queue({ rows }: { rows: Overview['restaurants'] }) {
  const t = useTexts(officeOverviewTexts);
  const language = useLanguage();
  if (rows.length === 0) return <p className="text-sm text-ink-3">{t.noQueue}</p>;
  return (
    <ul className="text-sm">
      {rows.map((row, index) => (
        <li
          key={row.restaurant_id}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
        >
          <span className="min-w-0 flex-1">
            <b className="font-semibold break-words">{row.restaurant_name}</b>
            <span className="num block text-ink-3">
              {row.cityname ?? '–'}, {t.since({ when: formatDateTime(row.submitted_on, language) })}
            </span>
          </span>
          <ButtonLink
            size={40}
            variant={index === 0 ? 'primary' : 'secondary'}
            to={`/adminrestaurants?show=review&open=${row.restaurant_id}`}
            aria-label={`${t.review} ${row.restaurant_name}`}
          >
            {t.review}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
