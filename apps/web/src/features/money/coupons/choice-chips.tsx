import { FieldGroup } from '#ui/form/field.tsx';
import { Chip } from '#ui/chip.tsx';

interface Props<T extends string | number> {
  label: string;
  hint: string;
  error?: string | undefined;
  options: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
}

/** Any number of a few choices; none means that it does not matter. */
export function ChoiceChips<T extends string | number>({ label, hint, error, options, value, onChange }: Props<T>) {
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isOn = value.includes(option.value);
          return (
            <Chip
              key={option.value}
              pressed={isOn}
              onClick={() => onChange(isOn ? value.filter((each) => each !== option.value) : [...value, option.value])}
            >
              {option.label}
            </Chip>
          );
        })}
      </div>
    </FieldGroup>
  );
}
