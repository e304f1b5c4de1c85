import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { formatRupees } from '@tawa/domain/common/money';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { OwnCart } from './use-own-cart.ts';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// Guests never see a line of it.
const FilledCart = lazyPart(async () => (await import('./filled-cart.tsx')).FilledCart);

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
export function CartBar({ cart }: { cart: OwnCart }) {
  const t = useTexts(publicRestaurantScreenTexts);
  const count = cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);
  if (count === 0) return null;
  // Of the dishes alone: fees are the cart's to explain, and a naan is not to read as twice its price.
  const sum = cart.entries.reduce((rupees, each) => rupees + (each.discounted_price ?? each.price) * each.quantity, 0);
  return (
    <Link
      to={paths.cart}
      className="fixed inset-x-4 bottom-[76px] z-20 flex min-h-14 items-center justify-between gap-4 rounded-lg bg-brand px-5 font-bold text-on-brand shadow-3 xl:hidden"
    >
      <span className="grid py-2">
        <span className="num text-lg/6">{formatRupees(sum)}</span>
        <span className="text-note font-medium">{t.beforeFees({ count })}</span>
      </span>
      <span className="flex items-center gap-2 whitespace-nowrap">
        {t.viewCart}
        <ArrowRightIcon weight="bold" aria-hidden="true" />
      </span>
    </Link>
  );
}
