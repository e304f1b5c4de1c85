import { findOwn } from '@tawa/domain/common/own';
import { nameLanguages, type NameLanguage, type Names } from '@tawa/domain/catalogue/names/names';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { NameFields } from '#ui/names/name-fields.tsx';

interface Props<Values extends FieldValues> {
  name: Path<Values>;
  /** What it is called in English. */
  english: unknown;
  lengthMax: number;
  form: { control: Control<Values, unknown, Values> };
}

const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? findOwn({ ...value }, part) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The names of a row in other languages. */
export function RowNames<Values extends FieldValues>({ name, english, lengthMax, form }: Props<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  const value: unknown = field.value;
  const names: Names = Object.fromEntries(nameLanguages.map((language) => [language, textOf(partOf(value, language))]));
  const write = (language: NameLanguage, text: string) => field.onChange({ ...names, [language]: text });
  return (
    <NameFields
      english={textOf(english)}
      names={names}
      lengthMax={lengthMax}
      fieldOf={(language) => ({
        value: names[language] ?? '',
        error: textOf(partOf(partOf(fieldState.error, language), 'message')) || undefined,
        onChange: (event) => write(language, event.target.value),
        onBlur: field.onBlur,
      })}
      onSuggest={write}
    />
  );
}
