import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery } from '#features/accounts/addresses/shop/addresses.queries.ts';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { latestQuery } from '#features/accounts/notifications/notifications.queries.ts';
import { complaintsQuery } from '#features/care/complaints/shop/own-complaints.queries.ts';
import { favouritesQuery } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import { creditQuery } from '#features/money/refunds/shop/refunds.queries.ts';
import { spendingQuery } from '#features/money/spending/shop/spending.queries.ts';
import { ordersQuery } from '#features/ordering/orders/shop/orders.queries.ts';
import { ownBookingsQuery } from '#features/tables/bookings/shop/bookings.queries.ts';

/** All that stands above and beside each other is there, or was once: what came first would be pushed away by the rest. */
export function useIsReady(userid: number): boolean {
  const queries = [
    useQuery(ordersQuery(userid, 'active')),
    useQuery(ordersQuery(userid, 'past')),
    useQuery(favouritesQuery(userid)),
    useQuery(ownBookingsQuery(userid)),
    useQuery(meQuery(userid)),
    useQuery(latestQuery(userid)),
    useQuery(complaintsQuery(userid)),
    useQuery(spendingQuery(userid)),
    useQuery(creditQuery(userid)),
    useQuery(addressesQuery(userid)),
  ];
  const isNow = queries.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
  const [wasOnce, setWasOnce] = useState(isNow);
  // What failed is asked for again by the parts it is for: the place would take them away, and they would ask for ever.
  if (isNow && !wasOnce) setWasOnce(true);
  return isNow || wasOnce;
}
