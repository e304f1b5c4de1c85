/** Words of the office's settings. */
export const deskSettingsTexts = {
  title: 'Settings',
  facts: 'A change never touches the bill of an order that was placed before it.',
  failed: 'The settings could not be read.',
  oneFailed: 'This setting could not be read.',
  groups: 'Groups of settings',
  value: 'New value',
  inRupees: 'New value in rupees',
  inPercent: 'New value in percent',
  inMoment: 'New day and time in India, or empty',
  inUnit: (unit: string) => `New value in ${unit}`,
  atOnce: 'At once',
  later: 'At a moment to come',
  pastMoment: 'Choose a moment to come',
  noMoment: 'Give a date and a time',
  reason: 'Reason, kept in the history',
  same: 'This is the value in force',
  taxes: 'Tax rates',
  providers: 'Payments and mail server',
  slides: 'Slides of the first page',
  mail: 'Mail test',
};

/** Words of what a change of a fee would come to. */
export const settingEffectTexts = {
  title: 'What would change',
  sample: (amount: string) => `On an order of ${amount}`,
  more: 'more',
  less: 'less',
  customer_pays: (more: string) => `The customer pays ${more}`,
  of_which_gst: (rate: string) => `of which GST ${rate}`,
  restaurant_pays: (more: string) => `The restaurant pays ${more}`,
  commission: 'of which commission',
  commission_gst: 'of which GST on the commission',
  tds: 'of which TDS',
  last_days: (orders: string) => `Last 30 days, ${orders} orders`,
};
