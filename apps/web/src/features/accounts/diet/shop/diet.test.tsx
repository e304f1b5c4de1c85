import { getDiet, saveDiet } from '@tawa/contract/accounts/diet';
import { noDiet, type DietProfile } from '@tawa/domain/accounts/diet';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readKeptDiet, writeKeptDiet } from '#lib/diet/kept-diet.ts';
import { endSession } from '#lib/session/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { DietForm } from './diet-form.tsx';
import { syncDiet } from './diet-sync.ts';

const saved = { status: 200, body: { message: 'Your diet is saved.' } } as const;
const ofAccount = (diet: DietProfile | null) => ({
  status: 200 as const,
  body: { diet: diet && { ...diet, allergens: [...diet.allergens] } },
});
const veg: DietProfile = { ...noDiet, diet: 'veg', allergens: ['nuts'] };

beforeEach(() => {
  endSession();
  writeKeptDiet(null);
});
test('a guest’s diet stays on the device and asks nobody (diet-1)', async () => {
  const api = fakeApi();
  const { user } = render(<DietForm userid={null} known={noDiet} />);
  await user.click(screen.getByRole('radio', { name: /^Jain/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Milk' }));
  await user.click(screen.getByRole('switch', { name: 'Hide dishes that do not fit' }));
  await user.click(screen.getByRole('button', { name: 'Save diet' }));
  const profile = { diet: 'jain', halal: false, allergens: ['milk'], hide: true };
  await waitFor(() => expect(readKeptDiet()).toEqual({ profile, owner: null }));
  expect(api.calls).toEqual([]);
});

test('a customer’s diet goes to the account (diet-1)', async () => {
  const api = fakeApi();
  api.answer(saveDiet, saved);
  const { user } = render(<DietForm userid={1001} known={veg} />);
  await user.click(screen.getByRole('checkbox', { name: 'Tree nuts' }));
  await user.click(screen.getByRole('button', { name: 'Save diet' }));
  await waitFor(() => expect(readKeptDiet()?.owner).toBe(1001));
  expect(api.calls.at(-1)?.parts.body).toEqual({ ...noDiet, diet: 'veg' });
});

test('at the login what the guest had said is added to the account (diet-1)', async () => {
  const api = fakeApi();
  api.answer(getDiet, ofAccount(veg));
  api.answer(saveDiet, saved);
  writeKeptDiet({ profile: { ...noDiet, halal: true, allergens: ['milk'] }, owner: null });
  signIn('user');
  await syncDiet(1001);
  const both = { diet: 'veg', halal: true, allergens: ['milk', 'nuts'], hide: false };
  expect(api.calls.at(-1)?.parts.body).toEqual(both);
  expect(readKeptDiet()).toEqual({ profile: both, owner: 1001 });
});

test('the copy of an account goes with the logout, a guest’s own stays (diet-1)', async () => {
  const api = fakeApi();
  api.answer(getDiet, ofAccount(veg));
  signIn('user');
  await syncDiet(1001);
  expect(api.calls).toHaveLength(1);
  endSession();
  await syncDiet(null);
  expect(readKeptDiet()).toBeNull();
  writeKeptDiet({ profile: veg, owner: null });
  await syncDiet(null);
  expect(readKeptDiet()?.profile).toEqual(veg);
});

test('somebody else’s copy is replaced, also by nothing', async () => {
  const api = fakeApi();
  api.answer(getDiet, ofAccount(null));
  writeKeptDiet({ profile: veg, owner: 1002 });
  signIn('user');
  await syncDiet(1001);
  expect(readKeptDiet()).toBeNull();
});
