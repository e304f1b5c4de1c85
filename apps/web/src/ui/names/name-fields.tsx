import { nameLanguages, type NameLanguage, type Names } from '@tawa/domain/catalogue/names/names';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { OtherLanguages } from './other-languages.tsx';
import { namesTexts } from './names.texts.ts';
import { TextField } from '#ui/form/input.tsx';
import type { InputProps } from '#ui/form/plain-input.tsx';

type FieldProps = Omit<InputProps, 'lang' | 'maxLength'> & { error?: string };

interface Props {
  /** What it is called in English; suggestions are made of it. */
  english: string;
  names: Names;
  lengthMax: number;
  /** The field of a language, and what is wrong with it. */
  fieldOf: (language: NameLanguage) => FieldProps;
  onSuggest: (language: NameLanguage, name: string) => void;
}

/** Names in Hindi and Kannada, folded away under what they are; a suggestion is written into its field and saved by nobody else. */
export function NameFields({ english, names, lengthMax, fieldOf, onSuggest }: Props) {
  const t = useTexts(namesTexts);
  const [suggested, setSuggested] = useState<Partial<Record<NameLanguage, string | null>>>({});
  const isWrong = nameLanguages.some((language) => Boolean(fieldOf(language).error));
  const written = nameLanguages.flatMap((language) => names[language] ?? []).filter((name) => name !== '');
  const suggest = async (language: NameLanguage) => {
    const { suggestName } = await import('@tawa/domain/catalogue/names/suggest');
    const name = suggestName(english, language)?.slice(0, lengthMax) ?? null;
    setSuggested((before) => ({ ...before, [language]: name }));
    if (name !== null) onSuggest(language, name);
  };
  const hintOf = (language: NameLanguage): string | undefined => {
    const name = suggested[language];
    if (name === null) return t.unknown;
    return name !== undefined && name === names[language] ? t.suggested : undefined;
  };
  return (
    <OtherLanguages title={t.title} note={written.length > 0 ? written.join(' · ') : t.none} isWrong={isWrong}>
      {nameLanguages.map((language) => (
        <div key={language}>
          <TextField
            {...fieldOf(language)}
            label={t.label[language]}
            optional
            lang={language}
            maxLength={lengthMax}
            hint={hintOf(language)}
          />
          {!names[language] && english.trim() !== '' && suggested[language] !== null && (
            <Button variant="quiet" size={40} className="mt-1 -ml-2" onClick={() => void suggest(language)}>
              {t.suggest[language]}
            </Button>
          )}
        </div>
      ))}
    </OtherLanguages>
  );
}
