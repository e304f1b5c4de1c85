import { tableGuestName, type TablePage, tablePin } from '@tawa/contract/tables/bills';
import { type ReactNode, useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type TableKeys, useJoinTable } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';

interface Joining {
  /** What is asked: a name, and where somebody sits there the PIN that they tell. */
  fields: ReactNode;
  isPending: boolean;
  /** Lets this phone in, and then does something; what is missing or refused is told at its field. */
  join: (then: () => void) => void;
}

const refused = (error: unknown) => (error instanceof ApiError ? error.fields : {});

/** Asks who joins the bill of a table, and lets them in; the key is kept already, so after a lost answer it is the same guest. */
export function useJoining(keys: TableKeys, { state }: Pick<TablePage, 'state'>): Joining {
  const t = useTexts(tableTexts);
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [asked, setAsked] = useState(false);
  const joining = useJoinTable(keys);
  const isTaken = state === 'taken';
  const named = tableGuestName.safeParse(name);
  const told = tablePin.safeParse(pin);
  const wrongName = asked && !named.success ? named.error.issues[0]?.message : refused(joining.error)['name'];
  const wrongPin = asked && isTaken && !told.success ? told.error.issues[0]?.message : refused(joining.error)['pin'];
  const forget = () => {
    if (joining.error) joining.reset();
  };
  const join = (then: () => void) => {
    setAsked(true);
    if (!named.success) return document.getElementById('table-guest')?.focus();
    if (isTaken && !told.success) return undefined;
    return joining.mutate(
      { name: named.data, pin: isTaken ? told.data : undefined },
      {
        onSuccess: then,
        onError: (error) =>
          refused(error)['name'] ?? refused(error)['pin'] ?? toast.error(messageFrom(error, t.failedJoin)),
      },
    );
  };
  const fields = (
    <div className="grid gap-5">
      <TextField
        id="table-guest"
        label={t.name}
        hint={t.nameHint}
        value={name}
        error={wrongName}
        maxLength={30}
        autoComplete="given-name"
        onChange={(event) => {
          setName(event.currentTarget.value);
          forget();
        }}
      />
      {isTaken && (
        <CodeBoxes
          label={t.pin}
          value={pin}
          onChange={(next) => {
            setPin(next);
            forget();
          }}
          {...(wrongPin !== undefined && { error: wrongPin })}
        />
      )}
    </div>
  );
  return { fields, isPending: joining.isPending, join };
}

interface Props {
  keys: TableKeys;
  page: TablePage;
  onClose: () => void;
}

/** Joins the bill that runs at a table, before anything is chosen. */
export function JoinSheet({ keys, page, onClose }: Props) {
  const t = useTexts(tableTexts);
  const { fields, isPending, join } = useJoining(keys, page);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.join}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          join(onClose);
        }}
      >
        <p className="text-body text-ink-2">{t.taken.text}</p>
        {fields}
        <div>
          <Button type="submit" size={56} wide pending={isPending} pendingText={t.joining}>
            {t.join}
          </Button>
          <p className="mt-2 text-center text-note text-ink-2">{t.noAccount}</p>
        </div>
      </form>
    </Sheet>
  );
}
