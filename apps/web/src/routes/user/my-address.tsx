import type { Address } from '@tawa/contract/accounts/addresses';
import { addressesMax } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { AddressDialog } from '#features/accounts/addresses/shop/address-form.tsx';
import { AddressList, type Reach } from '#features/accounts/addresses/shop/address-list.tsx';
import { addressesQuery, reachQuery } from '#features/accounts/addresses/shop/addresses.queries.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { useSession } from '#lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { userScreenTexts } from './user.texts.ts';

const guestId = 0;

/** What the restaurant of the cart says of each address, nothing while the cart is empty; and whether it was asked. */
function useReach(userid: number): { reachOf: (address: Address) => Reach | undefined; isAsked: boolean } {
  const { data, isPending, failureCount } = useQuery(reachQuery(userid));
  const reachOf = ({ address_id }: Address) => {
    const found = data?.addresses.find((each) => each.address_id === address_id);
    return data?.restaurant && found
      ? { restaurant_name: data.restaurant.restaurant_name, delivers: found.delivers }
      : undefined;
  };
  return { reachOf, isAsked: !isPending || failureCount > 0 };
}

export function Screen() {
  const t = useTexts(userScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { data, isError, refetch } = useQuery(addressesQuery(userid));
  const { reachOf, isAsked } = useReach(userid);
  // A line that came later would push down what stands under it.
  const addresses = isAsked ? data : undefined;
  const { data: me } = useQuery(meQuery(userid));
  const { data: cities = [] } = useQuery(citiesQuery);
  const city = useSelectedCity();
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const isFull = (addresses?.length ?? 0) >= addressesMax;
  const close = () => setEditing(null);
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <title>{t.myAddressesTawa}</title>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl font-extrabold tracking-[-.03em]">{t.myAddresses}</h1>
        {addresses && addresses.length > 0 && (
          <Button size={48} disabled={isFull} onClick={() => setEditing('new')}>
            {t.addAddress}
          </Button>
        )}
      </div>
      {isFull && <p className="mb-4 text-body text-ink-2">{t.addressesKeptMost({ addressesMax })}</p>}
      {isError && <FailedPart text={t.addressesCouldNot} onRetry={() => void refetch()} />}
      {!addresses && !isError && (
        <Loading label={t.loadingAddresses} className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-40 w-full rounded-2xl" />
          <Skeleton className="h-40 w-full rounded-2xl" />
        </Loading>
      )}
      {addresses?.length === 0 && (
        <EmptyState title={t.noAddressYet} action={<Button onClick={() => setEditing('new')}>{t.addAddress}</Button>}>
          {t.saveWhereEat}
        </EmptyState>
      )}
      {addresses && addresses.length > 0 && (
        <AddressList addresses={addresses} reachOf={reachOf} onChange={setEditing} />
      )}
      {editing && (
        <AddressDialog
          key={editing === 'new' ? 'new' : editing.address_id}
          cities={cities}
          cityId={city?.id}
          phone={me?.mobile ?? undefined}
          address={editing === 'new' ? undefined : editing}
          onSaved={close}
          onClose={close}
        />
      )}
    </div>
  );
}
