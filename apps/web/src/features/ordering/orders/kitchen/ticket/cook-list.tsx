import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { countLate } from '@tawa/domain/ordering/ticket-urgency';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { toCook } from '../board.ts';
import { kitchenTicketTexts } from './ticket.texts.ts';

const Count = ({ children }: { children: number }) => (
  <span className="num grid h-6 min-w-6 shrink-0 place-items-center rounded-xs bg-surface-3 px-1 font-extrabold">
    {children}
  </span>
);

/** Every dish that is still to cook. */
export function CookSheet({ orders, onClose }: { orders: readonly KitchenOrder[]; onClose: () => void }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.cook} description={t.overNewPreparing}>
      <ul className="grid gap-2">
        {toCook(orders, language).map(({ name, quantity }) => (
          <li key={name} className="flex items-start gap-3 text-body font-semibold">
            <Count>{quantity}</Count> <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

// A chip that finds no room wraps out of sight.
function useOutOfSight() {
  const row = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(0);
  const look = useEffectEvent(() => {
    const chips = [...(row.current?.children ?? [])].filter((chip) => chip instanceof HTMLElement);
    setCount(chips.filter((chip) => chip.offsetTop > (chips[0]?.offsetTop ?? 0)).length);
  });
  useEffect(() => look());
  useEffect(() => {
    const lookAgain = () => look();
    window.addEventListener('resize', lookAgain);
    return () => window.removeEventListener('resize', lookAgain);
  }, []);
  return { row, count };
}

/** What the stove needs over all open tickets, and how many run late. */
export function CookStrip({ orders, now }: { orders: readonly KitchenOrder[]; now: number }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const totals = toCook(orders, language);
  const late = countLate(orders, now);
  const { row, count } = useOutOfSight();
  // It stays as long as there is a ticket: coming and going it would push the tickets away under a hand.
  if (orders.length === 0) return null;
  return (
    <div className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-4 max-md:hidden lg:px-6">
      <span className="mr-1 shrink-0 text-note font-semibold text-ink-3">
        {totals.length > 0 ? t.cook : t.nothingToCook}
      </span>
      <ul ref={row} className="flex h-9 min-w-0 flex-wrap gap-2 overflow-hidden">
        {totals.map(({ name, quantity }) => (
          <li
            key={name}
            title={name}
            className="flex h-9 max-w-[220px] items-center gap-2 rounded-sm bg-surface-2 pr-3 pl-1.5 text-sm font-semibold"
          >
            <Count>{quantity}</Count> <span className="truncate">{name}</span>
          </li>
        ))}
      </ul>
      {count > 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="h-11 shrink-0 px-1 text-sm font-bold whitespace-nowrap text-brand-ink"
        >
          {t.more({ count })}
        </button>
      )}
      {late.late > 0 && (
        <span className="num ml-auto flex h-9 shrink-0 items-center gap-2 rounded-sm bg-danger-solid px-3 text-sm font-bold whitespace-nowrap text-on-danger">
          <Icon of={WarningIcon} weight="fill" className="text-[1rem]" />
          {t.late(late)}
        </span>
      )}
      {open && <CookSheet orders={orders} onClose={() => setOpen(false)} />}
    </div>
  );
}
