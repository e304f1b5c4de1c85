import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RatingBadge } from './rating.tsx';

test('a restaurant that nobody has rated is new, not bad', () => {
  render(<RatingBadge rating={0} />);
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.queryByText(/Rated/)).toBeNull();
});

test('a rating has one decimal (reviews-10)', () => {
  const { container } = render(<RatingBadge rating={4} />);
  expect(container.textContent).toBe('Rated 4.0');
});
