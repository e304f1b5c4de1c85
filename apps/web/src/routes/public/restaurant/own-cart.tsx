import { Suspense } from 'react';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { OwnCart } from './use-own-cart.ts';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// Guests never see a line of it.
const FilledCart = lazyPart(async () => (await import('./filled-cart.tsx')).FilledCart);
const FilledBar = lazyPart(async () => (await import('./filled-bar.tsx')).FilledBar);

/** The order beside the menu on wide screens, with its whole bill. */
export function CartPanel({ cart }: { cart: OwnCart }) {
  const t = useTexts(publicRestaurantScreenTexts);
  const { entries } = cart;
  const count = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  return (
    <aside
      aria-label={t.order}
      className="sticky top-20 self-start rounded-2xl border border-line bg-surface p-5 shadow-2 max-xl:hidden"
    >
      <div className="flex items-baseline justify-between">
        <h2 className="text-xl font-bold">{t.order}</h2>
        <span className="text-sm text-ink-3">{t.items({ count })}</span>
      </div>
      {entries.length === 0 ? (
        <p className="py-8 text-center text-body text-ink-2">{t.nothingHereYet}</p>
      ) : (
        <Suspense>
          <FilledCart cart={cart} />
        </Suspense>
      )}
    </aside>
  );
}

/** The way to the cart at the foot of narrow screens. */
export const CartBar = ({ cart }: { cart: OwnCart }) =>
  cart.entries.length === 0 ? null : (
    <Suspense>
      <FilledBar cart={cart} />
    </Suspense>
  );
