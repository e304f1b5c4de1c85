import type { Attention } from '@tawa/contract/insight/statistics';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/render.tsx';
import { AttentionCard } from './attention-card.tsx';

const nothing: Attention = {
  unanswered: 0,
  late: 0,
  sold_out: 0,
  on_sale: 12,
  unanswered_reviews: 0,
  open_complaints: 0,
  complaint_due_at: null,
  rating: null,
  recent_rating: null,
  licence_until: null,
};
const now = Date.parse('2026-11-22T10:00:00Z');

test.each([
  ['2026-11-22T12:30:00Z', '2 complaints open, an answer is due 6:00 pm'],
  ['2026-11-22T06:30:00Z', '2 complaints open, an answer was due 12:00 pm'],
])('complaints to be answered by %s read: %s', (complaint_due_at, text) => {
  render(<AttentionCard attention={{ ...nothing, open_complaints: 2, complaint_due_at }} now={now} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('where nothing waits, the card says so', () => {
  render(<AttentionCard attention={nothing} now={now} />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
