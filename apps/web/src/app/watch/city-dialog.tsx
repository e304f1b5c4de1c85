import { useRef } from 'react';
import { CityPicker } from '#features/catalogue/cities/shop/city-picker.tsx';
import { closeCityPicker } from '#lib/place/city-picker.ts';
import { selectCity, useSelectedCity, type SelectedCity } from '#lib/place/selected-city.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { watchTexts } from './watch.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export function CityDialog() {
  const t = useTexts(watchTexts);
  const selected = useSelectedCity();
  const search = useRef<HTMLInputElement>(null);
  const isWide = window.matchMedia('(min-width: 768px) and (pointer: fine)').matches;
  const choose = (city: SelectedCity) => {
    selectCity(city);
    closeCityPicker();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && closeCityPicker()}
      title={t.whereShouldWe}
      description={t.pickCitySee}
      phone="tall"
      width="medium"
      initialFocus={isWide ? search : undefined}
    >
      <CityPicker searchRef={search} selectedId={selected?.id ?? null} onChoose={choose} />
    </Sheet>
  );
}
