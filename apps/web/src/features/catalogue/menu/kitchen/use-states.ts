import type { Sent } from '@tawa/contract/common/endpoint';
import type { setDishState } from '@tawa/contract/catalogue/menu.kitchen';
import type { DishState } from '@tawa/contract/catalogue/menu.form';
import { useQueryClient } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { useSetDishState } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

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

function textOf(dishes: readonly Marked[], wish: Input, first: Marked | undefined, language: Language): string {
  const t = textsIn(kitchenMenuTexts, language);
  const [one] = dishes;
  const name = dishes.length === 1 && one ? one.dish_name : t.dishes({ count: dishes.length });
  if (wish.state === 'hidden') return t.menu.hidden({ name });
  if (wish.state === 'on') return one?.state === 'draft' ? t.published({ name }) : t.on({ name });
  const until = first?.sold_out_until;
  return until
    ? t.menu.soldOutUntil({ name, until: formatWhen(until, Date.now(), language) })
    : t.menu.soldOut({ name });
}

export function useStates(): SetState {
  const language = useLanguage();
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
      toast.success(textOf(dishes, wish, first, language), {
        duration: undoMs,
        id: 'dish-state',
        ...(undo && { action: undo }),
      });
    });
}
