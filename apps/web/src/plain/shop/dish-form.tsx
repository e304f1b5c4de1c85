import { getDish, type DishDetails, type OptionGroup } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { lineNoteLengthMax, lineQuantityMax } from '@tawa/domain/common/limits';
import { effectivePrice, formatRupees } from '@tawa/domain/common/money';
import { groupRule } from '@tawa/domain/ordering/cart';
import { isSoldOut } from '#features/catalogue/menu/shop/dish-price.tsx';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { EnergyNote } from '#features/catalogue/menu/shop/food/energy-note.tsx';
import { cartTexts } from '#features/ordering/cart/shop/cart.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { AreaField, Group, Hidden, Pick, Refused, Send, TextField } from '../fields.tsx';
import { idOf, type Refusal } from '../form-values.ts';
import { plainTexts } from '../plain.texts.ts';
import { plainAddress, type Params, type Screen, type Visit } from '../visit.ts';
import { Amount, Declared, FoodMark, Had } from './food.tsx';

/** What was chosen of a dish, as it was sent. */
export interface Chosen {
  options: readonly number[];
  quantity: string;
  note: string;
}

const nothing: Chosen = { options: [], quantity: '1', note: '' };

/** The field of the choices of a group. */
export const groupField = (id: number): string => `group_${id}`;

function Choices({ dish, group, chosen, refusal }: { dish: DishDetails; group: OptionGroup } & FormProps) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const { option_group_id, kind, min_choices, max_choices, options } = group;
  const isOne = min_choices === 1 && max_choices === 1;
  const name = groupField(option_group_id);
  const costOf = (price: number) => {
    if (kind === 'size') return formatRupees(effectivePrice(dish) + price);
    return price > 0 && `+${formatRupees(price)}`;
  };
  return (
    <Group
      legend={nameIn(group.group_name, group.names, language)}
      name={name}
      hint={groupRule(group)}
      refusal={refusal}
    >
      {options.map(({ option_id, option_name, names, available, price, is_veg }) => (
        <Pick
          key={option_id}
          type={isOne ? 'radio' : 'checkbox'}
          name={name}
          value={String(option_id)}
          checked={available && chosen.options.includes(option_id)}
          disabled={!available}
          required={isOne}
          amount={available ? costOf(price) : t.soldOut}
        >
          {kind !== 'size' && <FoodMark veg={is_veg === 1} />}
          {nameIn(option_name, names, language)}
        </Pick>
      ))}
    </Group>
  );
}

interface FormProps {
  chosen: Chosen;
  refusal: Refusal | null;
}

function DishForm({ dish, chosen, refusal }: { dish: DishDetails } & FormProps) {
  const t = useTexts(menuTexts);
  const plain = useTexts(plainTexts);
  const cart = useTexts(cartTexts);
  const language = useLanguage();
  return (
    <form method="post" action={plainAddress(language, '/cart')}>
      <Hidden name="menu_id" value={dish.menu_id} />
      {dish.option_groups.map((group) => (
        <Choices key={group.option_group_id} {...{ dish, group, chosen, refusal }} />
      ))}
      <TextField
        name="quantity"
        label={plain.quantity}
        value={chosen.quantity}
        inputMode="numeric"
        maxLength={String(lineQuantityMax).length}
        refusal={refusal}
      />
      <AreaField
        name="note"
        label={t.noteForKitchen}
        value={chosen.note}
        maxLength={lineNoteLengthMax}
        optional
        refusal={refusal}
      />
      <Send act="add" wide>
        {cart.add}
      </Send>
    </form>
  );
}

function DishPage({ dish, chosen, refusal }: { dish: DishDetails } & FormProps) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const restaurant = nameIn(dish.restaurant_name, dish.restaurant_names, language);
  return (
    <>
      <p>
        <a className="way" href={plainAddress(language, `/restaurant/${dish.restaurant_id}`)}>
          {restaurant}
        </a>
      </p>
      <Refused refusal={refusal} />
      <h1>
        <FoodMark veg={dish.is_veg === 1} />
        {nameIn(dish.dish_name, dish.names, language)}
      </h1>
      <p>
        <Amount {...dish} />
      </p>
      <Had dish={dish} />
      {dish.description && <p>{dish.description}</p>}
      <EnergyNote dish={dish} chosen={[]} />
      <Declared dish={dish} />
      <p className="quiet">{t.traces}</p>
      {!isSoldOut(dish) && <DishForm dish={dish} chosen={chosen} refusal={refusal} />}
    </>
  );
}

/** A dish with its choices; what was chosen stands in it again when the form comes back. */
export function dishScreen({ language }: Visit, dish: DishDetails, form: Partial<FormProps> = {}): Screen {
  const { chosen = nothing, refusal = null } = form;
  return {
    title: nameIn(dish.dish_name, dish.names, language),
    body: <DishPage dish={dish} chosen={chosen} refusal={refusal} />,
    whole: paths.dish(dish.menu_id),
    ...(refusal && { status: refusal.status }),
  };
}

export async function showDish(visit: Visit, { id = '' }: Params): Promise<Screen> {
  const { body: dish } = await call(getDish, { params: { menu_id: idOf(id) } });
  return dishScreen(visit, dish);
}
