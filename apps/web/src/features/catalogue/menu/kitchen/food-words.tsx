import { findOwn } from '@tawa/domain/common/own';
import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';

/** Several words to switch on and off: what is in a dish or a choice, and for whom it is. */
export function FoodWords<T extends string>(props: {
  label: string;
  words: readonly T[];
  names: Readonly<Record<string, string>>;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}) {
  const { label, words, names, chosen, onChange } = props;
  return (
    <FieldGroup label={label}>
      <div className="flex flex-wrap gap-2">
        {words.map((word) => (
          <Chip
            key={word}
            pressed={chosen.includes(word)}
            onClick={() => onChange(words.filter((one) => (one === word) !== chosen.includes(one)))}
          >
            {findOwn(names, word)}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}
