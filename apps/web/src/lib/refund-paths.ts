/** The addresses of a refund's file, on each side; apart from the others, for the first pages lead to none of them. */
export const refundPaths = {
  own: (orderNumber: string, refundId: number) => `/myorders/${orderNumber}/refunds/${refundId}`,
  restaurant: (refundId: number) => `/restaurant-refunds/${refundId}`,
  office: (refundId: number) => `/admin/refunds/${refundId}`,
};
