import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { cartQuery } from '#features/ordering/cart/shop/cart.queries.ts';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

// Only customers have a bill: what asks for it comes with the first one.
const quoteQuery = (userid: number) =>
  queryOptions({
    queryKey: ['quote', 'own', userid],
    queryFn: async ({ client }) => {
      const { cartQuoteQuery } = await import('#features/ordering/orders/shop/checkout/checkout.queries.ts');
      return client.fetchQuery(cartQuoteQuery(userid));
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

/** The signed-in customer's cart and its bill; empty for everybody else. */
export function useOwnCart() {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const userid = session?.userId ?? guestId;
  const { data: entries = [] } = useQuery({ ...cartQuery(userid), enabled: isCustomer });
  const { data: quote } = useQuery({ ...quoteQuery(userid), enabled: isCustomer && entries.length > 0 });
  return { userid, entries: isCustomer ? entries : [], quote: entries.length > 0 ? quote : null };
}

export type OwnCart = ReturnType<typeof useOwnCart>;
