import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { useLanguage } from '#lib/i18n/language.ts';

/** A name in the language of the page, and the English one small beside it where it is another: others may say that one. */
export function TwoNames({ english, names }: { english: string; names: Names | null | undefined }) {
  const name = nameIn(english, names, useLanguage());
  if (name === english) return name;
  return (
    <>
      {name}{' '}
      <span lang="en" className="inline-block max-w-full text-[0.8em] font-medium">
        {english}
      </span>
    </>
  );
}
