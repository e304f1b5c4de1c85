import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '#features/accounts/addresses/shop/addresses.queries.ts';
import { useCityOf } from '#lib/place/selected-city.ts';
import { CityDialog } from './city-dialog.tsx';

function CityOf({ address }: { address: { city_id: number; cityname: string } }) {
  useCityOf(address);
  return null;
}

/** Takes the city of a customer's own address; asks who has none. */
export function CityOfCustomer({ userid }: { userid: number }) {
  const { data, isError } = useQuery(addressesQuery(userid));
  const address = data?.find(({ is_default }) => is_default) ?? data?.[0];
  if (address) return <CityOf address={address} />;
  return data || isError ? <CityDialog /> : null;
}
