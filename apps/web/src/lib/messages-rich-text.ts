/** Words of the editor of marked-up texts. */
export const richTexts = {
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
  linkTitle: 'Link',
  linkAddress: 'Address',
  linkHint: 'https://…, /menu, or empty to take the link away',
  linkBad: 'Begins with https://, / or mailto:',
  linkSet: 'Set the link',
} as const;
