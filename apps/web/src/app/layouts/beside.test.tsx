import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../testing/setup.ts';
import { Beside } from './beside.tsx';

const Broken = () => {
  throw new Error('nothing to draw');
};

test('what breaks beside the screen is left out, and the screen stays (failures-3)', () => {
  expectConsoleError('nothing to draw');
  render(
    <main>
      <Beside>
        <Broken />
      </Beside>
      <h1>Orders</h1>
    </main>,
  );
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeTruthy();
});
