import type { SearchChip } from '@tawa/contract/catalogue/search';
import { formatAbout } from '#lib/format.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { RemovableChip } from '#ui/chip.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { searchTexts } from './search.texts.ts';

/** 'Biryani', 'Veg', 'Under ₹250'. */
function chipText({ kind, value }: SearchChip, language: Language): string {
  const t = textsIn(searchTexts, language);
  if (kind === 'words') return value.charAt(0).toUpperCase() + value.slice(1);
  if (kind === 'price') return t.underPrice({ price: formatAbout(Number(value)) });
  if (kind === 'place') return t.inCity({ city: value });
  if (kind === 'open') return t.openNow;
  if (value === 'egg') return t.egg;
  return value === 'veg' ? t.veg : t.nonVeg;
}

/** What was asked for, as a sentence names it: 'veg biryani under ₹100'. */
export const askedText = (chips: readonly SearchChip[], language: Language): string =>
  chips.map((chip) => chipText(chip, language).toLowerCase()).join(' ');

/** The parts that were taken away, with one more. */
export const withoutAlso = (without: string, typed: string): string =>
  [...new Set([...without.split(','), typed])].filter((part) => part !== '').join(',');

interface Props {
  chips: readonly SearchChip[];
  onRemove: (chip: SearchChip) => void;
  className?: string;
}

/** What was understood, part by part; the cross takes one away while the text stays. */
export function SearchChips({ chips, onRemove, className = '' }: Props) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  return (
    <ul aria-label={t.understood} className={`flex flex-wrap gap-2 ${className}`}>
      {chips.map((chip) => (
        <li key={`${chip.kind} ${chip.typed}`}>
          <RemovableChip
            label={chipText(chip, language)}
            mark={chip.kind === 'diet' && <VegMark veg={chip.value === 'veg'} />}
            onRemove={() => onRemove(chip)}
          />
        </li>
      ))}
    </ul>
  );
}
