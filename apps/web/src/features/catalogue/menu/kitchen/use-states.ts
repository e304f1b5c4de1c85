import type { Sent } from '@tawa/contract/common/endpoint';
import type { setDishState } from '@tawa/contract/catalogue/menu.kitchen';
import type { DishState } from '@tawa/contract/catalogue/menu.form';
import { useQueryClient } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen, plural } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { menuMessages } from '#lib/messages-menu.ts';
import { toast } from '#ui/toast/toast.ts';
import { useSetDishState } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';

type Input = Omit<Sent<typeof setDishState>['body'], 'menu_ids'>;

interface Marked {
  menu_id: number;
  dish_name: string;
  state: DishState;
  sold_out_until: string | null;
}

/** Puts dishes on sale or off it, at once, with 8 seconds to think again. */
export type SetState = (dishes: readonly Marked[], wish: Input) => void;

const undoMs = 8000;

const backTo = ({ state, sold_out_until }: Marked): Input | null => {
  if (state === 'draft') return null;
  return state === 'sold_out' ? { state, until: sold_out_until } : { state };
};

function textOf(dishes: readonly Marked[], wish: Input, first: Marked | undefined): string {
  const [one] = dishes;
  const name = dishes.length === 1 && one ? one.dish_name : plural(dishes.length, 'dish', 'dishes');
  if (wish.state === 'hidden') return menuMessages.hidden(name);
  if (wish.state === 'on') return one?.state === 'draft' ? menuMessages.published(name) : menuMessages.on(name);
  const until = first?.sold_out_until;
  return menuMessages.soldOut(name, until ? formatWhen(until, Date.now()) : null);
}

export function useStates(): SetState {
  const t = useTexts(kitchenMenuTexts);
  const { mutate } = useSetDishState();
  const client = useQueryClient();
  const refused = (error: unknown) => toast.error(messageFrom(error, t.notSaved));
  const send = (dishes: readonly Marked[], wish: Input, onDone: (first: Marked | undefined) => void) =>
    mutate(
      { menu_ids: dishes.map(({ menu_id }) => menu_id), ...wish },
      {
        onError: refused,
        onSuccess: ({ body }) => {
          for (const key of ['edited-dish', 'statistics']) void client.invalidateQueries({ queryKey: [key] });
          onDone(body.dishes[0]);
        },
      },
    );
  return (dishes, wish) =>
    send(dishes, wish, (first) => {
      const [one] = dishes;
      const back = one && dishes.every(({ state }) => state === one.state) ? backTo(one) : null;
      const undo = back && { label: t.undo, onPress: () => send(dishes, back, () => undefined) };
      toast.success(textOf(dishes, wish, first), { duration: undoMs, id: 'dish-state', ...(undo && { action: undo }) });
    });
}
