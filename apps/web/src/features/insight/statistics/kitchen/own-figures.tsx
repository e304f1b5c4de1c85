import type { OwnRestaurant } from '@tawa/contract/ordering/orders.kitchen';
import type { OwnFigures, OwnStatistics } from '@tawa/contract/insight/statistics.own';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatCount } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ChangeMark } from '../change-mark.tsx';
import { changeOf, percentText } from '../figure-words.ts';
import { ownFiguresQuery, type OwnDays } from './own-figures.queries.ts';
import { ownFiguresTexts } from './own-figures.texts.ts';
import { Line } from './line.tsx';

const choices = ['1', '7', '30'] as const;

function Figure({ name, value, below }: { name: string; value: ReactNode; below: ReactNode }) {
  return (
    <div className="rounded-xl border border-line bg-surface p-4 lg:p-5">
      <dt className="text-note text-ink-2">{name}</dt>
      <dd className="num display mt-1 text-xl font-extrabold break-words lg:text-2xl">{value}</dd>
      <dd className="num mt-1 flex min-h-5 flex-wrap items-center gap-x-2 text-note text-ink-3">{below}</dd>
    </div>
  );
}

function Sums({ all, restaurants }: Pick<OwnStatistics, 'all'> & { restaurants: readonly OwnRestaurant[] }) {
  const t = useTexts(ownFiguresTexts);
  const language = useLanguage();
  const open = restaurants.reduce((sum, { open_orders }) => sum + open_orders, 0);
  const late = restaurants.reduce((sum, { late_orders }) => sum + late_orders, 0);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <Figure
        name={t.open}
        value={formatCount(open)}
        below={late > 0 ? <b className="text-danger">{t.late({ count: late })}</b> : t.noneLate}
      />
      <Figure
        name={t.orders}
        value={formatCount(all.placed)}
        below={
          <>
            <ChangeMark change={changeOf(language, all.placed, all.placed_before)} />
            {t.was({ value: formatCount(all.placed_before) })}
          </>
        }
      />
      <Figure
        name={t.sales}
        value={formatRupees(all.gross)}
        below={<ChangeMark change={changeOf(language, all.gross, all.gross_before)} />}
      />
      <Figure name={t.onTime} value={percentText(all.on_time)} below="" />
    </dl>
  );
}

interface Shown {
  restaurant: OwnRestaurant;
  figures: OwnFigures;
}

/** On a phone a row is a card: its name above, then figures in pairs. */
function Row({ shown: { restaurant, figures }, face, onOpen }: { shown: Shown; face: ReactNode; onOpen: () => void }) {
  const t = useTexts(ownFiguresTexts);
  const language = useLanguage();
  const { open_orders, late_orders } = restaurant;
  const { placed, gross, gross_before, days, prep_half, on_time, rating } = figures;
  const cell =
    'num px-3 py-3 text-right align-middle max-md:flex max-md:justify-between max-md:py-1.5 max-md:text-left';
  const label = 'text-note text-ink-3 md:hidden';
  return (
    <tr className="border-t border-line max-md:block max-md:p-2">
      <th scope="row" className="px-3 py-3 text-left font-normal max-md:block">
        <button
          type="button"
          onClick={onOpen}
          aria-label={t.openIt({ name: restaurant.restaurant_name })}
          className="flex min-h-11 w-full items-center gap-3 rounded-md text-left"
        >
          {face}
        </button>
      </th>
      <td className={cell}>
        <span className={label}>{t.open}</span>
        <span className="text-right">
          <b>{formatCount(open_orders)}</b>
          {late_orders > 0 && <span className="block text-note text-danger">{t.late({ count: late_orders })}</span>}
        </span>
      </td>
      <td className={cell}>
        <span className={label}>{t.orders}</span>
        {formatCount(placed)}
      </td>
      <td className={cell}>
        <span className={label}>{t.sales}</span>
        <span className="text-right">
          <b className="block">{formatRupees(gross)}</b>
          <ChangeMark change={changeOf(language, gross, gross_before)} />
        </span>
      </td>
      <td className="px-1 py-3 max-xl:hidden">{days.length > 1 && <Line values={days} />}</td>
      <td className={cell}>
        <span className={label}>{t.cooking}</span>
        {prep_half === null ? '–' : t.minutes({ value: Math.round(prep_half) })}
      </td>
      <td className={cell}>
        <span className={label}>{t.onTime}</span>
        {percentText(on_time)}
      </td>
      <td className={cell}>
        <span className={label}>{t.rating}</span>
        {rating?.toFixed(1) ?? '–'}
      </td>
    </tr>
  );
}

interface Props {
  restaurants: readonly OwnRestaurant[];
  /** What a restaurant looks like in its row. */
  faceOf: (restaurant: OwnRestaurant) => ReactNode;
  onOpen: (restaurantId: number) => void;
}

function Table({ restaurants, data, faceOf, onOpen }: Props & { data: OwnStatistics }) {
  const t = useTexts(ownFiguresTexts);
  const figuresById = new Map(data.restaurants.map((one) => [one.restaurant_id, one]));
  const shown = restaurants.flatMap((restaurant) => {
    const figures = figuresById.get(restaurant.restaurant_id);
    return figures ? { restaurant, figures } : [];
  });
  const head = 'px-3 py-3 text-note font-semibold text-ink-2';
  const number = cx(head, 'text-right');
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full text-body max-md:block">
        <caption className="sr-only">{t.table}</caption>
        <thead className="bg-surface-2 max-md:sr-only">
          <tr>
            <th className={cx(head, 'text-left')}>{t.restaurant}</th>
            <th className={number}>{t.open}</th>
            <th className={number}>{t.orders}</th>
            <th className={number}>{t.sales}</th>
            <th className="max-xl:hidden">
              <span className="sr-only">{t.course}</span>
            </th>
            <th className={number}>{t.cooking}</th>
            <th className={number}>{t.onTime}</th>
            <th className={number}>{t.rating}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((one) => {
            const { restaurant } = one;
            const open = () => onOpen(restaurant.restaurant_id);
            return <Row key={restaurant.restaurant_id} shown={one} face={faceOf(restaurant)} onOpen={open} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The restaurants of an owner side by side, and all of them together. */
export function OwnFigures(props: Props) {
  const t = useTexts(ownFiguresTexts);
  const [days, setDays] = useState<OwnDays>('1');
  const { data, isError, isPlaceholderData, refetch } = useQuery(ownFiguresQuery(days));
  const options = choices.map((value) => ({ value, label: t.days[value] }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented label={t.period} value={days} onChange={setDays} options={options} />
        <p className="text-note text-ink-3">{t.compared[days]}</p>
      </div>
      {isError && !data && <FailedPart text={t.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t.loading} className="grid gap-4">
          <Skeleton className="h-28 w-full rounded-xl" />
          <Skeleton className="h-60 w-full rounded-xl" />
        </Loading>
      )}
      {data && (
        <div className={isPlaceholderData ? 'busy-line grid gap-4' : 'grid gap-4'} aria-busy={isPlaceholderData}>
          <Sums all={data.all} restaurants={props.restaurants} />
          <Table {...props} data={data} />
        </div>
      )}
    </div>
  );
}
