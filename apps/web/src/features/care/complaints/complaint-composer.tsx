import { complaintReplyForm } from '@tawa/contract/care/complaints';
import { messageLengthMax } from '@tawa/domain/common/limits';
import { useState, type ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { complaintsTexts } from './complaints.texts.ts';

interface Props {
  label: string;
  send: string;
  /** Throws what the server refused. */
  onSend: (message: string) => Promise<unknown>;
  /** More controls, over the button. */
  children?: ReactNode;
  className?: string;
  /** What was typed before and not sent; told of every change. */
  draft?: { text: string; keep: (text: string) => void };
}

/** Writes into a thread; Ctrl and Enter send, and what was typed stays when the sending failed. */
export function ComplaintComposer({ label, send, onSend, children, className, draft }: Props) {
  const t = useTexts(complaintsTexts);
  const [failure, setFailure] = useState('');
  const form = useForm<{ message: string }, { message: string }>(complaintReplyForm, {
    defaultValues: { message: draft?.text ?? '' },
  });
  const submit = async ({ message }: { message: string }) => {
    setFailure('');
    try {
      await onSend(message);
      form.reset({ message: '' });
      draft?.keep('');
    } catch (error) {
      setFailure(messageFrom(error, t.sendFailed));
    }
  };
  return (
    <Form form={form} onSubmit={submit} failure={failure} className={className}>
      <TextareaField
        label={label}
        rows={3}
        maxLength={messageLengthMax}
        onInput={(event) => draft?.keep(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
        {...form.field('message')}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">{children}</div>
        <Button type="submit" pending={form.formState.isSubmitting} pendingText={t.sending} className="max-sm:w-full">
          {send}
        </Button>
      </div>
    </Form>
  );
}
