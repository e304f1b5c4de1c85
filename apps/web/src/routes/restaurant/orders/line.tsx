import { LineDisplay } from '#features/ordering/orders/kitchen/line/line-display.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { ordersScreenTexts } from './orders.texts.ts';

export function Screen() {
  const t = useTexts(ordersScreenTexts);
  return (
    <>
      <title>{t.lineTawa}</title>
      <LineDisplay />
    </>
  );
}
