import { addFavourite, deleteFavourite, listFavourites } from '@tawa/contract/catalogue/favourites';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const favouritesQuery = (userid: number) =>
  queryOptions({
    queryKey: ['favourites', userid],
    queryFn: async ({ signal }) => (await call(listFavourites, { params: { userid } }, signal)).body,
  });

/** A dish or a restaurant as something to save: its calls, and the list that they change. */
export interface Favourite {
  send: (userid: number, save: boolean) => Promise<unknown>;
  listKey: (userid: number) => readonly unknown[];
}

export const favouriteDish = (menu_id: number): Favourite => ({
  send: (userid, save) =>
    save ? call(addFavourite, { body: { userid, menu_id } }) : call(deleteFavourite, { params: { userid, menu_id } }),
  listKey: (userid) => favouritesQuery(userid).queryKey,
});

interface Toggle {
  userid: number;
  favourite: Favourite;
  save: boolean;
}

const send = ({ userid, favourite, save }: Toggle) => favourite.send(userid, save);

const invalidate = (client: QueryClient, { userid, favourite }: Omit<Toggle, 'save'>) =>
  client.invalidateQueries({ queryKey: favourite.listKey(userid), exact: true });

/** Saves for somebody who has just logged in to do so. */
export async function saveFavourite(client: QueryClient, wanted: Omit<Toggle, 'save'>): Promise<void> {
  try {
    await send({ ...wanted, save: true });
  } finally {
    await invalidate(client, wanted);
  }
}

/** Saves or forgets; the heart answers at once and goes back when the server refuses. */
export function useToggleFavourite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: (_answer, _error, toggle) => invalidate(client, toggle),
  });
}
