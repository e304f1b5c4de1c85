import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '#ui/toast/announcer.tsx';
import { shortNumber } from './board.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Says new orders to screen readers. Nothing scrolls: the oldest are the ones that are about to be lost. */
export function useArrivals(orders: readonly KitchenOrder[]): void {
  const t = useTexts(kitchenOrdersTexts);
  const known = useRef<ReadonlySet<string> | null>(null);
  const announce = useAnnounce();

  const welcome = useEffectEvent((numbers: readonly string[]) =>
    announce(t.arrived({ count: numbers.length, number: shortNumber(numbers[0] ?? '') })),
  );

  useEffect(() => {
    const waiting = orders.filter(({ status }) => status === 'placed').map(({ order_number }) => order_number);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...waiting]);
    const arrived = before ? waiting.filter((number) => !before.has(number)) : [];
    if (arrived.length > 0) welcome(arrived);
  }, [orders]);
}
