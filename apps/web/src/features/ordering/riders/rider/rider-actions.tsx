import type { RiderOrder } from '@tawa/contract/ordering/riders';
import { doorNoteLengthMin, handoverCodeDigits } from '@tawa/domain/common/limits';
import { undeliveredReasons, undeliveredWords } from '@tawa/domain/ordering/riders';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { DoorIcon } from '@phosphor-icons/react/dist/ssr/Door';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { riderMessages } from '#lib/messages-rider.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/form/checkbox.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { isEnded, useDeliver, useReport } from './rider.queries.ts';

const texts = riderMessages.page;

interface Props {
  token: string;
  order: RiderOrder;
  disabled: boolean;
  onDone: () => void;
  /** The kitchen was told why it could not be delivered. */
  onTold: () => void;
}

/** What the server says to a step; null when it was done. */
function useHandOver({ token, order: { stop }, onDone }: Pick<Props, 'token' | 'order' | 'onDone'>) {
  const deliver = useDeliver(token);
  const [failure, setFailure] = useState<string | undefined>();
  const send = (step: Omit<Parameters<typeof deliver.mutate>[0], 'stop'>) =>
    deliver.mutate(
      { stop, ...step },
      {
        onSuccess: (answer) => {
          if (answer.status === 200) return onDone();
          const left = answer.body.tries_left;
          return setFailure(left === undefined || left === 0 ? answer.body.message : texts.wrongCode(left));
        },
        onError: (error) => (isEnded(error) ? undefined : setFailure(messageFrom(error, texts.notSent))),
      },
    );
  return { send, failure, clear: () => setFailure(undefined), isPending: deliver.isPending };
}

/** The customer's code; the fourth digit hands the order over. */
function ByCode({ token, order, disabled, onDone }: Props) {
  const [code, setCode] = useState('');
  const { send, failure, clear, isPending } = useHandOver({ token, order, onDone });
  if (order.tries_left === 0) return <Banner tone="danger">{texts.noTries}</Banner>;
  return (
    <div className="grid gap-3">
      <CodeBoxes
        label={texts.code}
        value={code}
        error={failure}
        disabled={disabled}
        onChange={(next) => {
          setCode(next);
          clear();
        }}
        onComplete={(next) => send({ code: next })}
      />
      <Button
        wide
        icon={CheckIcon}
        disabled={disabled || code.length < handoverCodeDigits}
        pending={isPending}
        onClick={() => send({ code })}
      >
        {texts.delivered}
      </Button>
    </div>
  );
}

function AtDoor({ token, order, disabled, onDone, onBack }: Props & { onBack: () => void }) {
  const [note, setNote] = useState('');
  const { send, failure, clear, isPending } = useHandOver({ token, order, onDone });
  return (
    <div className="grid gap-3">
      <TextareaField
        label={texts.doorNote}
        hint={texts.doorHint}
        error={failure}
        rows={2}
        maxLength={200}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          clear();
        }}
      />
      <div className="flex gap-3">
        <Button variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
        <Button
          icon={DoorIcon}
          className="flex-1"
          disabled={disabled || note.trim().length < doorNoteLengthMin}
          pending={isPending}
          onClick={() => send({ left_at_door: true, note: note.trim() })}
        >
          {texts.atDoor}
        </Button>
      </div>
    </div>
  );
}

function NotDelivered({ token, order: { stop }, disabled, onTold, onBack }: Props & { onBack: () => void }) {
  const report = useReport(token);
  const [reason, setReason] = useState<(typeof undeliveredReasons)[number]>('NOBODY_THERE');
  const [note, setNote] = useState('');
  const failure = report.isError ? messageFrom(report.error, texts.notSent) : undefined;
  const told = () => {
    onBack();
    onTold();
  };
  return (
    <div className="grid gap-3">
      <FieldGroup label={texts.why} error={failure}>
        {undeliveredReasons.map((each) => (
          <Radio
            key={each}
            name="reason"
            label={undeliveredWords[each]}
            checked={reason === each}
            onChange={() => setReason(each)}
          />
        ))}
      </FieldGroup>
      <TextareaField
        label={texts.note}
        optional
        rows={2}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="flex gap-3">
        <Button variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
        <Button
          className="flex-1"
          disabled={disabled}
          pending={report.isPending}
          onClick={() => report.mutate({ stop, reason, note: note.trim() }, { onSuccess: told })}
        >
          {texts.tell}
        </Button>
      </div>
    </div>
  );
}

/** How the order ends: by code, at the door while nothing is to be paid, or not at all. */
export function RiderActions(props: Props) {
  const { order, disabled } = props;
  const [way, setWay] = useState<'code' | 'door' | 'not'>('code');
  const back = () => setWay('code');
  if (way === 'door') return <AtDoor {...props} onBack={back} />;
  if (way === 'not') return <NotDelivered {...props} onBack={back} />;
  return (
    <div className="grid gap-3">
      <ByCode {...props} />
      <div className="flex flex-wrap gap-x-3">
        {order.cash_due === null && (
          <Button variant="quiet" icon={DoorIcon} disabled={disabled} onClick={() => setWay('door')}>
            {texts.atDoor}
          </Button>
        )}
        {order.undelivered === null && (
          <Button variant="quiet" disabled={disabled} onClick={() => setWay('not')}>
            {texts.cannot}
          </Button>
        )}
      </div>
    </div>
  );
}
