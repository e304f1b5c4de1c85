import { kitchenRefundForm, type KitchenRefundForm } from '@tawa/contract/care/complaints.office';
import { messageLengthMax } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { kitchenComplaintsTexts } from './complaints.texts.ts';
import { useGiveBack } from './kitchen-complaints.queries.ts';

interface Props {
  complaint_id: number;
  version: number;
  /** Rupees at most. */
  most: number;
  onClose: () => void;
}

/** Asks how much of its own money a restaurant gives back, and what the customer reads with it. */
export function GiveBackSheet({ complaint_id, version, most, onClose }: Props) {
  const t = useTexts(kitchenComplaintsTexts);
  const give = useGiveBack(complaint_id);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Partial<KitchenRefundForm>, KitchenRefundForm>(kitchenRefundForm, {
    defaultValues: { version, message: '' },
  });
  const submit = async (values: KitchenRefundForm) => {
    try {
      const answer = await give.mutateAsync(values);
      if (answer.status === 409) return setFailure(answer.body.message);
      toast.success(t.giveBack.done({ sum: formatRupees(values.amount) }));
      onClose();
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.giveBack.failed));
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.giveBack.title}>
      <Form form={form} onSubmit={submit} failure={failure}>
        <TextField
          label={t.giveBack.sum}
          hint={t.giveBack.hint({ most: formatRupees(most) })}
          type="number"
          inputMode="decimal"
          step={0.01}
          before="₹"
          {...form.field('amount', { valueAsNumber: true })}
        />
        <TextareaField label={t.giveBack.words} rows={3} maxLength={messageLengthMax} {...form.field('message')} />
        <Button type="submit" wide pending={give.isPending} pendingText={t.giveBack.giving}>
          {t.giveBack.give}
        </Button>
      </Form>
    </Sheet>
  );
}
