/** What rates of tax there are by law, in the order of the office's page, and what the office reads of each. */
export const taxRateKinds = {
  restaurant_service: { label: 'Restaurant food', help: 'Cooked food. The platform owes the tax, section 9(5).' },
  specified_premises: {
    label: 'Food in specified premises',
    help: 'Hotels with rooms from ₹7,500. The restaurant owes it.',
  },
  packaged: { label: 'Packaged goods', help: 'What is sold as it was bought, such as bottled drinks.' },
  delivery: { label: 'Delivery', help: 'On the delivery fee.' },
  platform_fee: { label: 'Platform fee', help: 'On the fee for each order.' },
  tcs: {
    label: 'TCS, section 52',
    help: 'On what restaurants themselves owe the tax of. The tax reports count with it; nothing is held back.',
  },
  tds: {
    label: 'TDS, section 194-O',
    help: 'What the law asks of restaurants with a PAN. The tax reports compare with it; Fees says what is held back.',
  },
  tds_no_pan: { label: 'TDS without a PAN', help: 'Section 206AA. The tax reports compare with it.' },
} as const;
export type TaxRateKind = keyof typeof taxRateKinds;

/** Whether a text names something that has a rate of tax. */
export const isTaxRateKind = (text: string): text is TaxRateKind => Object.hasOwn(taxRateKinds, text);

/** The highest rate of tax that there is, in basis points. */
export const taxRateMaxBp = 4000;
