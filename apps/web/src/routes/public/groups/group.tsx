import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { groupPaths } from '#features/ordering/groups/shop/group-paths.ts';
import { readGroupKey } from '#features/ordering/groups/shop/group-key.ts';
import { groupsQuery } from '#features/ordering/groups/shop/groups.queries.ts';
import { GuestPage } from '#features/ordering/groups/shop/guest-page.tsx';
import { useSession } from '#lib/session/session.ts';
import { useHydrated } from '#lib/store.ts';
import { GroupMenu } from './group-menu.tsx';

const guestId = 0;

/** Where the host runs the group whose dishes they choose here. */
function useHostLink(restaurantOf: string): string | null {
  const session = useSession();
  const isCustomer = session?.userType === 'user' && readGroupKey(restaurantOf) !== null;
  const { data = [] } = useQuery({ ...groupsQuery(session?.userId ?? guestId), enabled: isCustomer });
  const [first] = data;
  return first && data.length === 1 ? groupPaths.host(first.group_id) : null;
}

function Guest({ token }: { token: string }) {
  const hostLink = useHostLink(token);
  return <GuestPage token={token} hostLink={hostLink} menu={(choosing) => <GroupMenu {...choosing} />} />;
}

/** The page of whoever was invited to a group order; its address is the secret, so nothing is asked before the browser has it. */
export function Screen() {
  const { token = '' } = useParams();
  const hydrated = useHydrated();
  return (
    <div className="min-h-dvh w-full">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {hydrated && <Guest key={token} token={token} />}
    </div>
  );
}
