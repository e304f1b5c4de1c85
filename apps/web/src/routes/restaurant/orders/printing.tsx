import { PrintingScreen } from '#features/ordering/orders/kitchen/printing/printing-screen.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { ordersScreenTexts } from './orders.texts.ts';

export function Screen() {
  const t = useTexts(ordersScreenTexts);
  return (
    <>
      <title>{t.printingTawa}</title>
      <PrintingScreen />
    </>
  );
}
