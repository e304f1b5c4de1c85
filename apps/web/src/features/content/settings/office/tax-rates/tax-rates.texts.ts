import { defineTexts } from '#lib/i18n/texts.ts';

export const officeTaxRatesTexts = defineTexts({
  added: 'Scheduled. You can cancel it until then.',
  saveFrom: 'Add it from {day}',
  save: 'Add the rate',
  effect: 'GST on ₹500.00: {old} now, {next} then.',
  rate: 'New rate in percent',
  day: 'From this day, 12:00 am',
  delivered: 'As delivered',
  changedBy: '{name}: {reason}',
  takenBack: 'Cancelled.',
  from: 'from {day}',
  changeOf: 'Change the rate of {label}',
  change: 'Change',
  failed: 'We couldn’t load the tax rates.',
  title: 'Tax rates',
  facts: 'GST on what is ordered. An order keeps the rate of its day.',
  list: 'Tax rates',
  same: 'This is the rate of that day',
  tax: {
    from: 'from {from}',
  },
  span: '{from} to {to}',
  noDay: 'Choose a day in the future',
  rateWrong: 'From 0 to 40 percent',
  loadingTaxRates: 'Loading the tax rates',
});
