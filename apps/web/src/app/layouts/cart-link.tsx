import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cartQuery } from '../../features/cart/cart.queries.ts';
import { paths } from '../../lib/paths.ts';
import { plural } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';

const guestId = 0;

/** How many portions wait in the customer's cart; 0 for everybody else. */
export function useCartCount(): number {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const { data } = useQuery({ ...cartQuery(session?.userId ?? guestId), enabled: isCustomer, staleTime: 30_000 });
  return isCustomer ? (data ?? []).reduce((sum, entry) => sum + entry.quantity, 0) : 0;
}

export function CartLink() {
  const count = useCartCount();
  const look = count > 0 ? 'bg-brand text-on-brand' : 'border border-line bg-surface';
  return (
    <Link
      to={paths.cart}
      aria-label={`Cart, ${plural(count, 'item')}`}
      className={`relative grid size-11 shrink-0 place-items-center rounded-full text-[20px] ${look}`}
    >
      <BagIcon weight="bold" aria-hidden="true" />
      {count > 0 && (
        <span className="num absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent">
          {count}
        </span>
      )}
    </Link>
  );
}
