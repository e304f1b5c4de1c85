import { defineTexts } from '#lib/i18n/texts.ts';

export const ownMenusTexts = defineTexts({
  first: 'Compare',
  second: 'with',
  summary:
    '{same, plural, one {# dish is the same} other {# dishes are the same}}, {differ, plural, one {# differs} other {# differ}}.',
  alike: 'Both menus are the same',
  alikeText: 'Every dish has the same price and the same state in both.',
  dish: 'Dish',
  table: 'Dishes that differ',
  notThere: 'not here',
  states: { draft: 'draft', on: 'on sale', sold_out: 'sold out', hidden: 'hidden' },
  soldOutUntil: 'sold out until {time}',
  more: 'The first {shown} of {count} are shown.',
  copy: 'Copy {count, plural, one {# missing dish} other {# missing dishes}}',
  copying: 'Copying...',
  copyText: 'To {name}, with choices, sections, pictures and prices. What is there stays as it is.',
  copied: '{count, plural, one {# dish} other {# dishes}} copied to {name}',
  notCopied: 'Nothing was copied. Try again.',
  failed: 'The menus did not load.',
  loading: 'Loading the menus',
});
