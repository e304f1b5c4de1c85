import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { Button } from '../button.tsx';
import { Sheet } from '../dialog/dialog.tsx';
import { Form, useForm } from '../form/form.tsx';
import { TextareaField } from '../form/input.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const reasonFormIn = keepEach((language: Language) => {
  const t = textsIn(uiTexts, language);
  return z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(1, t.reasonMissing), z.maxLength(reasonLengthMax)),
  });
});

interface Props {
  title: string;
  text: string;
  label: string;
  verb: string;
  pendingText: string;
  danger: boolean;
  onClose: () => void;
  /** Rejects when it did not happen; the sheet stays open then. */
  onReason: (reason: string) => Promise<unknown>;
}

/** Asks why before the office does something that others will feel. */
export function ReasonSheet({ title, text, label, verb, pendingText, danger, onClose, onReason }: Props) {
  const language = useLanguage();
  const form = useForm<{ reason: string }, { reason: string }>(reasonFormIn(language), {
    defaultValues: { reason: '' },
  });
  const send = async ({ reason }: { reason: string }) => {
    await onReason(reason).then(onClose, () => undefined);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <Form form={form} onSubmit={send}>
        <p className="text-body text-ink-2">{text}</p>
        <TextareaField label={label} maxLength={reasonLengthMax} counter {...form.field('reason')} />
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          wide
          pending={form.formState.isSubmitting}
          pendingText={pendingText}
        >
          {verb}
        </Button>
      </Form>
    </Sheet>
  );
}
