import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { allergens, suitMarks } from '@tawa/domain/accounts/diet';
import { categoryFallback, descriptionCardLength, kitchenNameLengthMax } from '@tawa/domain/common/limits';
import { servingLengthMax } from '@tawa/domain/accounts/line-energy';
import { discountPercent, formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import type { SchemaForm } from '#ui/form/form.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { NameFields } from '#ui/names/name-fields.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import type { DishForm } from '@tawa/contract/catalogue/menu.form';
import { FoodWords } from '../food-words.tsx';
import type { DishValues } from './dish-form.ts';
import { kitchenMenuTexts } from '../menu.texts.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { kitchenDishEditorTexts } from './dish-editor.texts.ts';

export type DishFormState = SchemaForm<DishValues, DishForm>;

const numberOrNull = { setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)) };
const textOrNull = { setValueAs: (typed: unknown) => (typeof typed === 'string' && typed !== '' ? typed : null) };
const set = { shouldDirty: true, shouldValidate: true, shouldTouch: true } as const;

/** The food mark: required, and never chosen beforehand. */
function FoodMark({ form }: { form: DishFormState }) {
  const t = useTexts(kitchenMenuTexts);
  const chosen = form.watch('is_veg');
  const { error } = form.field('is_veg');
  return (
    <FieldGroup label={t.foodMark} error={error}>
      <div className="grid grid-cols-2 gap-2">
        {([1, 0] as const).map((mark) => (
          <label
            key={mark}
            className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong text-body font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="food-mark"
              className="sr-only"
              checked={chosen === mark}
              onChange={() => form.setValue('is_veg', mark, set)}
            />
            <VegMark veg={mark === 1} word />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** What the discount means while it is typed. */
function DiscountNote({ form }: { form: DishFormState }) {
  const t = useTexts(kitchenMenuTexts);
  const [price, discounted] = form.watch(['price', 'discounted_price']);
  if (!price || !discounted) return null;
  if (discounted > price)
    return <p className="text-note font-semibold text-danger">{t.mustNotMore({ price: formatRupees(price) })}</p>;
  return (
    <p className="text-note font-semibold text-accent-ink">
      {t.offCustomersSave({ percent: discountPercent(price, discounted), saving: formatRupees(price - discounted) })}
    </p>
  );
}

/** Days and hours of a discount; empty means always. */
function DiscountPlan({ form }: { form: DishFormState }) {
  const t = useTexts(kitchenMenuTexts);
  const discounted = form.watch('discounted_price');
  const { error } = form.field('discount_plan');
  if (!discounted) return null;
  return (
    <FieldGroup label={t.whenDiscountHolds} hint={t.emptyMeansAlwaysHours} error={error}>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t.fromDay} type="date" {...form.field('discount_plan.from', textOrNull)} />
        <TextField label={t.day} type="date" {...form.field('discount_plan.to', textOrNull)} />
        <TextField label={t.from} type="time" {...form.field('discount_plan.from_time', textOrNull)} />
        <TextField label={t.to} type="time" {...form.field('discount_plan.to_time', textOrNull)} />
      </div>
    </FieldGroup>
  );
}

/** The description with the part that lists leave out. */
function Description({ form }: { form: DishFormState }) {
  const t = useTexts(kitchenMenuTexts);
  const text = form.watch('description');
  const beyond = text.slice(descriptionCardLength);
  return (
    <div>
      <TextareaField label={t.description} optional rows={3} maxLength={1000} {...form.field('description')} />
      <p className="num mt-1 text-note text-ink-3">
        {t.characters({ count: text.length, firstOfDescription: t.firstOfDescription })}
      </p>
      {beyond !== '' && (
        <p className="mt-1 text-note break-words text-ink-2">
          {text.slice(0, descriptionCardLength)}
          <mark className="bg-accent-soft text-accent-ink">{beyond}</mark>
        </p>
      )}
    </div>
  );
}

function Further({ form, left }: { form: DishFormState; left: number | null }) {
  const kitchenDishEditor = useTexts(kitchenDishEditorTexts);
  const food = useTexts(foodTexts);
  const t = useTexts(kitchenMenuTexts);
  const [egg, contained, suits] = form.watch(['contains_egg', 'allergens', 'suits']);
  return (
    <>
      <Checkbox
        label={t.containsEgg}
        checked={egg === 1}
        onChange={(event) => form.setValue('contains_egg', event.currentTarget.checked ? 1 : 0, set)}
      />
      <FoodWords
        label={t.allergens}
        words={allergens}
        names={food.allergen}
        chosen={contained}
        onChange={(next) => form.setValue('allergens', next, set)}
      />
      <FoodWords
        label={t.suits}
        words={suitMarks}
        names={food.suit}
        chosen={suits}
        onChange={(next) => form.setValue('suits', next, set)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t.calories}
          optional
          inputMode="numeric"
          after={kitchenDishEditor.kcal}
          {...form.field('calories', numberOrNull)}
        />
        <TextField
          label={t.serving}
          optional
          hint={t.servingHint}
          maxLength={servingLengthMax}
          {...form.field('serving', textOrNull)}
        />
        <TextField
          label={t.portionsDay}
          optional
          inputMode="numeric"
          hint={left === null ? t.emptyNotCounted : t.leftToday({ left })}
          {...form.field('stock_per_day', numberOrNull)}
        />
      </div>
      <SelectField
        label={t.taxCategory}
        options={[
          { value: 'restaurant_service', label: t.restaurantService },
          { value: 'packaged', label: t.packagedGoods },
        ]}
        {...form.field('tax_category')}
      />
    </>
  );
}

interface Props {
  form: DishFormState;
  menu: EditedMenu;
  /** Portions left today; null while they are not counted. */
  left: number | null;
  picture: ReactNode;
  /** Stands under the prices. */
  counter: ReactNode;
  options: ReactNode;
}

/** Everything that is asked of a dish, what matters most first. */
export function DishFields({ form, menu, left, picture, counter, options }: Props) {
  const kitchenDishEditor = useTexts(kitchenDishEditorTexts);
  const t = useTexts(kitchenMenuTexts);
  const categories = [...menu.categories, ...menu.further_categories];
  const [name, names] = form.watch(['dish_name', 'names']);
  return (
    <div className="grid gap-5">
      {picture}
      <TextField label={t.name} maxLength={120} {...form.field('dish_name')} />
      <NameFields
        english={name}
        names={names ?? {}}
        lengthMax={120}
        fieldOf={(language) => form.field(`names.${language}`)}
        onSuggest={(language, suggested) => form.setValue(`names.${language}`, suggested, set)}
      />
      <TextField
        label={t.kitchenName}
        optional
        hint={t.kitchenNameHint}
        maxLength={kitchenNameLengthMax}
        {...form.field('kitchen_name')}
      />
      <SelectField
        label={t.category}
        placeholder={categoryFallback}
        options={categories.map(({ category_id, category_name }) => ({ value: category_id, label: category_name }))}
        {...form.field('category_id', numberOrNull)}
      />
      <FoodMark form={form} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <TextField label={t.price} before="₹" inputMode="decimal" {...form.field('price', numberOrNull)} />
        <TextField
          label={t.discounted}
          before="₹"
          inputMode="decimal"
          {...form.field('discounted_price', { ...numberOrNull, deps: ['price'] })}
        />
        <TextField
          label={t.cookingTime}
          inputMode="numeric"
          after={kitchenDishEditor.min}
          {...form.field('preparation_time', numberOrNull)}
        />
      </div>
      <DiscountNote form={form} />
      <DiscountPlan form={form} />
      {counter}
      <Description form={form} />
      {options}
      <Further form={form} left={left} />
    </div>
  );
}
