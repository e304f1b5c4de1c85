import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Spot } from '#features/catalogue/restaurants/shop/order-facts.tsx';
import { useChosenPlace } from '#lib/place/chosen-place.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { useSession } from '#lib/session/session.ts';
import { publicScreenTexts } from './public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** From where distances are measured. */
export interface Near extends Spot {
  label: string;
  /** `latitude,longitude`, to a hundred metres. */
  place: string;
}

const nearOf = (label: string, { city_id, lat, lng }: Spot): Near => ({
  label,
  city_id,
  lat,
  lng,
  place: `${lat.toFixed(3)},${lng.toFixed(3)}`,
});

// Guests have no addresses: what asks for them comes with the first customer.
const placesQuery = (userid: number) =>
  queryOptions({
    queryKey: ['addresses', userid, 'places'],
    queryFn: async ({ client }) => {
      const { addressesQuery } = await import('#features/accounts/addresses/shop/addresses.queries.ts');
      const addresses = await client.fetchQuery(addressesQuery(userid));
      return addresses.flatMap(({ label, city_id, lat, lng }) =>
        lat === null || lng === null ? [] : [nearOf(label, { city_id, lat, lng })],
      );
    },
  });

/** The customer's own address in the chosen city, the default before others, or the place that was chosen; null without either, undefined while the addresses are asked for. */
export function useNear(): Near | null | undefined {
  const t = useTexts(publicScreenTexts);
  const city = useSelectedCity();
  const session = useSession();
  const chosen = useChosenPlace();
  const isCustomer = session?.userType === 'user';
  const { data: places = [], isLoading } = useQuery({ ...placesQuery(session?.userId ?? 0), enabled: isCustomer });
  if (isLoading) return undefined;
  const own = isCustomer && places.find(({ city_id }) => city === null || city_id === city.id);
  if (own) return own;
  return chosen?.city_id === city?.id && chosen ? nearOf(t.where, chosen) : null;
}
