import { reasonLengthMax } from '@tawa/domain/common/limits';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import type { Action } from '#ui/use-action.ts';
import { useSettingAction } from './settings.queries.ts';
import { officeSettingsTexts } from './settings.texts.ts';

type Problems<T> = Partial<Record<keyof T, string | undefined>>;

/** What is typed into a form that ends with a reason: faults are shown once it was sent, and only a faultless one is sent. */
export function useTyped<T extends { reason: string }>(start: T, problemsOf: (typed: T) => Problems<T>) {
  const t = useTexts(officeSettingsTexts);
  const [typed, setTyped] = useState(start);
  const [isTried, setTried] = useState(false);
  const action = useSettingAction();
  const problems: Problems<T> = {
    ...problemsOf(typed),
    ...(typed.reason.trim() === '' && { reason: t.reasonMissing }),
  };
  const set = (field: keyof T) => (value: string) => setTyped((before) => ({ ...before, [field]: value }));
  const send = (wish: Action, onDone?: () => void) => (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean) || action.isPending) return;
    action.mutate(wish, {
      onSuccess: () => {
        setTried(false);
        set('reason')('');
        onDone?.();
      },
    });
  };
  const shown: Problems<T> = isTried ? problems : {};
  const on = (field: keyof T) => (event: { currentTarget: { value: string } }) => set(field)(event.currentTarget.value);
  return { typed, problems, shown, set, on, send, isPending: action.isPending };
}

interface Props {
  form: {
    typed: { reason: string };
    shown: { reason?: string | undefined };
    on: (field: 'reason') => (event: { currentTarget: { value: string } }) => void;
    isPending: boolean;
  };
  /** What the reason is for. */
  reason?: string;
  submit: string;
  onSubmit: (event: SubmitEvent) => void;
  /** What stands between the reason and the button. */
  effect?: ReactNode;
  children: ReactNode;
}

/** A form of the settings: its fields, the reason and the button. */
export const TypedForm = ({ form, reason, submit, onSubmit, effect, children }: Props) => {
  const t = useTexts(officeSettingsTexts);
  return (
    <form method="dialog" noValidate autoComplete="off" className="space-y-5" onSubmit={onSubmit}>
      {children}
      <TextareaField
        label={reason ?? t.officeSettings.reason}
        rows={2}
        maxLength={reasonLengthMax}
        value={form.typed.reason}
        error={form.shown.reason}
        onChange={form.on('reason')}
      />
      {effect}
      <Button type="submit" wide pending={form.isPending} pendingText={t.saving}>
        {submit}
      </Button>
    </form>
  );
};

/** The value that counts now, above the field for the next one. */
export const ValueNow = ({ children }: { children: ReactNode }) => {
  const t = useTexts(officeSettingsTexts);
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-2 rounded-lg bg-surface-2 px-4 py-3">
      <span className="text-sm text-ink-2">{t.now}</span>
      <b className="num min-w-0 [overflow-wrap:anywhere]">{children}</b>
    </p>
  );
};
