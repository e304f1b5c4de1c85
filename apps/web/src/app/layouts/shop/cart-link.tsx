import { Suspense } from 'react';
import { useSession } from '#lib/session/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { CartButton } from './cart-button.tsx';

const CountedCart = lazyPart(async () => (await import('./counted-cart.tsx')).CountedCart);
const empty = <CartButton count={0} />;

/** The cart's link; what reads the count comes only for a customer. */
export function CartLink() {
  const session = useSession();
  if (session?.userType !== 'user') return empty;
  return (
    <Suspense fallback={empty}>
      <CountedCart />
    </Suspense>
  );
}
