import { useParams } from 'react-router';
import { HostPage } from '#features/ordering/groups/shop/host-page.tsx';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

export function Screen() {
  const { group_id = '' } = useParams();
  const userid = useSession()?.userId ?? guestId;
  return <HostPage key={group_id} userid={userid} groupId={Number(group_id)} />;
}
