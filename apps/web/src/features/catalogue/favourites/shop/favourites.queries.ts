import { addFavourite, deleteFavourite, listFavourites } from '@tawa/contract/catalogue/favourites';
import type { Dish } from '@tawa/contract/catalogue/menu';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const favouritesQuery = (userid: number) =>
  queryOptions({
    queryKey: ['favourites', userid],
    queryFn: async ({ signal }) => (await call(listFavourites, { params: { userid } }, signal)).body,
  });

interface Toggle {
  userid: number;
  dish: Pick<Dish, 'menu_id'>;
  save: boolean;
}

const send = ({ userid, dish: { menu_id }, save }: Toggle) =>
  save ? call(addFavourite, { body: { userid, menu_id } }) : call(deleteFavourite, { params: { userid, menu_id } });

/** Saves a dish for somebody who has just logged in to do so. */
export async function saveFavourite(client: QueryClient, wanted: Omit<Toggle, 'save'>): Promise<void> {
  try {
    await send({ ...wanted, save: true });
  } finally {
    await client.invalidateQueries(favouritesQuery(wanted.userid));
  }
}

/** Saves or forgets a dish; the heart answers at once and goes back when the server refuses. */
export function useToggleFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: (_answer, _error, { userid }) => client.invalidateQueries(favouritesQuery(userid)),
  });
}
