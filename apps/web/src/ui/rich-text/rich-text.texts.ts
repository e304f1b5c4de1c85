import { defineTexts } from '#lib/i18n/texts.ts';

export const richTextPartTexts = defineTexts({
  tools: {
    label: 'Form of the text',
    h2: 'Heading',
    h3: 'Small heading',
    p: 'Plain text',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    table: 'Table',
  },
  linkBad: 'Begins with https://, / or mailto:',
  linkSet: 'Set the link',
  linkHint: 'https://…, /menu, or empty to take the link away',
  linkTitle: 'Link',
  linkAddress: 'Address',
});
