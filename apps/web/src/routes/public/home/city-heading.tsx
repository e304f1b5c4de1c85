import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { openCityPicker, useSelectedCity } from '#lib/place/selected-city.ts';
import { Button } from '#ui/button.tsx';
import { homeScreenTexts } from './home.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The title of what depends on the city, with the way to another one; on a phone that is in the bar above, and a name would push it down. */
export function CityHeading({ title }: { title: string }) {
  const t = useTexts(homeScreenTexts);
  const city = useSelectedCity();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">{title}</h1>
      <Button variant="secondary" size={40} icon={MapPinIcon} onClick={openCityPicker} className="max-sm:hidden">
        {city ? t.changeCity : t.chooseCity}
      </Button>
    </div>
  );
}
