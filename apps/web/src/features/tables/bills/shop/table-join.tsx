import { tableGuestName, type TablePage, tablePin } from '@tawa/contract/tables/bills';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { keepPhoneKey, makePhoneKey } from '#lib/phone-key.ts';
import { Button } from '#ui/button.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useJoinTable } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';

interface Props {
  token: string;
  secret: string | null;
  page: TablePage;
  onJoined: (secret: string) => void;
}

const refused = (error: unknown) => (error instanceof ApiError ? error.fields : {});

/** A name for the bill, and where somebody sits there the PIN that they tell. */
export function TableJoin({ token, secret, page, onJoined }: Props) {
  const t = useTexts(tableTexts);
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => secret ?? makePhoneKey());
  const join = useJoinTable(token);
  const isTaken = page.state === 'taken';
  const named = tableGuestName.safeParse(name);
  const told = tablePin.safeParse(pin);
  const wrongName = asked && !named.success ? named.error.issues[0]?.message : refused(join.error)['name'];
  const wrongPin = asked && isTaken && !told.success ? told.error.issues[0]?.message : refused(join.error)['pin'];
  const send = () => {
    setAsked(true);
    if (!named.success) return document.getElementById('table-guest')?.focus();
    if (isTaken && !told.success) return undefined;
    // Kept before it is sent: after a lost answer the same guest joins, not a second one.
    keepPhoneKey('table', token, key);
    return join.mutate(
      { secret: key, name: named.data, pin: isTaken ? told.data : undefined },
      {
        onSuccess: () => onJoined(key),
        onError: (error) =>
          refused(error)['name'] ?? refused(error)['pin'] ?? toast.error(messageFrom(error, t.failedJoin)),
      },
    );
  };
  const words = isTaken ? t.taken : t.free;
  return (
    <form
      noValidate
      className="mx-auto grid max-w-[480px] gap-5 px-4 pt-8 pb-10"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div>
        <h1 className="text-2xl font-bold">{words.title}</h1>
        <p className="mt-2 text-body text-ink-2">{words.text}</p>
      </div>
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
          if (join.error) join.reset();
        }}
      />
      {isTaken && (
        <CodeBoxes
          label={t.pin}
          value={pin}
          onChange={(next) => {
            setPin(next);
            if (join.error) join.reset();
          }}
          {...(wrongPin !== undefined && { error: wrongPin })}
        />
      )}
      <div>
        <Button type="submit" size={56} wide pending={join.isPending} pendingText={isTaken ? t.joining : t.beginning}>
          {isTaken ? t.join : t.begin}
        </Button>
        <p className="mt-2 text-center text-note text-ink-2">{t.noAccount}</p>
      </div>
    </form>
  );
}
