import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { groupPaths } from '#features/ordering/groups/shop/group-paths.ts';
import { groupsQuery } from '#features/ordering/groups/shop/groups.queries.ts';
import { DemoPage } from '#features/money/payments/shop/demo-page.tsx';
import { goToPay } from '#features/money/payments/shop/go-to-pay.ts';
import { GuestPage } from '#features/ordering/groups/shop/guest-page.tsx';
import { guestTexts } from '#features/ordering/groups/shop/guests.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useSession } from '#lib/session/session.ts';
import { useHydrated } from '#lib/store.ts';
import { readPhoneKey } from '#lib/phone-key.ts';
import { Button } from '#ui/button.tsx';
import { GroupMenu } from './group-menu.tsx';
import { LanguageSwitch } from '#ui/page/language-switch.tsx';

const guestId = 0;

/** Where the host runs the group whose dishes they choose here. */
function useHostLink(restaurantOf: string): string | null {
  const session = useSession();
  const isCustomer = session?.userType === 'user' && readPhoneKey('group', restaurantOf) !== null;
  const { data = [] } = useQuery({ ...groupsQuery(session?.userId ?? guestId), enabled: isCustomer });
  const [first] = data;
  return first && data.length === 1 ? groupPaths.host(first.group_id) : null;
}

/** Guests have no account, so where the demo stands for a bank, its page stands at the group's own address. */
function Guest({ token }: { token: string }) {
  const t = useTexts(guestTexts);
  const hostLink = useHostLink(token);
  const [search, setSearch] = useSearchParams();
  const bank = search.get('bank');
  const leave = () => setSearch({}, { replace: true });
  if (bank !== null)
    return <DemoPage session={bank} onLeave={leave} elsewhere={<Button onClick={leave}>{t.toHost}</Button>} />;
  return (
    <GuestPage token={token} hostLink={hostLink} goToPay={goToPay} menu={(choosing) => <GroupMenu {...choosing} />} />
  );
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
      {hydrated && <LanguageSwitch className="flex justify-center px-4 pt-4 pb-28" />}
    </div>
  );
}
