export { refund, refundRest, refundUnmatched } from './refunds.decide.ts';
export { findAllowance, refundByRestaurant, refundForComplaint } from './refunds.requests.ts';
export { tellRefundCounts } from './files/refunds.files.service.ts';
export { noteRefundReply } from './refunds.process.ts';
export { foreseeRest, type Foreseen, listOfficeRefunds, listRefundable } from './refunds.office.service.ts';
export type { RefundWhat } from './refund-cause.ts';
export { findByProviderId, type RefundOrder } from './refunds.store.ts';
