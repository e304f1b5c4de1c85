import { fireEvent, render, screen } from '@testing-library/react';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NameFields } from './name-fields.tsx';

function Fields({ english, error }: { english: string; error?: string }) {
  const [names, setNames] = useState<Names>({});
  return (
    <NameFields
      english={english}
      names={names}
      lengthMax={40}
      fieldOf={(language) => ({
        value: names[language] ?? '',
        error: language === 'hi' ? error : undefined,
        onChange: (event) => setNames({ ...names, [language]: event.target.value }),
      })}
      onSuggest={(language, name) => setNames({ ...names, [language]: name })}
    />
  );
}

const hindi = () => screen.getByLabelText(/^Name in Hindi/);

test('a suggestion comes by a press alone, stands in its field as one, and is none any more once it is changed (names-2)', async () => {
  render(<Fields english="Paneer Tikka" />);
  expect(hindi()).toHaveProperty('value', '');
  expect(screen.getByText('Customers read the English name')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a Hindi name', hidden: true }));
  await screen.findByText(/^A suggestion/);
  expect(hindi()).toHaveProperty('value', 'पनीर टिक्का');
  expect(screen.getByLabelText(/^Name in Kannada/)).toHaveProperty('value', '');
  fireEvent.change(hindi(), { target: { value: 'पनीर टिक्का ख़ास' } });
  expect(screen.queryByText(/^A suggestion/)).toBeNull();
});

test('where a word is not known nothing is made up, and it is said (names-2)', async () => {
  render(<Fields english="Galouti Kebab" />);
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a Hindi name', hidden: true }));
  await screen.findByText('We don’t know every word of it. Please write it yourself.');
  expect(hindi()).toHaveProperty('value', '');
});

test('what is wrong with a name is never folded away (names-2)', () => {
  const { rerender } = render(<Fields english="Paneer" />);
  const isOpen = () => screen.getByRole('group').hasAttribute('open');
  expect(isOpen()).toBe(false);
  rerender(<Fields english="Paneer" error="Write the Hindi name in Devanagari" />);
  expect(isOpen()).toBe(true);
});
