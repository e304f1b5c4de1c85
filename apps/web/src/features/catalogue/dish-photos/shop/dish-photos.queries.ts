import { deleteDishPhoto, listDishPhotos, sendDishPhoto } from '@tawa/contract/catalogue/dish-photos';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '#lib/api/api-client.ts';
import { shrinkPhoto } from '#lib/api/shrink-photo.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const dishPhotosQuery = (menu_id: number) =>
  queryOptions({
    queryKey: ['dish-photos', menu_id],
    queryFn: async ({ signal }) => (await call(listDishPhotos, { params: { menu_id } }, signal)).body,
  });

type Dish = Sent<typeof deleteDishPhoto>['params'];

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['order-feedback'] });
}

/** Sends the photo of a dish of an order in the place of the one before. */
export function useSendDishPhoto(dish: Dish) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async (file: File) => upload(sendDishPhoto, { params: dish }, await shrinkPhoto(file)),
    onSuccess,
  });
}

/** Takes the photo of a dish back. */
export function useDeleteDishPhoto(dish: Dish) {
  const onSuccess = useRefresh();
  return useMutation({ mutationFn: () => call(deleteDishPhoto, { params: dish }), onSuccess });
}
