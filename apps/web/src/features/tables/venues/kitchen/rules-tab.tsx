import type { BookingSettings } from '@tawa/contract/tables/venues';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSaveRules } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const fieldsIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return [
    ['stay_small', t.stay1Or, t.unit.minutes],
    ['stay_medium', t.stay3Or, t.unit.minutes],
    ['stay_large', t.stay5Guests, t.unit.minutes],
    ['lead_minutes', t.bookAtLeast, t.unit.minutes],
    ['horizon_days', t.bookAtMost, t.unit.days],
    ['covers_per_quarter', t.guestsStartingPer, t.unit.guests],
    ['cancel_hours', t.changeCancelUntil, t.hoursBefore],
    ['hold_minutes', t.chosenTableHeld, t.unit.minutes],
    ['grace_minutes', t.guestsMayLate, t.unit.minutes],
  ] as const;
});
type Name = ReturnType<typeof fieldsIn>[number][0];

const wholeIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return z.string().check(z.regex(/^\d{1,4}$/, t.wholeNumber));
});
const shapeIn = keepEach((language: Language): Record<Name, ReturnType<typeof wholeIn>> => ({
  stay_small: wholeIn(language),
  stay_medium: wholeIn(language),
  stay_large: wholeIn(language),
  lead_minutes: wholeIn(language),
  horizon_days: wholeIn(language),
  covers_per_quarter: wholeIn(language),
  cancel_hours: wholeIn(language),
  hold_minutes: wholeIn(language),
  grace_minutes: wholeIn(language),
}));
const formIn = keepEach((language: Language) => z.object({ ...shapeIn(language), slot_minutes: z.string() }));
type Filled = z.input<ReturnType<typeof formIn>>;

const slotsIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return [15, 30, 60].map((value) => ({ value, label: t.everyMinutes({ value }) }));
});
const slotOf = (text: string) => (text === '15' ? 15 : text === '60' ? 60 : 30);

function useRules(settings: BookingSettings) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const saving = useSaveRules();
  const [takes, setTakes] = useState(settings.takes_bookings);
  const [auto, setAuto] = useState(settings.auto_confirm);
  const [failure, setFailure] = useState('');
  const numbers = (name: Name) => `${settings[name]}`;
  const filled = useForm<Filled, Filled>(formIn(language), {
    defaultValues: {
      stay_small: numbers('stay_small'),
      stay_medium: numbers('stay_medium'),
      stay_large: numbers('stay_large'),
      lead_minutes: numbers('lead_minutes'),
      horizon_days: numbers('horizon_days'),
      covers_per_quarter: numbers('covers_per_quarter'),
      cancel_hours: numbers('cancel_hours'),
      hold_minutes: numbers('hold_minutes'),
      grace_minutes: numbers('grace_minutes'),
      slot_minutes: `${settings.slot_minutes}`,
    },
  });
  const save = async (written: Filled) => {
    setFailure('');
    const body: BookingSettings = {
      takes_bookings: takes,
      auto_confirm: auto,
      slot_minutes: slotOf(written.slot_minutes),
      stay_small: Number(written.stay_small),
      stay_medium: Number(written.stay_medium),
      stay_large: Number(written.stay_large),
      lead_minutes: Number(written.lead_minutes),
      horizon_days: Number(written.horizon_days),
      covers_per_quarter: Number(written.covers_per_quarter),
      cancel_hours: Number(written.cancel_hours),
      hold_minutes: Number(written.hold_minutes),
      grace_minutes: Number(written.grace_minutes),
    };
    const saved = await saving.mutateAsync(body).catch((error: unknown) => {
      if (!(error instanceof ApiError && filled.setServerErrors(error.fields)))
        setFailure(messageFrom(error, t.network));
    });
    if (saved) toast.success(t.saved);
  };
  return { filled, save, failure, takes, setTakes, auto, setAuto };
}

/** How the restaurant takes bookings. */
export function RulesTab({ settings }: { settings: BookingSettings }) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const { filled, save, failure, takes, setTakes, auto, setAuto } = useRules(settings);
  return (
    <div className="max-w-[760px] px-4 pb-10 lg:px-6">
      <Card>
        <Form form={filled} onSubmit={save} failure={failure} aria-label={t.tabs.rules}>
          <Switch label={t.takeTableBookings} checked={takes} onChange={setTakes} />
          <Switch label={t.confirmByItself} checked={auto} onChange={setAuto} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField label={t.times} options={slotsIn(language)} {...filled.field('slot_minutes')} />
            {fieldsIn(language).map(([name, label, unit]) => (
              <TextField key={name} label={label} inputMode="numeric" after={unit} {...filled.field(name)} />
            ))}
          </div>
          <Button type="submit" pending={filled.formState.isSubmitting}>
            {t.saveRules}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
