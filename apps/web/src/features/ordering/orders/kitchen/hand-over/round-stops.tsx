import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { roundStopsMax, suggestStops } from '@tawa/domain/ordering/riders';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { shortNumber } from '../board.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const numbersOf = (orders: readonly KitchenOrder[]) => orders.map(({ order_number }) => order_number);

/** Which of the orders that are ready go together, and in which order; until the kitchen moves one, it is the suggested one. */
export function useRoundStops(ready: readonly KitchenOrder[]) {
  const [numbers, setNumbers] = useState(() => numbersOf(suggestStops(ready).slice(0, roundStopsMax)));
  const [isOwn, setOwn] = useState(false);
  // An order that went elsewhere meanwhile is no stop any longer.
  const stops = numbers.flatMap((number) => ready.find(({ order_number }) => order_number === number) ?? []);
  const others = suggestStops(ready.filter((order) => !stops.includes(order)));
  return {
    stops,
    others,
    add: (order: KitchenOrder) => setNumbers(numbersOf(isOwn ? [...stops, order] : suggestStops([...stops, order]))),
    leaveOut: (order: KitchenOrder) => setNumbers(numbersOf(stops.filter((each) => each !== order))),
    move: (order: KitchenOrder, by: 1 | -1) => {
      const [from, moved] = [stops.indexOf(order), numbersOf(stops)];
      moved.splice(from + by, 0, ...moved.splice(from, 1));
      setNumbers(moved);
      setOwn(true);
    },
  };
}

export type RoundStops = ReturnType<typeof useRoundStops>;

function Row({ order, lead, children }: { order: KitchenOrder; lead: ReactNode; children?: ReactNode }) {
  const t = useTexts(kitchenHandOverTexts);
  const language = useLanguage();
  const { order_number, customer_name, address, promised_to, cash_due } = order;
  return (
    <li className="flex items-center gap-3 py-2">
      {lead}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-body font-bold">
          <span className="num">{shortNumber(order_number)}</span> · {customer_name}
        </span>
        {address && <span className="line-clamp-2 text-sm text-ink-2">{address}</span>}
        <span className="num block text-note text-ink-3">
          {t.by({ promisedTo: formatTime(promised_to, language) })}
          {cash_due !== null && ` · ${t.round.cash({ sum: formatRupees(cash_due) })}`}
        </span>
      </span>
      {children}
    </li>
  );
}

const Place = ({ at }: { at: number }) => (
  <span className="num grid size-8 shrink-0 place-items-center rounded-full bg-brand text-body font-extrabold text-on-brand">
    {at}
  </span>
);

/** The chosen stops, numbered; two buttons move one, so that no finger has to drag. */
export function StopList({ stops, move, leaveOut }: RoundStops) {
  const t = useTexts(kitchenHandOverTexts);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ order_number: string; by: 1 | -1 }>();
  // A row that changes its place may lose the focus on the way.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.order_number} ${moved.by}"]`)?.focus();
  }, [moved]);
  const press = (order: KitchenOrder, by: 1 | -1) => {
    move(order, by);
    setMoved({ order_number: order.order_number, by });
  };
  const place = moved ? numbersOf(stops).indexOf(moved.order_number) + 1 : 0;
  return (
    <>
      <ol ref={list} aria-label={t.round.stops} className="divide-y divide-line">
        {stops.map((order, at) => {
          const { order_number } = order;
          const buttons = [
            { by: -1, icon: ArrowUpIcon, label: t.round.up({ order: order_number }), isEnd: at === 0 },
            {
              by: 1,
              icon: ArrowDownIcon,
              label: t.round.down({ order: order_number }),
              isEnd: at === stops.length - 1,
            },
          ] as const;
          return (
            <Row key={order_number} order={order} lead={<Place at={at + 1} />}>
              <span className="flex shrink-0 flex-col">
                {buttons.map(({ by, icon, label, isEnd }) => (
                  <IconButton
                    key={by}
                    label={label}
                    icon={icon}
                    square
                    data-move={`${order_number} ${by}`}
                    aria-disabled={isEnd || undefined}
                    className={isEnd ? 'text-ink-3! opacity-40' : undefined}
                    onClick={() => !isEnd && press(order, by)}
                  />
                ))}
              </span>
              <IconButton
                label={t.round.out({ order: order_number })}
                icon={XIcon}
                square
                onClick={() => leaveOut(order)}
              />
            </Row>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved && place > 0 && t.round.moved({ order: moved.order_number, stop: place, stops: stops.length })}
      </p>
    </>
  );
}

/** What else is ready and could go along. */
export function OtherOrders({ stops, others, add }: RoundStops) {
  const t = useTexts(kitchenHandOverTexts);
  if (others.length === 0) return null;
  const isFull = stops.length >= roundStopsMax;
  return (
    <section className="mt-4">
      <h3 className="text-note font-semibold text-ink-3">{t.round.others}</h3>
      {isFull && <p className="mt-1 text-note text-ink-3">{t.round.full({ stops: roundStopsMax })}</p>}
      <ul className="divide-y divide-line">
        {others.map((order) => (
          <Row key={order.order_number} order={order} lead={null}>
            <IconButton
              label={t.round.add({ order: order.order_number })}
              icon={PlusIcon}
              look="outline"
              disabled={isFull}
              onClick={() => add(order)}
            />
          </Row>
        ))}
      </ul>
    </section>
  );
}
