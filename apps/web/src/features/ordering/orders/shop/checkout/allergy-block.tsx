import { allergens } from '@tawa/domain/accounts/diet';
import { useDietMarks } from '#lib/diet/diet.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { checkoutTexts } from './checkout.texts.ts';
import type { Checkout } from './use-checkout.ts';

/** Which of the kept allergies the kitchen is told of; none goes along that was not pressed here. */
export function AllergyBlock({ details, setDetails }: Pick<Checkout, 'details' | 'setDetails'>) {
  const t = useTexts(checkoutTexts).allergy;
  const food = useTexts(foodTexts);
  const marks = useDietMarks();
  const told = details.allergies;
  const offered = allergens.filter((name) => marks?.avoids.includes(name) || told.includes(name));
  if (offered.length === 0) return null;
  return (
    <div className="border-line bg-surface px-4 py-4 max-lg:border-b-8 lg:rounded-2xl lg:border lg:px-6 lg:py-5">
      <FieldGroup label={t.title} hint={t.hint}>
        <div className="flex flex-wrap gap-2">
          {offered.map((name) => (
            <Chip
              key={name}
              pressed={told.includes(name)}
              onClick={() =>
                setDetails({
                  ...details,
                  allergies: offered.filter((one) => (one === name) !== told.includes(one)),
                })
              }
            >
              {food.allergen[name]}
            </Chip>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
