/** What GST is counted on, in the order of the office's page, and what the office reads of each. */
export const taxRateKinds = {
  restaurant_service: { label: 'Restaurant food', help: 'Cooked food. The platform owes the tax, section 9(5).' },
  specified_premises: {
    label: 'Food in specified premises',
    help: 'Hotels with rooms from ₹7,500. The restaurant owes it.',
  },
  packaged: { label: 'Packaged goods', help: 'What is sold as it was bought, such as bottled drinks.' },
  delivery: { label: 'Delivery', help: 'On the delivery fee.' },
  platform_fee: { label: 'Platform fee', help: 'On the fee for each order.' },
} as const;
export type TaxRateKind = keyof typeof taxRateKinds;

/** Whether a text names something that GST is counted on. */
export const isTaxRateKind = (text: string): text is TaxRateKind => Object.hasOwn(taxRateKinds, text);

/** The highest rate of GST that there is, in basis points. */
export const taxRateMaxBp = 4000;
