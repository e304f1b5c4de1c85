import { deleteView, listViews, saveView, viewNameMax, type SavedView } from '@tawa/contract/accounts/users.views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './api/api-client.ts';
import { useMutation } from './api/use-mutation.ts';

export const viewNameLengthMax = viewNameMax;

/** The signed-in person's own views of a list, on every device of theirs; none while nobody knows. */
export function useSavedViews(list: string) {
  const client = useQueryClient();
  const queryKey = ['views', list];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listViews, { query: { list } }, signal)).body,
    staleTime: 60_000,
  });
  const onSettled = () => client.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: (kept: Omit<SavedView, 'view_id'>) => call(saveView, { body: { list, ...kept } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (view_id: number) => call(deleteView, { params: { view_id } }),
    onSettled,
  });
  return { views: data ?? [], save, remove };
}
