import { queryOptions, useQuery } from '@tanstack/react-query';
import { useChosenPlace } from '#lib/place/chosen-place.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { useSession } from '#lib/session/session.ts';
import { restaurantsScreenTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** From where distances are measured. */
export interface Near {
  label: string;
  /** `latitude,longitude`, to a hundred metres. */
  place: string;
}

const placeOf = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(3)},${lng.toFixed(3)}`;

// Guests have no addresses: what asks for them comes with the first customer.
const placesQuery = (userid: number) =>
  queryOptions({
    queryKey: ['addresses', userid, 'places'],
    queryFn: async ({ client }) => {
      const { addressesQuery } = await import('#features/accounts/addresses/shop/addresses.queries.ts');
      const addresses = await client.fetchQuery(addressesQuery(userid));
      return addresses.flatMap(({ label, city_id, lat, lng }) =>
        lat === null || lng === null ? [] : [{ city_id, label, place: placeOf({ lat, lng }) }],
      );
    },
  });

/** The customer's own address in the chosen city, the default before others, or the place that was chosen; null without either. */
export function useNear(): Near | null {
  const t = useTexts(restaurantsScreenTexts);
  const city = useSelectedCity();
  const session = useSession();
  const chosen = useChosenPlace();
  const isCustomer = session?.userType === 'user';
  const { data: places = [] } = useQuery({ ...placesQuery(session?.userId ?? 0), enabled: isCustomer });
  const own = isCustomer && places.find(({ city_id }) => city === null || city_id === city.id);
  if (own) return own;
  return chosen?.city_id === city?.id && chosen ? { label: t.where, place: placeOf(chosen) } : null;
}
