/** Milliseconds for which the link to a rider's page works at most. */
export const riderLinkMs = 3 * 3_600_000;
/** Milliseconds between two points of a rider that are kept; a page sends one every ten seconds. */
export const riderPlaceGapMs = 4000;
/** Milliseconds after which a rider's last point is no longer shown. */
export const riderPlaceFreshMs = 120_000;
/** Milliseconds between two points that a rider's page sends, and two looks of the customer's. */
export const riderPlaceEveryMs = 10_000;
/** Why an order could not be handed over. */
export const undeliveredReasons = ['NOBODY_THERE', 'WRONG_ADDRESS', 'REFUSED', 'OTHER'] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];
/** What each of them is called. */
export const undeliveredWords: Readonly<Record<UndeliveredReason, string>> = {
  NOBODY_THERE: 'Nobody opens or answers',
  WRONG_ADDRESS: 'The address is wrong',
  REFUSED: 'The customer refuses it',
  OTHER: 'Something else',
};
