import { contactForm } from '@tawa/contract/care/contact';
import { messageLengthMax, subjectLengthMax } from '@tawa/domain/common/limits';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError } from '#lib/api/api-client.ts';
import { failureText } from '#lib/api/failure-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { MobileField, TextareaField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSendMessage } from './contact.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { contactTexts } from './contact.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Filled = z.input<typeof contactForm>;

const empty = { name: '', email: '', mobile: '', subject: '', message: '' };

/** Writes to the office; after sending the form is empty again, after a failure it keeps what was typed. */
export function ContactForm() {
  const t = useTexts(contactTexts);
  const language = useLanguage();
  const sending = useSendMessage();
  const [sent, setSent] = useState(false);
  const form = useForm<Filled, z.output<typeof contactForm>>(contactForm, { defaultValues: empty });

  const succeed = () => {
    form.reset(empty);
    setSent(true);
    toast.success(t.contact.done);
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError) form.setServerErrors(error.fields);
    const text = failureText(error, t.contact.failed, language);
    form.setError('root', { message: text });
    toast.error(text);
  };
  const send = async (letter: Filled) => {
    setSent(false);
    await sending.mutateAsync(letter).then(succeed, fail);
  };

  return (
    <Form
      form={form}
      onSubmit={send}
      failure={form.formState.errors.root?.message}
      aria-label={t.crumb}
      onInput={() => setSent(false)}
    >
      {sent && <Banner tone="success">{t.contact.done}</Banner>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.name} autoComplete="name" required {...form.field('name')} />
        <TextField label={t.emailField} type="email" autoComplete="email" required {...form.field('email')} />
      </div>
      <MobileField optional {...form.field('mobile')} />
      <TextField label={t.subject} required maxLength={subjectLengthMax} {...form.field('subject')} />
      <TextareaField label={t.message} required rows={6} maxLength={messageLengthMax} {...form.field('message')} />
      <Button type="submit" size={56} wide pending={form.formState.isSubmitting} pendingText={t.sending}>
        {t.send}
      </Button>
    </Form>
  );
}
