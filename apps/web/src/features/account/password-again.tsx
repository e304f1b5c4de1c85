import { passwordAgainForm } from '@tawa/contract/account';
import type { z } from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/input.tsx';
import { showFailure } from './show-failure.ts';

type Filled = z.infer<typeof passwordAgainForm>;

interface Props {
  /** Names the form and its button: 'Turn off'. */
  label: string;
  pendingText: string;
  danger?: boolean;
  /** What to say when the server gives no reason. */
  failureText: string;
  onSend: (password: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Asks for the password once more before something that a stranger at the keyboard must not do. */
export function PasswordAgain({ label, pendingText, danger = false, failureText, onSend, onCancel }: Props) {
  const form = useForm<Filled, Filled>(passwordAgainForm, { defaultValues: { password: '' } });
  const send = async ({ password }: Filled) => {
    await onSend(password).catch((error: unknown) => showFailure(form, error, failureText));
  };
  return (
    <Form form={form} onSubmit={send} failure={form.formState.errors.root?.message} aria-label={label}>
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size={48}
          variant={danger ? 'danger' : 'primary'}
          pending={form.formState.isSubmitting && pendingText}
        >
          {label}
        </Button>
        {onCancel && (
          <Button variant="quiet" size={48} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
