/** Words of the font settings. */
export const fontTexts = {
  title: 'Font settings',
  facts: 'The family of the text on every page. Headings keep theirs. All come from our own server or the device.',
  failed: 'The font settings could not be read.',
  list: 'Fonts',
  sample: 'Two masala dosas and a filter coffee for ₹214.50, at your door by 8:40 pm.',
  default: 'Default',
  thisDevice: 'On this device',
  choose: (name: string) => `Set the site in ${name}`,
  chooseShort: 'Make it the default',
  saving: 'Saving...',
  saved: (name: string) => `The site is set in ${name}. Open pages change when they are loaded again.`,
  tryHere: 'Only on this device',
  tryLabel: (name: string) => `Use ${name} only on this device`,
  forget: 'Use the default on this device',
};
