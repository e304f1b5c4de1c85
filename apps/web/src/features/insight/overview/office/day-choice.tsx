import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { officeOverviewTexts } from './overview.texts.ts';
import type { useShownDay } from './shown-day.ts';

/** Chooses the city and the day of the page. */
export function DayChoice({ shown }: { shown: ReturnType<typeof useShownDay> }) {
  const t = useTexts(officeOverviewTexts);
  const cities = useQuery(citiesQuery);
  const { city, day, today, chooseCity, chooseDay } = shown;
  return (
    <div className="flex gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      <SelectField
        label={t.city}
        hideLabel
        size={44}
        placeholder={t.allCities}
        value={city}
        options={(cities.data ?? []).map(({ city_id, cityname }) => ({ value: city_id, label: cityname }))}
        onChange={(event) => chooseCity(event.currentTarget.value)}
      />
      <TextField
        label={t.day}
        hideLabel
        size={44}
        type="date"
        max={today}
        value={day}
        onChange={(event) => chooseDay(event.currentTarget.value)}
      />
    </div>
  );
}
