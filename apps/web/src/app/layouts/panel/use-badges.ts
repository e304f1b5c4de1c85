import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unresolvedComplaintsQuery } from '#features/care/complaints/complaints.queries.ts';
import { ordersQuery } from '#features/ordering/orders/shop/orders.queries.ts';
import { useLive } from '#lib/live/live.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { useSession, type Role } from '#lib/session/session.ts';
import { useCartCount } from '../shop/use-cart-count.ts';

/** The numbers beside entries of a panel, by path; nothing where there is nothing to do. */
export function useBadges(role: Role): Record<string, number | undefined> {
  const { roleName, maySee } = useOfficeAccess();
  const cart = useCartCount();
  const session = useSession();
  const orders = useQuery({
    ...ordersQuery(session?.userId ?? 0, 'active'),
    enabled: session !== null && role === 'user',
  });
  const complaints = useQuery({
    ...unresolvedComplaintsQuery,
    // Asked before the role is known, it would be refused to many.
    enabled: role === 'admin' && roleName !== null && maySee('help'),
  });
  const client = useQueryClient();
  useLive(({ event }) => {
    if (event !== 'complaint' && event !== 'poll') return;
    void client.invalidateQueries({ queryKey: unresolvedComplaintsQuery.queryKey });
  });
  return { '/myorders': orders.data?.total, '/cart': cart, '/admin/complaints': complaints.data };
}
