import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '#features/ordering/cart/shop/cart.queries.ts';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

/** How many portions wait in the customer's cart; 0 for everybody else. */
export function useCartCount(): number {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const { data } = useQuery({ ...cartQuery(session?.userId ?? guestId), enabled: isCustomer, staleTime: 30_000 });
  return isCustomer ? (data ?? []).reduce((sum, entry) => sum + entry.quantity, 0) : 0;
}
