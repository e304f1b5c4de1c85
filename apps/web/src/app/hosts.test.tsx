import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '#lib/session/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { Hosts } from './hosts.tsx';

beforeEach(() => {
  endSession();
  fakeApi().answer(listActiveCities, { status: 200, body: [] });
});

test('the question for the city comes over a page that was opened a moment ago (cities-2)', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(4000);
  render(<Hosts />);
  expect(await screen.findByRole('dialog', { name: 'Where should we deliver?' })).toBeTruthy();
});

test('it does not come over a page that somebody has long been reading on a slow line (cities-2)', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(13_000);
  render(<Hosts />);
  // Its code is there since the test before.
  await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow('Unable to find');
});
