import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KnownGuest } from '#features/tables/bookings/shop/use-known-guest.ts';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

/** Who is signed in as a customer; what asks for it comes only then, for most pages with a form of tables are read by guests. */
export function useAccountGuest(): KnownGuest | undefined {
  const client = useQueryClient();
  const session = useSession();
  const userid = session?.userId ?? guestId;
  const { data } = useQuery({
    // Made anew with the account.
    queryKey: ['me', userid, 'guest'],
    queryFn: async (): Promise<KnownGuest> => {
      const { meQuery } = await import('#features/accounts/auth/shop/account.queries.ts');
      const { name, email, mobile } = await client.fetchQuery(meQuery(userid));
      return { name, email: email ?? '', mobile: mobile ?? '' };
    },
    enabled: session?.userType === 'user',
  });
  return data;
}
