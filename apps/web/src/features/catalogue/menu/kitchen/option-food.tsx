import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { OptionGroupForm, optionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { allergens, suitMarks } from '@tawa/domain/accounts/diet';
import type { z } from 'zod/mini';
import { formatCount } from '#lib/format.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import type { SchemaForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { FoodWords } from './food-words.tsx';
import { kitchenMenuTexts } from './menu.texts.ts';

/** A group of choices as its form has it. */
export type GroupValues = z.input<typeof optionGroupForm>;

const set = { shouldDirty: true } as const;
const textOrNull = {
  setValueAs: (typed: unknown) => (typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : null),
};
const numberOrNull = { setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)) };

/** What is in one choice, for whom it is and what it adds; folded away under what it says. */
export function OptionFood({ form, index }: { form: SchemaForm<GroupValues, OptionGroupForm>; index: number }) {
  const t = useTexts(kitchenMenuTexts);
  const food = useTexts(foodTexts);
  const { allergens: held = [], suits = [], calories = null, serving = null } = form.watch(`options.${index}`);
  const isSize = form.watch('kind') === 'size';
  const said = [
    ...held.map((name) => food.allergen[name]),
    ...suits.map((mark) => food.suit[mark]),
    ...(calories === null || Number.isNaN(calories) ? [] : [t.kcal({ count: formatCount(calories) })]),
    ...(isSize && serving ? [serving] : []),
  ];
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-note [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">{t.food}</span>
          <span className="block text-ink-3">{said.length > 0 ? said.join(', ') : t.nothingDeclared}</span>
        </span>
        <Icon of={CaretDownIcon} weight="bold" className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-1">
        <FoodWords
          label={t.allergens}
          words={allergens}
          names={food.allergen}
          chosen={held}
          onChange={(next) => form.setValue(`options.${index}.allergens`, next, set)}
        />
        <FoodWords
          label={t.suits}
          words={suitMarks}
          names={food.suit}
          chosen={suits}
          onChange={(next) => form.setValue(`options.${index}.suits`, next, set)}
        />
        <TextField
          label={t.addsEnergy}
          optional
          inputMode="numeric"
          hint={t.energyHint}
          after={t.energyUnit}
          {...form.field(`options.${index}.calories`, numberOrNull)}
        />
        {isSize && (
          <TextField
            label={t.serving}
            optional
            hint={t.sizeServingHint}
            {...form.field(`options.${index}.serving`, textOrNull)}
          />
        )}
      </div>
    </details>
  );
}
