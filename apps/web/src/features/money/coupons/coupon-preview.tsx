import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag';
import type { Names } from '@tawa/domain/catalogue/names/names';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { TwoNames } from '#ui/names/two-names.tsx';

interface Props {
  code: string;
  title: string;
  names?: Names | null;
  terms: string;
  terms_in?: Names | null;
  rules: readonly string[];
  aside?: ReactNode;
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
          <TwoNames english={title} names={names} />
        </p>
        {terms !== '' && (
          <p className="text-sm break-words text-ink-2">
            <TwoNames english={terms} names={terms_in} />
          </p>
        )}
        {rules.length > 0 && <p className="mt-1 text-note text-ink-3">{rules.join(' · ')}</p>}
      </div>
    </div>
  );
}
