import * as contract from '@tawa/contract/accounts/users.person';
import { formatRupees } from '@tawa/domain/common/money';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { ReasonSheet } from '#ui/panel/panel-reason-sheet.tsx';
import { personTexts } from './person.texts.ts';
import { actions, useUserAction } from './users.queries.ts';
import { officeUsersTexts } from './users.texts.ts';

interface Props {
  person: { user_id: number; name: string };
  onClose: () => void;
}

const closing = (onClose: () => void) => (isOpen: boolean) => !isOpen && onClose();

/** Gives credit without an order; the key of this sheet gives it once, however often it is pressed. */
export function GiveSheet({ person: { user_id, name }, left, onClose }: Props & { left: number }) {
  const t = useTexts(personTexts).give;
  const action = useUserAction();
  const [key] = useState(() => crypto.randomUUID());
  const [rupees, setRupees] = useState('');
  const [reason, setReason] = useState('');
  const amount = Number(rupees);
  const isSum = /^\d+(\.\d{1,2})?$/.test(rupees.trim()) && amount >= 1 && amount <= left;
  const give = () => {
    const body = { amount, reason: reason.trim(), key };
    const run = () => call(contract.giveGoodwill, { params: { user_id }, body });
    action.mutate({ run, isTold: true }, { onSuccess: onClose });
  };
  return (
    <Sheet
      open
      onOpenChange={closing(onClose)}
      title={t.title({ name })}
      description={t.text({ left: formatRupees(left) })}
    >
      <div className="space-y-4">
        <TextField
          label={t.amount}
          inputMode="decimal"
          maxLength={8}
          value={rupees}
          onChange={(event) => setRupees(event.currentTarget.value)}
        />
        <TextareaField
          label={t.reason}
          rows={2}
          maxLength={reasonLengthMax}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button
          wide
          disabled={!isSum || reason.trim() === ''}
          pending={action.isPending}
          pendingText={t.sending}
          onClick={give}
        >
          {t.send({ sum: formatRupees(isSum ? amount : 0) })}
        </Button>
      </div>
    </Sheet>
  );
}

type Proof = (typeof contract.secondStepProofs)[number];

/** Turns a lost second step off, with what was checked. */
export function ResetSheet({ person: { user_id, name }, onClose }: Props) {
  const t = useTexts(personTexts).reset;
  const action = useUserAction();
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const [reason, setReason] = useState('');
  const toggle = (proof: Proof) =>
    setProofs(proofs.includes(proof) ? proofs.filter((each) => each !== proof) : [...proofs, proof]);
  const reset = () => {
    const body = { proofs: [...proofs], reason: reason.trim() };
    const run = () => call(contract.resetSecondStep, { params: { user_id }, body });
    action.mutate({ run, isTold: true }, { onSuccess: onClose });
  };
  return (
    <Sheet open onOpenChange={closing(onClose)} title={t.title({ name })} description={t.text}>
      <div className="space-y-4">
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t.proofs}</legend>
          {contract.secondStepProofs.map((proof) => (
            <Checkbox
              key={proof}
              label={t.proof[proof]}
              checked={proofs.includes(proof)}
              onChange={() => toggle(proof)}
            />
          ))}
        </fieldset>
        <TextareaField
          label={t.reason}
          rows={2}
          maxLength={reasonLengthMax}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button
          variant="danger"
          wide
          disabled={proofs.length < 2 || reason.trim() === ''}
          pending={action.isPending}
          pendingText={t.sending}
          onClick={reset}
        >
          {t.send}
        </Button>
      </div>
    </Sheet>
  );
}

/** Deletes an account because its person asked for it. */
export function RemoveSheet({ person: { user_id, name }, onClose }: Props) {
  const t = useTexts(personTexts).remove;
  const action = useUserAction();
  return (
    <ReasonSheet
      title={t.title({ name })}
      text={t.text}
      label={t.reason}
      verb={t.send}
      pendingText={t.sending}
      danger
      onClose={onClose}
      onReason={(reason) =>
        action.mutateAsync({
          run: () => call(contract.deleteForSomebody, { params: { user_id }, body: { reason } }),
          isTold: true,
        })
      }
    />
  );
}

/** Shuts an account with a reason that its person reads. */
export function BlockSheet({ person: { user_id, name }, onClose }: Props) {
  const t = useTexts(officeUsersTexts);
  const language = useLanguage();
  const action = useUserAction();
  return (
    <ReasonSheet
      title={t.blockTitle({ name })}
      text={t.blockText}
      label={t.reason}
      verb={t.block}
      pendingText={t.blocking}
      danger
      onClose={onClose}
      onReason={(reason) => action.mutateAsync(actions(user_id, language).block(reason))}
    />
  );
}

/** Writes to somebody; the key of this sheet sends it once, however often it is pressed. */
export function MessageSheet({ person: { user_id, name }, onClose }: Props) {
  const t = useTexts(personTexts).message;
  const action = useUserAction();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<{ text: string }, { text: string }>(contract.personMessageForm, { defaultValues: { text: '' } });
  const send = async (body: { text: string }) => {
    const run = () => call(contract.writeToPerson, { params: { user_id }, body: { ...body, key } });
    await action.mutateAsync({ run, isTold: true }).then(onClose, () => undefined);
  };
  return (
    <Sheet open onOpenChange={closing(onClose)} title={t.title({ name })} description={t.hint}>
      <Form form={form} onSubmit={send}>
        <TextareaField label={t.label} rows={5} maxLength={contract.personMessageMax} counter {...form.field('text')} />
        <Button type="submit" wide pending={action.isPending} pendingText={t.sending}>
          {t.send}
        </Button>
      </Form>
    </Sheet>
  );
}
