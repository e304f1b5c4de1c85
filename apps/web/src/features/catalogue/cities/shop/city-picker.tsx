import type { City, ComingCity } from '@tawa/contract/catalogue/cities';
import { matches } from '@tawa/domain/catalogue/search';
import { useQuery } from '@tanstack/react-query';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CrosshairIcon } from '@phosphor-icons/react/dist/ssr/Crosshair';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useState, type RefObject } from 'react';
import { choosePlace } from '#lib/place/chosen-place.ts';
import type { SelectedCity } from '#lib/place/selected-city.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { comingCitiesQuery } from './coming-cities.queries.ts';
import { findNearestCity } from './nearest-city.ts';
import { citiesTexts } from './cities.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, useTexts } from '#lib/i18n/texts.ts';

const monthIn = keepEach((language: Language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }));
/** '1 December'. */
const longDay = (date: string, language: Language) =>
  `${new Date(date).getUTCDate()} ${monthIn(language).format(Date.parse(date))}`;

/** By any part of its name, and by the beginning of an old or another one. */
const isCalled = ({ cityname, other_names = [] }: City, search: string): boolean =>
  matches(cityname, search) || other_names.some((name) => name.toLowerCase().startsWith(search.trim().toLowerCase()));

function CityRow({ city, isChosen, onChoose }: { city: City; isChosen: boolean; onChoose: () => void }) {
  const t = useTexts(citiesTexts);
  return (
    <li className="border-b border-line last:border-b-0 md:nth-last-2:odd:border-b-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-h-[3.625rem] w-full items-center gap-3 py-1.5 text-left"
      >
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full text-[1.125rem] ${isChosen ? 'bg-brand text-on-brand' : 'bg-surface-2 text-ink-3'}`}
        >
          <Icon of={MapPinIcon} weight="fill" />
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere md:grid">
          <span className="text-base font-bold">{city.cityname}</span>
          <span className="num hidden text-[0.8125rem] text-ink-2 md:block">
            {t.restaurants({ count: city.restaurant_count })}
          </span>
        </span>
        <span className="num text-sm text-ink-2 md:hidden">{t.restaurants({ count: city.restaurant_count })}</span>
        {isChosen ? (
          <Icon of={CheckIcon} weight="bold" className="text-[1.25rem] text-brand-ink" />
        ) : (
          <Icon of={CaretRightIcon} weight="bold" className="text-[0.875rem] text-ink-2" />
        )}
      </button>
    </li>
  );
}

/** Cities that nobody can order in yet, with the day on which that begins. */
function ComingCities({ cities }: { cities: readonly ComingCity[] }) {
  const t = useTexts(citiesTexts);
  const language = useLanguage();
  return (
    <section aria-label={t.coming} className="mt-4">
      <h3 className="text-sm font-bold text-ink-2">{t.coming}</h3>
      <ul className="md:grid md:grid-cols-2 md:gap-x-6">
        {cities.map(({ city_id, cityname, opens_on }) => (
          <li key={city_id} className="flex min-h-[3.625rem] items-center gap-3 py-1.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-2 text-[1.125rem] text-ink-3">
              <Icon of={CalendarBlankIcon} weight="fill" />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block text-base font-bold">{cityname}</span>
              <span className="num block text-[0.8125rem] text-ink-2">
                {t.opensOn({ day: longDay(opens_on, language) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks the browser for the place only after the press; without an answer the list is enough. */
function UseMyLocation({ cities, onFound }: { cities: City[]; onFound: (city: City) => void }) {
  const t = useTexts(citiesTexts);
  const [note, setNote] = useState('');
  const locate = () => {
    setNote(t.lookingFor);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { lat: coords.latitude, lng: coords.longitude };
        const city = findNearestCity(cities, place);
        if (!city) return setNote(t.weNotIn);
        choosePlace({ city_id: city.city_id, ...place });
        return onFound(city);
      },
      () => setNote(t.locationNotAvailable),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return (
    <>
      <button
        type="button"
        onClick={locate}
        className="mt-3 flex min-h-12 w-full items-center gap-3 rounded-md bg-brand-soft px-4 text-base font-bold text-brand-ink"
      >
        <Icon of={CrosshairIcon} weight="bold" className="text-[1.25rem]" />
        {t.useMyLocation}
      </button>
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {note}
      </p>
    </>
  );
}

interface Props {
  searchRef?: RefObject<HTMLInputElement | null>;
  selectedId: number | null;
  onChoose: (city: SelectedCity) => void;
}

/** Every served city by name, narrowed by a search that ignores case and outer spaces. */
export function CityPicker({ searchRef, selectedId, onChoose }: Props) {
  const t = useTexts(citiesTexts);
  const { data: cities = [], isPending, isError, isFetching, refetch } = useQuery(citiesQuery);
  const [search, setSearch] = useState('');
  const shown = cities.filter((city) => isCalled(city, search));
  const { data: all = [] } = useQuery(comingCitiesQuery);
  // They stand below the others, which would push them down.
  const coming = isPending ? [] : all.filter(({ cityname }) => matches(cityname, search));
  const choose = ({ city_id, cityname }: City) => onChoose({ id: city_id, name: cityname });
  return (
    <>
      <label className="flex h-12 items-center gap-3 rounded-md border border-line-strong bg-surface px-4 focus-within:outline-2 focus-within:outline-focus">
        <Icon of={MagnifyingGlassIcon} weight="bold" className="text-[1.125rem] text-ink-3" />
        <span className="sr-only">{t.searchForCity}</span>
        <input
          ref={searchRef}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={t.searchForCity}
          autoComplete="off"
          className="min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
        />
      </label>
      <UseMyLocation cities={cities} onFound={choose} />
      <p role="status" className="py-4 text-center text-ink-2 empty:hidden">
        {isPending && t.cities.loading}
        {!isPending && shown.length + coming.length === 0 && t.cities.none}
      </p>
      {isError && cities.length === 0 && (
        <div className="pb-2 text-center">
          <Button variant="secondary" size={40} pending={isFetching && t.tryingAgain} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      )}
      <ul className="mt-3 md:grid md:grid-cols-2 md:gap-x-6">
        {shown.map((city) => (
          <CityRow
            key={city.city_id}
            city={city}
            isChosen={city.city_id === selectedId}
            onChoose={() => choose(city)}
          />
        ))}
      </ul>
      {coming.length > 0 && <ComingCities cities={coming} />}
    </>
  );
}
