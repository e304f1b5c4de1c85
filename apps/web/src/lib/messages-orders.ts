/** Texts of an order's own page. */
export const orderMessages = {
  soldOut: (dish: string) => `${dish} is sold out`,
  choose: (restaurant: string, until: string) =>
    `${restaurant} cannot cook it. Without a choice by ${until} it is left out.`,
  leaveOut: 'Send the rest',
  cancelAll: 'Cancel the order',
  nothingDue: 'Nothing is due for it.',
  wholeEnds: 'Nothing else is in this order, so it would end.',
  escalated: 'The kitchen has not answered, so our team decides now. You hear here.',
  late: 'Running late. The kitchen has been told.',
  lateBy: (time: string) => `Running late, now by ${time}`,
  whyNot: 'Why can’t I cancel?',
} as const;
