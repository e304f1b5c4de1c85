import type { BookingSettings } from '@tawa/contract/tables/venues';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSaveRules } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';

const fields = [
  ['stay_small', 'Stay of 1 or 2 guests', 'min'],
  ['stay_medium', 'Stay of 3 or 4 guests', 'min'],
  ['stay_large', 'Stay of 5 guests and more', 'min'],
  ['lead_minutes', 'Book at least before', 'min'],
  ['horizon_days', 'Book at most ahead', 'days'],
  ['covers_per_quarter', 'Guests starting per 15 minutes', 'guests'],
  ['cancel_hours', 'Change and cancel until', 'hours before'],
  ['hold_minutes', 'A chosen table is held for', 'min'],
  ['grace_minutes', 'Guests may be late', 'min'],
] as const;
type Name = (typeof fields)[number][0];

const whole = z.string().check(z.regex(/^\d{1,4}$/, 'A whole number'));
const shape: Record<Name, typeof whole> = {
  stay_small: whole,
  stay_medium: whole,
  stay_large: whole,
  lead_minutes: whole,
  horizon_days: whole,
  covers_per_quarter: whole,
  cancel_hours: whole,
  hold_minutes: whole,
  grace_minutes: whole,
};
const form = z.object({ ...shape, slot_minutes: z.string() });
type Filled = z.input<typeof form>;

const slots = [15, 30, 60].map((value) => ({ value, label: `Every ${value} minutes` }));
const slotOf = (text: string) => (text === '15' ? 15 : text === '60' ? 60 : 30);

function useRules(settings: BookingSettings) {
  const t = useTexts(kitchenVenuesTexts);
  const saving = useSaveRules();
  const [takes, setTakes] = useState(settings.takes_bookings);
  const [auto, setAuto] = useState(settings.auto_confirm);
  const [failure, setFailure] = useState('');
  const numbers = (name: Name) => `${settings[name]}`;
  const filled = useForm<Filled, Filled>(form, {
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
  const t = useTexts(kitchenVenuesTexts);
  const { filled, save, failure, takes, setTakes, auto, setAuto } = useRules(settings);
  return (
    <div className="max-w-[760px] px-4 pb-10 lg:px-6">
      <Card>
        <Form form={filled} onSubmit={save} failure={failure} aria-label={t.tabs.rules}>
          <Switch label={t.takeTableBookings} checked={takes} onChange={setTakes} />
          <Switch label={t.confirmByItself} checked={auto} onChange={setAuto} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField label={t.times} options={slots} {...filled.field('slot_minutes')} />
            {fields.map(([name, label, unit]) => (
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
