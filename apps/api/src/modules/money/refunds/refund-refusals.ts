import { AppError } from '#platform/http/errors.ts';

export const paidAtTable = () =>
  new AppError(
    'conflict',
    'This was paid in cash at a table by guests without an account. Give it back there, or to a UPI ID.',
  );
export const tooMuch = () => new AppError('conflict', 'This is more than is left of what was paid.');
export const nothingLeft = () => new AppError('conflict', 'Nothing of this order is left to refund.');
export const decidedAlready = () => new AppError('conflict', 'This refund has been decided already.');
