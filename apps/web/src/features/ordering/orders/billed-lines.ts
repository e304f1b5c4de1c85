import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import type { Language } from '#lib/i18n/language.ts';

interface Line {
  order_item_id: number;
  quantity: number;
  name: string;
  instead_of?: number | null;
}

/** The lines of the bill as it was accepted, each with what took its place: that is settled beside the bill. */
export const billedLines = <T extends Line>(items: readonly T[]): (T & { instead: T[] })[] =>
  items
    .filter(({ instead_of = null }) => instead_of === null)
    .map((item) => ({ ...item, instead: linesInsteadOf(item.order_item_id, items) }));

// What took the place of a dish can be sold out itself.
const linesInsteadOf = <T extends Line>(id: number, items: readonly T[]): T[] =>
  items
    .filter(({ instead_of }) => instead_of === id)
    .flatMap((item) => [item, ...linesInsteadOf(item.order_item_id, items)]);

/** A name as a paper says it: in English, and behind that in the language of the paper where it has such a name. */
export function nameOnPaper(english: string, names: Names | null | undefined, language: Language): string {
  const name = nameIn(english, names, language);
  return name === english ? english : `${english} · ${name}`;
}

/** Choices as a paper says them. */
export const optionsOnPaper = (
  { options, option_names }: { options: readonly string[]; option_names?: readonly (Names | null)[] | undefined },
  language: Language,
): string[] => options.map((option, at) => nameOnPaper(option, option_names?.[at], language));
