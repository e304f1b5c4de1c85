import { removeProviderKey, setProviderKey, type ProviderKey } from '@tawa/contract/provider-keys';
import { reasonLengthMax } from '@tawa/domain/limits';
import { providerKeyProblem, providerKeys } from '@tawa/domain/provider-keys';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { keyTexts as texts } from '../../lib/messages-office-keys.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextareaField, TextField } from '../../ui/input.tsx';
import { useSettingDeed } from './settings.queries.ts';

interface Props {
  found: ProviderKey;
  label: string;
  onDone: () => void;
}

function ForgetKey({ found: { name }, label, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const deed = useSettingDeed();
  const forget = () =>
    deed.mutate(
      { run: () => call(removeProviderKey, { params: { name } }), done: texts.removed },
      { onSuccess: onDone, onSettled: () => setAsked(false) },
    );
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button variant="danger" size={40} onClick={() => setAsked(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.removeTitle(label)}
        confirmLabel={texts.removeConfirm}
        danger
        pending={deed.isPending}
        onConfirm={forget}
        onCancel={() => setAsked(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </div>
  );
}

/** Takes a key in; what was typed is nowhere after it was sent. */
export function ProviderKeyForm({ found, label, onDone }: Props) {
  const { name, from } = found;
  const [typed, setTyped] = useState({ value: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const deed = useSettingDeed();
  const value = typed.value.trim();
  const problems = {
    value: value === '' ? texts.valueMissing : (providerKeyProblem(name, value) ?? undefined),
    reason: typed.reason.trim() === '' ? texts.reasonMissing : undefined,
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};
  const on = (field: keyof typeof typed) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [field]: event.currentTarget.value });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean) || deed.isPending) return;
    const body = { value, reason: typed.reason.trim() };
    deed.mutate(
      { run: () => call(setProviderKey, { params: { name }, body }), done: texts.saved },
      { onSuccess: onDone },
    );
  };
  return (
    <>
      <form method="dialog" noValidate autoComplete="off" className="space-y-5" onSubmit={send}>
        <TextField
          label={texts.value}
          hint={texts.looks(providerKeys[name].looks)}
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          maxLength={300}
          value={typed.value}
          error={shown.value}
          onChange={on('value')}
        />
        <TextareaField
          label={texts.reason}
          rows={2}
          maxLength={reasonLengthMax}
          value={typed.reason}
          error={shown.reason}
          onChange={on('reason')}
        />
        <Button type="submit" wide pending={deed.isPending} pendingText={texts.saving}>
          {texts.save}
        </Button>
      </form>
      {from === 'office' && <ForgetKey found={found} label={label} onDone={onDone} />}
    </>
  );
}
