import type { SlideForm } from '@tawa/contract/content/slides';
import { nameLanguages } from '@tawa/domain/catalogue/names/names';
import { useTexts } from '#lib/i18n/texts.ts';
import type { SchemaForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { OtherLanguages } from '#ui/names/name-fields.tsx';
import { officeSlidesTexts } from './slides.texts.ts';

const parts = [
  ['tag', 20],
  ['subheading', 60],
  ['heading', 40],
  ['alt', 200],
] as const;

/** The words of a slide in Hindi and Kannada: those of a language all together, or none. */
export function SlideWords({ form }: { form: SchemaForm<SlideForm, SlideForm> }) {
  const t = useTexts(officeSlidesTexts).words;
  const words = form.watch('words');
  const written = nameLanguages.flatMap((language) => words?.[language]?.heading || []);
  const fields = nameLanguages.map((language) => ({
    language,
    bound: parts.map(([part, lengthMax]) => ({
      part,
      lengthMax,
      field: form.field(`words.${language}.${part}`),
    })),
  }));
  return (
    <OtherLanguages
      title={t.title}
      note={written.length > 0 ? written.join(' · ') : t.none}
      isWrong={fields.some(({ bound }) => bound.some(({ field }) => Boolean(field.error)))}
    >
      {fields.map(({ language, bound }) => (
        <fieldset key={language} className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">{t.language[language]}</legend>
          {bound.map(({ part, lengthMax, field }) => (
            <TextField key={part} label={t[part][language]} optional lang={language} maxLength={lengthMax} {...field} />
          ))}
        </fieldset>
      ))}
    </OtherLanguages>
  );
}
