/** The families that the pages may be set in, each from our own server or the device's own, by the word that is stored. */
export const fonts = {
  figtree: {
    name: 'Figtree',
    stack: "'Figtree Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  },
  bricolage: {
    name: 'Bricolage Grotesque',
    stack: "'Bricolage Grotesque Variable', 'Figtree Variable', ui-sans-serif, system-ui, sans-serif",
  },
  system: {
    name: 'The device’s own',
    stack: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  },
} as const;
export type Font = keyof typeof fonts;

/** Whether a word names one of them. */
export const isFont = (name: string): name is Font => Object.hasOwn(fonts, name);

/** The family that pages are set in until the office chooses another. */
export const fontDefault: Font = 'figtree';
