import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { formatTime, formatWhen } from '#lib/format.ts';
import { pictureUrl } from '#lib/paths.ts';
import { useNow } from '#ui/state/use-now.ts';
import { Icon } from '#ui/icon.tsx';
import { OrderLines } from './order-lines.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** The order in one line at the head of a phone's checkout; it opens the list of dishes. */
export function OrderGlance({ quote, amount }: { quote: Quote; amount: number }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { restaurant, lines, scheduled_for, eta, blocking } = quote;
  const now = useNow(Date.now, 60_000);
  const [isOpen, setOpen] = useState(false);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const when =
    scheduled_for === null ? t.byTime({ to: formatTime(eta.to, language) }) : formatWhen(scheduled_for, now, language);
  const isPromised = !blocking.some(({ code }) => code === 'RESTAURANT_UNAVAILABLE' || code === 'TIME_REQUIRED');
  return (
    <details
      className="group bg-surface-2 px-4 lg:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        {restaurant.logo && (
          <img
            src={pictureUrl(restaurant.logo)}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className="in-data-plain:hidden size-9 rounded-md"
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-body font-bold">{restaurant.restaurant_name}</span>
          <span className="num block text-note text-ink-2">
            {[t.items({ count }), isPromised && when].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="num font-bold">{formatRupees(amount)}</span>
        <Icon
          of={CaretDownIcon}
          weight="bold"
          className="text-[1rem] text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <OrderLines lines={lines} />}
    </details>
  );
}
