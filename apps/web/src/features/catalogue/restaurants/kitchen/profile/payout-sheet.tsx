import { payoutForm, type PaperForm } from '@tawa/contract/catalogue/restaurants.kitchen';
import { useState } from 'react';
import { z } from 'zod/mini';
import { useTexts } from '#lib/i18n/texts.ts';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import type { PaperProps } from './paper-sheets.tsx';
import { useSavePaper } from './profile.queries.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { SheetFoot } from './sheet-foot.tsx';
import { useDraft } from './use-draft.ts';
import { useSheetForm } from './use-sheet-form.ts';

type Kind = 'bank' | 'upi';
const blank = {
  bank: { field: 'payout', kind: 'bank', holder: '', account: '', ifsc: '' },
  upi: { field: 'payout', kind: 'upi', holder: '', upi: '' },
} as const;

const pickPayout = (values: unknown): PaperForm | null => z.safeParse(payoutForm, values).data ?? null;

function PayoutForm({ kind, way, done }: PaperProps & { kind: Kind }) {
  const t = useTexts(kitchenProfileTexts);
  const save = useSavePaper();
  const keep = useSavePaper();
  const form = useForm<z.input<typeof payoutForm>, z.output<typeof payoutForm>>(payoutForm, {
    defaultValues: blank[kind],
  });
  const { submit, failure } = useSheetForm<PaperForm>({
    save: save.mutateAsync,
    showErrors: form.setServerErrors,
    done,
    onDone: way.onward,
  });
  const draft = useDraft(form, { isOn: way.isFilling, pick: pickPayout, keep: keep.mutateAsync });
  return (
    <Form form={form} onSubmit={submit} failure={failure} aria-label={t.payoutAccount}>
      <TextField label={t.accountHolder} maxLength={120} {...form.field('holder')} />
      {kind === 'bank' ? (
        <>
          <TextField label={t.accountNumber} inputMode="numeric" maxLength={18} {...form.field('account')} />
          <TextField label={t.ifsc} maxLength={11} autoCapitalize="characters" {...form.field('ifsc')} />
        </>
      ) : (
        <TextField label={t.upiId} placeholder={t.nameBank} {...form.field('upi')} />
      )}
      <SheetFoot way={way} draft={draft} pending={save.isPending} />
    </Form>
  );
}

/** Where the money goes; numbers are written anew each time, because only their end is read back. */
export function PayoutSheet(props: PaperProps) {
  const t = useTexts(kitchenProfileTexts);
  const value = props.paper?.proposed ?? props.paper?.in_force;
  const [kind, setKind] = useState<Kind>(value?.kind ?? 'bank');
  const shown = value?.account ?? value?.upi;
  return (
    <div className="grid gap-5">
      {shown && <p className="num text-sm text-ink-2">{t.now({ shown })}</p>}
      <Segmented
        label={t.paid}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'bank', label: t.bankAccount },
          { value: 'upi', label: t.upi },
        ]}
      />
      <PayoutForm key={kind} kind={kind} {...props} />
    </div>
  );
}
