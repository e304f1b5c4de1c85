import { defineTexts } from '#lib/i18n/texts.ts';

export const officeFontsTexts = defineTexts({
  list: 'Fonts',
  saved: 'The site now uses {name}. Open pages change when reloaded.',
  title: 'Font settings',
  facts: 'The text font on every page. Headings keep theirs. All fonts come from our server or the device.',
  sample: 'Two masala dosas and a filter coffee for ₹214.50, at your door by 8:40 pm.',
  choose: 'Make it the default: {name}',
  saving: 'Saving...',
  failed: 'We couldn’t load the font settings.',
  forget: 'Use the default on this device',
  default: 'Default',
  tryHere: 'Only on this device',
  tryLabel: 'Use {name} only on this device',
  thisDevice: 'On this device',
  chooseShort: 'Make it the default',
  sampleSigns: '₹1,234.50 · 0123456789 · Aa Bb Cc Gg Qq Rr',
  fontSettingsTawa: 'Font settings · Tawa',
  loadingFonts: 'Loading the fonts',
});
