import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { nameLanguages, type NameLanguage, type Names } from '@tawa/domain/catalogue/names/names';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { namesTexts } from './names.texts.ts';
import { TextField } from '#ui/form/input.tsx';
import type { InputProps } from '#ui/form/plain-input.tsx';

type FieldProps = Omit<InputProps, 'lang' | 'maxLength'> & { error?: string };

interface OtherProps {
  title: string;
  /** What is written so far, or what is read meanwhile. */
  note: string;
  /** What is wrong within is never folded away. */
  isWrong: boolean;
  children: ReactNode;
}

/** What is called otherwise in other languages, folded away under what it is. */
export function OtherLanguages({ title, note, isWrong, children }: OtherProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-md border border-line px-4"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 text-note [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">{title}</span>
          <span className="block text-ink-3">{note}</span>
        </span>
        <Icon of={CaretDownIcon} weight="bold" className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

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
