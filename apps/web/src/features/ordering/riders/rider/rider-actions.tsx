import type { RiderOrder } from '@tawa/contract/ordering/riders';
import { doorNoteLengthMin, handoverCodeDigits } from '@tawa/domain/common/limits';
import { undeliveredReasons, undeliveredWords } from '@tawa/domain/ordering/riders';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { DoorIcon } from '@phosphor-icons/react/dist/ssr/Door';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/form/checkbox.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { isEnded, useDeliver, useReport } from './rider.queries.ts';
import { riderRidersTexts } from './riders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

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
  const t = useTexts(riderRidersTexts);
  const deliver = useDeliver(token);
  const [failure, setFailure] = useState<string | undefined>();
  const send = (step: Omit<Parameters<typeof deliver.mutate>[0], 'stop'>) =>
    deliver.mutate(
      { stop, ...step },
      {
        onSuccess: (answer) => {
          if (answer.status === 200) return onDone();
          const left = answer.body.tries_left;
          return setFailure(left === undefined || left === 0 ? answer.body.message : t.page.wrongCode({ left }));
        },
        onError: (error) => (isEnded(error) ? undefined : setFailure(messageFrom(error, t.page.notSent))),
      },
    );
  return { send, failure, clear: () => setFailure(undefined), isPending: deliver.isPending };
}

/** The customer's code; the fourth digit hands the order over. */
function ByCode({ token, order, disabled, onDone }: Props) {
  const t = useTexts(riderRidersTexts);
  const [code, setCode] = useState('');
  const { send, failure, clear, isPending } = useHandOver({ token, order, onDone });
  if (order.tries_left === 0) return <Banner tone="danger">{t.page.noTries}</Banner>;
  return (
    <div className="grid gap-3">
      <CodeBoxes
        label={t.page.code}
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
        {t.page.delivered}
      </Button>
    </div>
  );
}

function AtDoor({ token, order, disabled, onDone, onBack }: Props & { onBack: () => void }) {
  const t = useTexts(riderRidersTexts);
  const [note, setNote] = useState('');
  const { send, failure, clear, isPending } = useHandOver({ token, order, onDone });
  return (
    <div className="grid gap-3">
      <TextareaField
        label={t.page.doorNote}
        hint={t.page.doorHint}
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
          {t.page.back}
        </Button>
        <Button
          icon={DoorIcon}
          className="flex-1"
          disabled={disabled || note.trim().length < doorNoteLengthMin}
          pending={isPending}
          onClick={() => send({ left_at_door: true, note: note.trim() })}
        >
          {t.page.atDoor}
        </Button>
      </div>
    </div>
  );
}

function NotDelivered({ token, order: { stop }, disabled, onTold, onBack }: Props & { onBack: () => void }) {
  const t = useTexts(riderRidersTexts);
  const report = useReport(token);
  const [reason, setReason] = useState<(typeof undeliveredReasons)[number]>('NOBODY_THERE');
  const [note, setNote] = useState('');
  const failure = report.isError ? messageFrom(report.error, t.page.notSent) : undefined;
  const told = () => {
    onBack();
    onTold();
  };
  return (
    <div className="grid gap-3">
      <FieldGroup label={t.page.why} error={failure}>
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
        label={t.page.note}
        optional
        rows={2}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="flex gap-3">
        <Button variant="secondary" onClick={onBack}>
          {t.page.back}
        </Button>
        <Button
          className="flex-1"
          disabled={disabled}
          pending={report.isPending}
          onClick={() => report.mutate({ stop, reason, note: note.trim() }, { onSuccess: told })}
        >
          {t.page.tell}
        </Button>
      </div>
    </div>
  );
}

/** How the order ends: by code, at the door while nothing is to be paid, or not at all. */
export function RiderActions(props: Props) {
  const t = useTexts(riderRidersTexts);
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
            {t.page.atDoor}
          </Button>
        )}
        {order.undelivered === null && (
          <Button variant="quiet" disabled={disabled} onClick={() => setWay('not')}>
            {t.page.cannot}
          </Button>
        )}
      </div>
    </div>
  );
}
