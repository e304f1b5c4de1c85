import { answer } from '@tawa/contract/common/endpoint';
import { getKitchenOrder } from '@tawa/contract/ordering/orders.history';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageContext } from '#lib/i18n/language.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { billLine, kitchenOrderDetail } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { HistoryPanel } from './history-panel.tsx';

const order = kitchenOrderDetail({
  items: [
    billLine(1, 'Garlic Naan', { names: { hi: 'लहसुन नान' } }),
    billLine(2, 'Roti', { names: { hi: 'रोटी' }, instead_of: 1 }),
    billLine(3, 'Kulcha', { instead_of: 2 }),
  ],
});

test('the history of an order names what came instead in the kitchen’s language, in English where it has no other name (names-8)', async () => {
  fakeApi().answer(getKitchenOrder, answer(200, order));
  render(
    <LanguageContext value="hi">
      <HistoryPanel orderNumber="FD-7K3M9Q" />
    </LanguageContext>,
  );
  expect(await screen.findByText(/1 × रोटी/)).toBeTruthy();
  expect(screen.getByText(/1 × Kulcha/)).toBeTruthy();
  expect(screen.queryByText(/Roti/)).toBeNull();
});
