import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { searchLengthMax } from '@tawa/domain/common/limits';
import type { FormEvent } from 'react';
import { paths } from '#lib/paths.ts';
import { useGoSearch } from './use-go-search.ts';
import { searchTexts } from './search.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// The colours on a hero's picture stay what they are in the dark theme.
const looks = {
  plain: {
    form: 'border border-line-strong bg-surface pr-1.5 pl-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
    icon: 'text-ink-3',
    input: 'placeholder:text-ink-3',
    button: 'h-11 bg-accent text-on-accent hover:bg-accent-hover',
  },
  hero: {
    form: 'bg-[oklch(1_0_0)] p-1.5 pl-4 lg:p-2 text-[oklch(0.235_0.035_335)] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:-outline-offset-3 has-[input:focus-visible]:outline-[oklch(0.38_0.13_345)]',
    icon: 'opacity-70',
    input: 'placeholder:text-[oklch(0.5_0.025_335)]',
    button: 'press h-full bg-[oklch(0.84_0.16_84)] text-[oklch(0.26_0.06_50)] lg:px-6',
  },
};

interface Props {
  look: keyof typeof looks;
  label: string;
  placeholder: string;
  className: string;
}

/** A search of its own in a page; the header's field, with suggestions, is another. */
export function FindFood({ look, label, placeholder, className }: Props) {
  const t = useTexts(searchTexts);
  const go = useGoSearch();
  const { form, icon, input, button } = looks[look];
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    go(typeof typed === 'string' ? typed : '');
  };
  return (
    <form
      role="search"
      action={paths.search()}
      onSubmit={handleSubmit}
      className={`flex items-center gap-3 rounded-xl ${form} ${className}`}
    >
      <MagnifyingGlassIcon weight="bold" className={`shrink-0 text-xl ${icon}`} aria-hidden="true" />
      <input
        name="q"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={searchLengthMax}
        className={`min-w-0 flex-1 self-stretch bg-transparent text-base outline-none ${input}`}
      />
      <button type="submit" className={`flex shrink-0 items-center rounded-md px-4 text-body font-bold ${button}`}>
        {t.findFood}
      </button>
    </form>
  );
}
