import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { ApiError } from '#lib/api/api-client.ts';
import { failureText } from '#lib/api/failure-text.ts';
import { Button } from '../button.tsx';
import { Form, useForm, type FieldBinding, type Schema } from './form.tsx';
import { PasswordField } from './input.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useLanguage } from '#lib/i18n/language.ts';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props<Filled extends FieldValues> {
  schema: Schema<Filled, Filled>;
  first: DefaultValues<Filled>;
  /** The form's name, which only readers of the screen hear. */
  label: string;
  /** The field of the new password, and of its repetition where that is asked for. */
  name: Path<Filled>;
  repeat?: Path<Filled>;
  /** Characters that the new password needs. */
  lengthMin: number;
  /** Answers the server's words. */
  send: (filled: Filled) => Promise<string>;
  onDone: (message: string) => void;
  /** What to say when the server gives no reason. */
  failed: string;
  action: { text: string; pending: string; wide?: boolean };
  /** The fields that come first. */
  children?: (field: (name: Path<Filled>) => FieldBinding) => ReactNode;
}

/** The one form that chooses a password, for whoever it is and whatever else is asked. */
export function NewPasswordForm<Filled extends FieldValues>(props: Props<Filled>) {
  const t = useTexts(formPartTexts);
  const language = useLanguage();
  const { schema, first, label, name, repeat, lengthMin, send, onDone, failed, action, children } = props;
  const form = useForm<Filled, Filled>(schema, { defaultValues: first });
  const submit = async (filled: Filled) => {
    try {
      onDone(await send(filled));
    } catch (failure) {
      if (failure instanceof ApiError && form.setServerErrors(failure.fields)) return;
      form.setError('root', { message: failureText(failure, failed, language) });
    }
  };
  return (
    <Form form={form} onSubmit={submit} failure={form.formState.errors.root?.message} aria-label={label}>
      {children?.(form.field)}
      <NewPasswordField label={t.newPassword} lengthMin={lengthMin} {...form.field(name)} />
      {repeat && <PasswordField label={t.confirmPassword} autoComplete="new-password" {...form.field(repeat)} />}
      <Button
        type="submit"
        size={56}
        wide={action.wide}
        pending={form.formState.isSubmitting}
        pendingText={action.pending}
      >
        {action.text}
      </Button>
    </Form>
  );
}
