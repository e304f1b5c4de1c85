import type { UrgencyLevel } from '@tawa/domain/ordering/ticket-urgency';

interface Look {
  /** Edge and body of a ticket. */
  ticket: string;
  head: string;
  /** The used share of its time, and what lies under it. */
  bar: string;
  track: string;
  quantity: string;
  /** What is less important than the dishes. */
  note: string;
  /** What is to be done, what stands beside it, and what is to be done where nothing stands beside it. */
  action: string;
  beside: string;
  lone: string;
  /** The inverse of the ticket. */
  allergy: string;
}

const plain = {
  note: 'text-ink-2',
  quantity: 'bg-surface-3',
  action: 'border border-line-strong bg-surface text-ink enabled-hover:bg-surface-2',
  beside: 'border border-line bg-surface text-ink-2 enabled-hover:bg-surface-2',
  lone: 'bg-bar text-on-bar',
  allergy: 'bg-danger-solid text-on-danger',
};

/** How a ticket fills with colour; a number, and a plus sign once it is late, always say the same. */
export const urgencyLooks: Readonly<Record<UrgencyLevel, Look>> = {
  calm: {
    ...plain,
    ticket: 'border-line bg-surface text-ink',
    head: 'bg-surface-2',
    bar: 'text-ink-3',
    track: 'bg-surface-3',
  },
  soon: {
    ...plain,
    ticket: 'border-accent bg-surface text-ink',
    head: 'bg-accent text-on-accent',
    bar: 'text-on-accent',
    track: 'bg-accent-hover',
  },
  urgent: {
    ticket: 'border-accent bg-accent text-on-accent',
    head: '',
    bar: 'text-on-accent',
    track: 'bg-on-accent/25',
    quantity: 'bg-on-accent text-accent',
    note: '',
    action: 'bg-on-accent text-accent',
    beside: 'border border-on-accent/60',
    lone: 'bg-on-accent text-accent',
    allergy: 'bg-danger-solid text-on-danger',
  },
  late: {
    ticket: 'border-danger-solid bg-danger-solid text-on-danger',
    head: '',
    bar: 'text-on-danger',
    track: 'bg-on-danger/35',
    quantity: 'bg-on-danger text-danger-solid',
    note: '',
    action: 'bg-on-danger text-danger-solid',
    beside: 'border border-on-danger/70',
    lone: 'bg-on-danger text-danger-solid',
    allergy: 'bg-on-danger text-danger-solid',
  },
};
