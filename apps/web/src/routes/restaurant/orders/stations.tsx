import { StationsForm } from '#features/ordering/stations/kitchen/stations-form.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { ordersScreenTexts } from './orders.texts.ts';

export function Screen() {
  const t = useTexts(ordersScreenTexts);
  return (
    <>
      <title>{t.stationsTawa}</title>
      <StationsForm />
    </>
  );
}
