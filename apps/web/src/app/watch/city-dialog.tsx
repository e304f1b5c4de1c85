import { useRef } from 'react';
import { CityPicker } from '#features/catalogue/cities/shop/city-picker.tsx';
import { closeCityPicker, selectCity, useSelectedCity, type SelectedCity } from '#lib/place/selected-city.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';

export function CityDialog() {
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
      title="Where should we deliver?"
      description="Pick a city to see its kitchens. You can change it at any time."
      phone="tall"
      width="medium"
      initialFocus={isWide ? search : undefined}
    >
      <CityPicker searchRef={search} selectedId={selected?.id ?? null} onChoose={choose} />
    </Sheet>
  );
}
