import { noDiet } from '@tawa/domain/accounts/diet';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepDiet } from '#lib/diet/keep-diet.ts';
import { render } from '#testing/render.tsx';
import { AllergyBlock } from './allergy-block.tsx';
import { firstDetails, type Details } from './checkout-input.ts';

afterEach(() => act(() => keepDiet(null)));

function Block({ onDetails }: { onDetails: (details: Details) => void }) {
  const [details, setDetails] = useState(firstDetails);
  const keep = (next: Details) => {
    setDetails(next);
    onDetails(next);
  };
  return <AllergyBlock details={details} setDetails={keep} />;
}

test('nothing is told that was not pressed, and what was pressed can be taken back (packing-1)', async () => {
  let kept: Details = firstDetails;
  await act(() => keepDiet({ profile: { ...noDiet, allergens: ['peanuts', 'milk'] }, owner: null }));
  const { user } = render(<Block onDetails={(next) => (kept = next)} />);
  const chip = (name: string) => screen.getByRole('button', { name });
  expect(chip('Peanuts').getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Egg' })).toBeNull();
  await user.click(chip('Peanuts'));
  expect(kept.allergies).toEqual(['peanuts']);
  await user.click(chip('Milk'));
  expect(kept.allergies).toEqual(['milk', 'peanuts']);
  await user.click(chip('Peanuts'));
  expect(kept.allergies).toEqual(['milk']);
});

test('who avoids nothing is asked nothing (packing-1)', async () => {
  await act(() => keepDiet({ profile: { ...noDiet, diet: 'veg' }, owner: null }));
  render(<Block onDetails={() => undefined} />);
  expect(screen.queryByRole('group')).toBeNull();
});
