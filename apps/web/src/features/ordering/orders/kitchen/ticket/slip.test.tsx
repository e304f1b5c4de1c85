import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageContext } from '#lib/i18n/language.ts';
import { kitchenOrder } from '#testing/order-samples.ts';
import { Slip } from './slip.tsx';

const [item] = kitchenOrder().items;
const order = kitchenOrder({
  items: item && [
    {
      ...item,
      names: { hi: 'पालक पनीर' },
      options: ['Extra butter', 'Hot'],
      option_names: [{ hi: 'ज़्यादा मक्खन' }, null],
      parts: [{ kitchen_name: 'Naan', names: { hi: 'नान' }, quantity: 4 }],
    },
  ],
});

const paperIn = (language: 'en' | 'hi') => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { unmount, baseElement } = render(
    <LanguageContext value={language}>
      <Slip order={order} width={80} copies={1} onDone={() => undefined} />
    </LanguageContext>,
  );
  const { textContent } = baseElement;
  unmount();
  return textContent;
};

test('the paper of a ticket says dish, parts and choices in the kitchen’s language, and the dish in English beside it (language-10)', () => {
  const paper = paperIn('hi');
  for (const words of ['2 × पालक पनीर', 'Palak Paneer', '4 × नान', 'ज़्यादा मक्खन', 'Hot']) expect(paper).toContain(words);
  for (const words of ['Extra butter', 'Naan']) expect(paper).not.toContain(words);
});

test('in English it says what it always said (language-10)', () => {
  const paper = paperIn('en');
  for (const words of ['2 × Palak Paneer', '4 × Naan', 'Extra butter']) expect(paper).toContain(words);
  expect(paper).not.toMatch(/[\u0900-\u097F]/u);
});

test('what was taken out whole is not on it', () => {
  const gone = kitchenOrder({
    items: item && [item, { ...item, order_item_id: 2, kitchen_name: 'Butter Naan', quantity: 0 }],
  });
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { baseElement } = render(<Slip order={gone} width={80} copies={1} onDone={() => undefined} />);
  expect(baseElement.textContent).toContain('2 × Palak Paneer');
  expect(baseElement.textContent).not.toContain('Butter Naan');
});
