import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { openCityPicker, useSelectedCity } from '#lib/place/selected-city.ts';
import { shopTexts } from './shop.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export function CityPill() {
  const t = useTexts(shopTexts);
  const city = useSelectedCity();
  return (
    <button
      type="button"
      onClick={openCityPicker}
      className="flex h-11 min-w-0 items-center gap-2 rounded-full border border-line bg-surface pr-3.5 pl-4 text-[0.9375rem] font-semibold max-lg:gap-1.5 max-lg:px-3"
    >
      <MapPinIcon weight="fill" className="shrink-0 text-[1.0625rem] text-brand-ink" aria-hidden="true" />
      <span className="sr-only">{t.city} </span>
      <span className="truncate">{city?.name ?? t.chooseCity}</span>
      <CaretDownIcon weight="bold" className="shrink-0 text-xs text-ink-3" aria-hidden="true" />
    </button>
  );
}
