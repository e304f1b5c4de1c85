/** What the office reads about weekly statements. */
export const deskPayoutTexts = {
  state: 'State',
  week: 'Week with',
  restaurant: 'Restaurant',
  toIssue: 'To issue',
  toPay: 'To be paid',
  disputed: 'Disputed',
  drafted: (count: number, week: string) =>
    count === 0
      ? `Nothing new for ${week}: every statement is there.`
      : `${count === 1 ? '1 statement' : `${count} statements`} drafted for ${week}.`,
  issue: 'Issue',
  issued: 'The restaurant sees the statement now.',
  issueMany: (count: number) => (count === 1 ? 'Issue 1 statement?' : `Issue ${count} statements?`),
  issueText: 'The restaurants see them at once. What is wrong later is corrected by a line of its own.',
  issuedMany: (count: number) => (count === 1 ? '1 statement issued' : `${count} statements issued`),
  paid: 'Marked as paid. The restaurant is told.',
  adjusted: 'Correction added.',
  facts: {
    week: 'Week',
    orders: 'Orders',
    issued: 'Issued',
    paid: 'Paid',
    reference: 'Bank reference',
  },
  notYet: 'not yet',
  noHistory: 'Nothing yet.',
} as const;
