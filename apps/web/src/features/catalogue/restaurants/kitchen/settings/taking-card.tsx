import { takingForm, type TakingForm } from '@tawa/contract/catalogue/restaurants.settings';
import { useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { CardProps } from './card-props.ts';
import { SaveBar } from './save-bar.tsx';
import { useSaveTaking } from './settings.queries.ts';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const number = { valueAsNumber: true } as const;
const numberOrNothing = {
  setValueAs: (typed: unknown) => (typed === '' || typed === null || typed === undefined ? null : Number(typed)),
} as const;
const slotsIn = keepEach((language: Language) => {
  const t = textsIn(kitchenSettingsTexts, language);
  return [15, 30].map((minutes) => ({ value: minutes, label: t.taking.slotOf({ minutes }) }));
});
const names = [
  'auto_accept',
  'prep_minutes',
  'last_order_minutes',
  'min_order',
  'packaging_fee',
  'offers_delivery',
  'offers_pickup',
  'slot_minutes',
  'slot_capacity_minutes',
] as const;

/** How the kitchen takes orders; nothing is live before it is saved. */
export function TakingCard({ settings, onDirty }: CardProps) {
  const language = useLanguage();
  const t = useTexts(kitchenSettingsTexts);
  const save = useSaveTaking();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<z.input<typeof takingForm>, TakingForm>(takingForm, {
    defaultValues: Object.fromEntries(names.map((name) => [name, settings[name]])),
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const send = async (values: TakingForm) => {
    try {
      await save.mutateAsync(values);
      setFailure(null);
      form.reset(values);
      toast.success(t.taking.saved);
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.notSaved));
    }
  };
  const offers = form.field('offers_delivery');
  return (
    <Card title={t.parts.orders} facts={t.taking.facts}>
      <Form form={form} onSubmit={send} failure={failure} aria-label={t.parts.orders}>
        <div>
          <Checkbox label={t.taking.autoAccept} {...form.field('auto_accept')} />
          <p className="pl-[34px] text-note text-ink-3">{t.taking.autoAcceptHint}</p>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t.taking.prep}
            hint={t.taking.prepHint}
            type="number"
            inputMode="numeric"
            after={t.min}
            {...form.field('prep_minutes', number)}
          />
          <TextField
            label={t.taking.lastOrder}
            type="number"
            inputMode="numeric"
            after={t.min}
            {...form.field('last_order_minutes', number)}
          />
          <TextField
            label={t.taking.minOrder}
            hint={t.taking.minOrderHint}
            type="number"
            inputMode="decimal"
            step="any"
            before="₹"
            {...form.field('min_order', number)}
          />
          <TextField
            label={t.taking.packaging}
            hint={t.taking.packagingHint}
            type="number"
            inputMode="decimal"
            step="any"
            before="₹"
            {...form.field('packaging_fee', number)}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={t.taking.slot} options={slotsIn(language)} {...form.field('slot_minutes', number)} />
          <TextField
            label={t.taking.capacity}
            hint={t.taking.capacityHint}
            type="number"
            inputMode="numeric"
            after={t.min}
            {...form.field('slot_capacity_minutes', numberOrNothing)}
          />
        </div>
        <FieldGroup label={t.taking.ways} error={offers.error}>
          <Checkbox label={t.delivery} {...offers} error={undefined} />
          <Checkbox label={t.pickup} {...form.field('offers_pickup')} />
        </FieldGroup>
        <SaveBar isDirty={isDirty} isSaving={save.isPending} onDiscard={() => form.reset()}>
          <Button type="submit" disabled={!isDirty} pending={save.isPending} pendingText={t.saving}>
            {t.save}
          </Button>
        </SaveBar>
      </Form>
    </Card>
  );
}
