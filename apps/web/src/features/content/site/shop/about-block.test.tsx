import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/render.tsx';
import { AboutBlock } from './about-block.tsx';

test('the house says welcome and its four figures (site-3)', () => {
  render(<AboutBlock />);
  expect(screen.getByRole('heading', { name: /^Welcome to/ })).toBeTruthy();
  for (const figure of ['100+', '4,000+', '10+', '10,000+']) expect(screen.getByText(figure)).toBeTruthy();
});
