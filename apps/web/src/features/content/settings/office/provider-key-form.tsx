import { removeProviderKey, setProviderKey, type ProviderKey } from '@tawa/contract/content/provider-keys';
import { providerKeyProblem, providerKeys, type ProviderKeyName } from '@tawa/domain/content/provider-keys';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextField } from '#ui/form/input.tsx';
import { useSettingAction } from './settings.queries.ts';
import { officeSettingsTexts } from './settings.texts.ts';
import { TypedForm, useTyped } from './typed-form.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  found: ProviderKey;
  label: string;
  onDone: () => void;
}

function ForgetKey({ found: { name }, label, onDone }: Props) {
  const t = useTexts(officeSettingsTexts);
  const [isAsked, setAsked] = useState(false);
  const action = useSettingAction();
  const forget = () =>
    action.mutate(
      { run: () => call(removeProviderKey, { params: { name } }), done: t.removed },
      { onSuccess: onDone, onSettled: () => setAsked(false) },
    );
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button variant="danger" size={40} onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t.removeTitle({ label })}
        confirmLabel={t.removeConfirm}
        danger
        pending={action.isPending}
        onConfirm={forget}
        onCancel={() => setAsked(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </div>
  );
}

function problemsOf(name: ProviderKeyName, typed: { value: string }, language: Language) {
  const t = textsIn(officeSettingsTexts, language);
  const value = typed.value.trim();
  return { value: value === '' ? t.valueMissing : (providerKeyProblem(name, value) ?? undefined) };
}

/** Takes a key in; what was typed is nowhere after it was sent. */
export function ProviderKeyForm({ found, label, onDone }: Props) {
  const language = useLanguage();
  const t = useTexts(officeSettingsTexts);
  const { name, from } = found;
  const form = useTyped({ value: '', reason: '' }, (typed) => problemsOf(name, typed, language));
  const { typed, shown } = form;
  const wish = {
    run: () =>
      call(setProviderKey, { params: { name }, body: { value: typed.value.trim(), reason: typed.reason.trim() } }),
    done: t.key.saved,
  };
  return (
    <>
      <TypedForm form={form} reason={t.reason} submit={t.key.save} onSubmit={form.send(wish, onDone)}>
        <TextField
          label={t.value}
          hint={t.looks({ looks: providerKeys[name].looks })}
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          maxLength={300}
          value={typed.value}
          error={shown.value}
          onChange={form.on('value')}
        />
      </TypedForm>
      {from === 'office' && <ForgetKey found={found} label={label} onDone={onDone} />}
    </>
  );
}
