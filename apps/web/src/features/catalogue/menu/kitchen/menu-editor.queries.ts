import type { Sent } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { DishForm, EditedMenu, MenuRow, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, upload } from '#lib/api/api-client.ts';
import { useLive } from '#lib/live/live.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const editedMenuQuery = () =>
  queryOptions({
    queryKey: ['edited-menu'],
    queryFn: async ({ signal }) => (await call(contract.getEditedMenu, {}, signal)).body,
  });

export const editedDishQuery = (menuId: number) =>
  queryOptions({
    queryKey: ['edited-dish', menuId],
    queryFn: async ({ signal }) => (await call(contract.getEditedDish, { params: { menu_id: menuId } }, signal)).body,
    staleTime: 0,
  });

export const priceHistoryQuery = (menuId: number) =>
  queryOptions({
    queryKey: ['price-history', menuId],
    queryFn: async ({ signal }) => (await call(contract.priceHistory, { params: { menu_id: menuId } }, signal)).body,
    staleTime: 0,
  });

/** Reads the list again whenever another device edited this menu. */
export function useLiveMenu(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.event !== 'menu') return;
    for (const queryKey of [['edited-menu'], ['kitchen', 'sections'], ['kitchen-counter']])
      void client.invalidateQueries({ queryKey });
  });
}

const replaceRows = (client: QueryClient, rows: readonly MenuRow[]) => {
  const fresh = new Map(rows.map((row) => [row.menu_id, row]));
  client.setQueryData(
    editedMenuQuery().queryKey,
    (menu: EditedMenu | undefined) =>
      menu && { ...menu, dishes: menu.dishes.map((row) => fresh.get(row.menu_id) ?? row) },
  );
};

type States = Sent<typeof contract.setDishState>['body'];

/** Puts dishes on sale or off it; the switch moves at once and goes back when the server refuses. */
export function useSetDishState() {
  const client = useQueryClient();
  const { queryKey } = editedMenuQuery();
  return useMutation({
    mutationFn: (body: States) => call(contract.setDishState, { body }),
    onMutate: async ({ menu_ids, state }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const touched = new Set(menu_ids);
      const rows = before?.dishes.filter(({ menu_id }) => touched.has(menu_id)) ?? [];
      replaceRows(
        client,
        rows.map((row) => ({ ...row, state, sold_out_until: null })),
      );
      return rows;
    },
    onError: (_error, _body, rows) => replaceRows(client, rows ?? []),
    onSuccess: ({ body }) => replaceRows(client, body.dishes),
  });
}

/** What the editor sends: a new dish whole, an old one by what was changed of it. */
export type DishInput =
  | { menuId: null; form: DishForm }
  | { menuId: number; change: Sent<typeof contract.updateDish>['body'] };

async function saveDish(wish: DishInput) {
  if (wish.menuId === null) {
    const { body } = await call(contract.addDish, { body: wish.form });
    return { isOvertaken: false, dish: body };
  }
  const answer = await call(contract.updateDish, { params: { menu_id: wish.menuId }, body: wish.change });
  if (answer.status === 409) return { isOvertaken: true, dish: answer.body.current };
  return { isOvertaken: false, dish: answer.body };
}

export function useSaveDish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveDish,
    onSuccess: ({ dish }) => {
      client.setQueryData(editedDishQuery(dish.menu_id).queryKey, dish);
      void client.invalidateQueries({ queryKey: ['price-history', dish.menu_id] });
      void client.invalidateQueries({ queryKey: ['kitchen-counter'] });
      return client.invalidateQueries({ queryKey: ['edited-menu'] });
    },
  });
}

export function useDeleteDish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (menu_id: number) => call(contract.deleteDish, { params: { menu_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['edited-menu'] }),
  });
}

interface Arrangement {
  /** What the list looks like until the server has answered. */
  expect: (menu: EditedMenu) => EditedMenu;
  send: () => Promise<unknown>;
}

/** Moves something in the list at once, and reads the list again when the server has answered. */
export function useArrange() {
  const client = useQueryClient();
  const { queryKey } = editedMenuQuery();
  return useMutation({
    mutationFn: ({ send }: Arrangement) => send(),
    onMutate: async ({ expect }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (menu: EditedMenu | undefined) => menu && expect(menu));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export const sendCategories = (category_ids: number[]) => call(contract.arrangeCategories, { body: { category_ids } });

export const sendPlace = (menu_id: number, category_id: number | null, after: number | null) =>
  call(contract.placeDish, { params: { menu_id }, body: { category_id, after } });

interface GroupInput {
  groupId: number | null;
  version: number;
  group: OptionGroupForm;
}

async function saveGroup({ groupId, version, group }: GroupInput) {
  if (groupId === null)
    return { isOvertaken: false, group: (await call(contract.addOptionGroup, { body: group })).body };
  const params = { option_group_id: groupId };
  const answer = await call(contract.updateOptionGroup, { params, body: { version, group } });
  if (answer.status === 409) return { isOvertaken: true, group: answer.body.current };
  return { isOvertaken: false, group: answer.body };
}

export function useSaveGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveGroup,
    onSuccess: () => client.invalidateQueries({ queryKey: ['edited-menu'] }),
  });
}

export function useDeleteGroup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (option_group_id: number) => call(contract.deleteOptionGroup, { params: { option_group_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['edited-menu'] }),
  });
}

export function useChangePrices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof contract.changePrices>['body']) => call(contract.changePrices, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['edited-menu'] }),
  });
}

interface SentFile {
  file: Blob;
  write: boolean;
  /** The person's try, a UUID: sent again, it is answered and not written twice. */
  attempt?: string;
  withoutMissing?: boolean;
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Says what a file would do; with `write` it is done when nothing is wrong with it. */
export function useImportMenu() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, write, attempt, withoutMissing = false }: SentFile) => {
      const query = { write: yesNo(write), attempt, without_missing: yesNo(withoutMissing) };
      return (await upload(contract.importMenu, { query }, file)).body;
    },
    onSuccess: ({ written }) => {
      if (!written) return;
      for (const queryKey of [['edited-menu'], ['edited-dish'], ['kitchen', 'sections']])
        void client.invalidateQueries({ queryKey });
    },
  });
}

export const useExportMenu = () => useMutation({ mutationFn: async () => (await call(contract.exportMenu, {})).body });
