import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  code: string;
  title: string;
  names?: Names | null;
  terms: string;
  terms_in?: Names | null;
  rules: readonly string[];
  aside?: ReactNode;
}

/** Words in the language of the page, and below them the English ones where those are others. */
function InBoth({ english, words }: { english: string; words: Names | null | undefined }) {
  const read = nameIn(english, words, useLanguage());
  if (read === english) return read;
  return (
    <>
      {read}
      <span lang="en" className="block text-note font-normal text-ink-3">
        {english}
      </span>
    </>
  );
}

/** A coupon as customers have it before them: the code, what it gives, and on what terms; the English, which holds, beside another language. */
export function CouponPreview({ code, title, names, terms, terms_in, rules, aside }: Props) {
  return (
    <div className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-[1.25rem] text-accent-ink">
        <Icon of={TagIcon} weight="fill" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="num rounded-xs border border-dashed border-line-strong px-2 py-0.5 text-note font-bold tracking-wide">
            {code}
          </span>
          {aside}
        </p>
        <p className="mt-1.5 text-body font-bold break-words">
          <InBoth english={title} words={names} />
        </p>
        {terms !== '' && (
          <p className="text-sm break-words text-ink-2">
            <InBoth english={terms} words={terms_in} />
          </p>
        )}
        {rules.length > 0 && <p className="mt-1 text-note text-ink-3">{rules.join(' · ')}</p>}
      </div>
    </div>
  );
}
