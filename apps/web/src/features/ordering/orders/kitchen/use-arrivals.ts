import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '#ui/toast/announcer.tsx';
import { shortNumber } from './board.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const ticketOf = (number: string): Element | undefined =>
  [...document.querySelectorAll('[data-ticket]')].find((each) => each.getAttribute('data-ticket') === number);

/** Says new orders and scrolls to them where their column is in sight, but never under somebody's finger. */
export function useArrivals(orders: readonly KitchenOrder[], isInSight: boolean) {
  const t = useTexts(kitchenOrdersTexts);
  const known = useRef<ReadonlySet<string> | null>(null);
  const isTouching = useRef(false);
  const announce = useAnnounce();

  const welcome = useEffectEvent((numbers: readonly string[]) => {
    announce(t.arrived({ count: numbers.length, number: shortNumber(numbers[0] ?? '') }));
    const [first = ''] = numbers;
    if (isInSight && !isTouching.current) ticketOf(first)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  useEffect(() => {
    const waiting = orders.filter(({ status }) => status === 'placed').map(({ order_number }) => order_number);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...waiting]);
    const arrived = before ? waiting.filter((number) => !before.has(number)) : [];
    if (arrived.length > 0) welcome(arrived);
  }, [orders]);

  return {
    hold: () => {
      isTouching.current = true;
    },
    letGo: () => {
      isTouching.current = false;
    },
  };
}
