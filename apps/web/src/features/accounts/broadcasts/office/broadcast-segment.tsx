import type { BroadcastForm as Values } from '@tawa/contract/accounts/broadcasts';
import { broadcastChannels } from '@tawa/domain/accounts/broadcasts';
import { diets } from '@tawa/domain/accounts/diet';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import type { SchemaForm } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { broadcastsTexts } from './broadcasts.texts.ts';

type Whole = SchemaForm<Values, Values>;
const changed = { shouldDirty: true, shouldValidate: true } as const;

/** One of a list more or less, in the list's order. */
const toggled = <T extends string>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((each) => chosen.includes(each) !== (each === one));

/** The ways; the phone shows the notice of the inbox, so it goes with that alone. */
export function WayFields({ form }: { form: Whole }) {
  const t = useTexts(broadcastsTexts);
  const chosen = form.watch('channels');
  const error = form.getFieldState('channels', form.formState).error?.message;
  const set = (one: (typeof broadcastChannels)[number]) => {
    const next = toggled(broadcastChannels, chosen, one);
    const isAlone = !next.includes('in_app');
    form.setValue('channels', isAlone ? next.filter((each) => each !== 'web_push') : next, changed);
  };
  return (
    <FieldGroup label={t.ways} error={error}>
      {broadcastChannels.map((one) => (
        <Checkbox
          key={one}
          label={t.way[one]}
          checked={chosen.includes(one)}
          disabled={one === 'web_push' && !chosen.includes('in_app')}
          onChange={() => set(one)}
        />
      ))}
    </FieldGroup>
  );
}

const within = [7, 14, 30, 60, 90, 180];
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
/** The days on offer, and those that a draft has beside them. */
const offered = (days: number | null) =>
  days === null || within.includes(days) ? within : [...within, days].toSorted((a, b) => a - b);

/** Whom it is for; what is left open asks for nothing. */
export function SegmentFields({ form }: { form: Whole }) {
  const t = useTexts(broadcastsTexts);
  const cities = useQuery(citiesQuery);
  const { city_id, ordered_within, not_ordered_for, diets: eats } = form.watch();
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 text-base font-bold">{t.whom}</legend>
      <SelectField
        label={t.city}
        placeholder={t.everyCity}
        options={(cities.data ?? []).map((city) => ({ value: city.city_id, label: city.cityname }))}
        value={city_id ?? ''}
        error={form.getFieldState('city_id', form.formState).error?.message}
        onChange={(event) => form.setValue('city_id', numberOf(event.currentTarget.value), changed)}
      />
      <SelectField
        label={t.orderedWithin}
        placeholder={t.anyTime}
        options={offered(ordered_within).map((days) => ({ value: days, label: t.daysAgo({ days }) }))}
        value={ordered_within ?? ''}
        onChange={(event) => form.setValue('ordered_within', numberOf(event.currentTarget.value), changed)}
      />
      <SelectField
        label={t.notOrderedFor}
        hint={t.neverToo}
        placeholder={t.anyTime}
        options={offered(not_ordered_for).map((days) => ({ value: days, label: t.days({ days }) }))}
        value={not_ordered_for ?? ''}
        onChange={(event) => form.setValue('not_ordered_for', numberOf(event.currentTarget.value), changed)}
      />
      <FieldGroup label={t.diets} hint={t.dietsHint}>
        {diets.map((one) => (
          <Checkbox
            key={one}
            label={t.diet[one]}
            checked={eats.includes(one)}
            onChange={() => form.setValue('diets', toggled(diets, eats, one), changed)}
          />
        ))}
      </FieldGroup>
    </fieldset>
  );
}
