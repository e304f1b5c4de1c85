import type { BookingState } from '@tawa/domain/tables/booking-states';

const grey = 'border-l-4 border-l-ink-3 bg-surface-3 text-ink-2';

/** Colours and edge of a booking's block in each state. */
export const blockLook: Readonly<Record<BookingState, string>> = {
  held: 'border border-dashed border-line-strong bg-surface-2 text-ink-2',
  requested: 'border border-dashed border-warning bg-warning-soft text-warning',
  confirmed: 'border-l-4 border-l-brand bg-brand-soft text-brand-ink',
  arrived: 'border-l-4 border-l-info bg-info-soft text-info',
  seated: 'border-l-4 border-l-success bg-success-soft text-success',
  completed: grey,
  no_show: 'border-l-4 border-l-danger bg-danger-soft text-danger',
  declined: grey,
  cancelled: grey,
  expired: grey,
};
