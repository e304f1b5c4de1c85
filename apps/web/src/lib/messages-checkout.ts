/** Texts of cart and checkout. */
export const checkoutMessages = {
  billFailed: 'The bill could not be read.',
  couponsFailed: 'The coupons could not be read.',
  noCoupons: 'There are no coupons for this order at the moment.',
  oneCoupon: 'One coupon per order. Taxes and tip are not discounted.',
  notCharged: 'Nothing has been charged.',
  unanswered: 'The line was lost before the answer came. Press again: it stays one order.',
  placedAlready: 'This order was placed already.',
  changed: {
    PRICE_CHANGED: 'Prices changed while you were here',
    ITEM_UNAVAILABLE: 'Not everything can be had any more',
    RESTAURANT_UNAVAILABLE: 'This time cannot be had',
    COUPON_INVALID: 'The coupon no longer applies',
    OUT_OF_AREA: 'This address is out of reach',
    QUOTE_EXPIRED: 'The bill was older than ten minutes',
    other: 'Something changed while you were here',
  },
} as const;
