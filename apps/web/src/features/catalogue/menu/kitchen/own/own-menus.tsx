import type { ComparedMenus, SideOfDish } from '@tawa/contract/catalogue/restaurants.own';
import { formatRupees } from '@tawa/domain/common/money';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatCount, formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Select } from '#ui/form/plain-select.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { comparedMenusQuery, useCopyDishes } from './own-menus.queries.ts';
import { ownMenusTexts } from './own-menus.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

export interface OwnMenu {
  restaurant_id: number;
  /** The restaurant with its place, so that two of one name are told apart. */
  name: string;
}

const priceOf = (side: SideOfDish) => side.discounted_price ?? side.price;

function Side({ side, other, now }: { side: SideOfDish | null; other: SideOfDish | null; now: number }) {
  const t = useTexts(ownMenusTexts);
  const language = useLanguage();
  if (!side) return <span className="text-ink-3">{t.notThere}</span>;
  const state =
    side.state === 'sold_out' && side.sold_out_until !== null
      ? t.soldOutUntil({ time: formatWhen(side.sold_out_until, now, language) })
      : t.states[side.state];
  const isOther = other !== null && side.state !== other.state;
  return (
    <>
      <span className={cx('num', other !== null && priceOf(side) !== priceOf(other) && 'font-bold text-warning')}>
        {formatRupees(priceOf(side))}
      </span>
      {(isOther || side.state !== 'on') && (
        <span className={cx('block text-note', isOther ? 'font-semibold text-warning' : 'text-ink-3')}>{state}</span>
      )}
    </>
  );
}

interface DifferencesProps {
  data: ComparedMenus;
  first: OwnMenu;
  second: OwnMenu;
  now: number;
}

function Differences({ data, first, second, now }: DifferencesProps) {
  const t = useTexts(ownMenusTexts);
  const head = 'px-4 py-3 text-left text-note font-semibold text-ink-2';
  return (
    <>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <table className="w-full table-fixed text-body">
          <caption className="sr-only">{t.table}</caption>
          <thead className="bg-surface-2">
            <tr>
              <th className={cx(head, 'w-2/5')}>{t.dish}</th>
              <th className={cx(head, 'break-words')}>{first.name}</th>
              <th className={cx(head, 'break-words')}>{second.name}</th>
            </tr>
          </thead>
          <tbody>
            {data.differing.map((one) => (
              <tr key={`${one.first?.menu_id ?? ''} ${one.second?.menu_id ?? ''}`} className="border-t border-line">
                <th scope="row" className="px-4 py-3 text-left font-semibold break-words">
                  {one.dish_name}
                </th>
                <td className="px-4 py-3 align-top">
                  <Side side={one.first} other={one.second} now={now} />
                </td>
                <td className="px-4 py-3 align-top">
                  <Side side={one.second} other={one.first} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.differing.length < data.differing_count && (
        <p className="mt-2 text-note text-ink-3">
          {t.more({ shown: formatCount(data.differing.length), count: formatCount(data.differing_count) })}
        </p>
      )}
    </>
  );
}

function CopyButton({ count, first, second }: { count: number; first: OwnMenu; second: OwnMenu }) {
  const t = useTexts(ownMenusTexts);
  const { mutate, isPending } = useCopyDishes();
  const copy = () =>
    mutate(
      { from: first.restaurant_id, to: second.restaurant_id },
      {
        onSuccess: (copied) => toast.success(t.copied({ count: copied, name: second.name })),
        onError: (error) => toast.error(messageFrom(error, t.notCopied)),
      },
    );
  return (
    <div className="grid gap-1">
      <Button icon={CopyIcon} pending={isPending} pendingText={t.copying} onClick={copy}>
        {t.copy({ count })}
      </Button>
      <p className="text-note text-ink-3">{t.copyText({ name: second.name })}</p>
    </div>
  );
}

function Comparison({ first, second }: { first: OwnMenu; second: OwnMenu }) {
  const t = useTexts(ownMenusTexts);
  const query = useQuery(comparedMenusQuery(first.restaurant_id, second.restaurant_id));
  const { data, isError, isPlaceholderData, refetch } = query;
  if (isError && !data) return <FailedPart text={t.failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t.loading}>
        <Skeleton className="h-60 w-full rounded-xl" />
      </Loading>
    );
  if (data.differing_count === 0) return <EmptyState title={t.alike}>{t.alikeText}</EmptyState>;
  return (
    <div className={cx('grid gap-4', isPlaceholderData && 'busy-line')} aria-busy={isPlaceholderData}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="text-body text-ink-2">{t.summary({ same: data.same, differ: data.differing_count })}</p>
        {data.missing_count > 0 && !isPlaceholderData && (
          <CopyButton count={data.missing_count} first={first} second={second} />
        )}
      </div>
      <Differences data={data} first={first} second={second} now={query.dataUpdatedAt} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  menus: readonly OwnMenu[];
  value: number;
  onChange: (restaurantId: number) => void;
}

function Choice({ label, menus, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <label htmlFor={id} className="text-note font-semibold text-ink-2">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        options={menus.map(({ restaurant_id, name }) => ({ value: restaurant_id, label: name }))}
      />
    </div>
  );
}

/** Two menus of one owner side by side: what differs, and what the second lacks copied in one press. */
export function OwnMenus({ menus }: { menus: readonly OwnMenu[] }) {
  const t = useTexts(ownMenusTexts);
  const [wanted, setWanted] = useState<{ first?: number; second?: number }>({});
  const first = menus.find(({ restaurant_id }) => restaurant_id === wanted.first) ?? menus[0];
  const others = menus.filter((menu) => menu !== first);
  const second = others.find(({ restaurant_id }) => restaurant_id === wanted.second) ?? others[0];
  if (!first || !second) return null;
  // Whoever chooses the one that stands on the other side means to turn them round.
  const chooseFirst = (id: number) =>
    setWanted({ first: id, second: id === second.restaurant_id ? first.restaurant_id : second.restaurant_id });
  return (
    <>
      <div className="mb-4 flex max-w-2xl gap-3 max-sm:flex-col">
        <Choice label={t.first} menus={menus} value={first.restaurant_id} onChange={chooseFirst} />
        <Choice
          label={t.second}
          menus={others}
          value={second.restaurant_id}
          onChange={(id) => setWanted({ first: first.restaurant_id, second: id })}
        />
      </div>
      <Comparison first={first} second={second} />
    </>
  );
}
