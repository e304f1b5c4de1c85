import type { Payout } from '@tawa/contract/money/payouts';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { messages } from '#lib/messages.ts';
import { payoutMessages } from '#lib/messages-payouts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useDisputePayout } from '../payouts.queries.ts';

const lengthMax = 1000;

/** Says what is wrong with a statement; until it is answered nothing is paid. */
export function DisputeSheet({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useDisputePayout();
  const send = () => {
    if (text.trim() === '') return setError(payoutMessages.noText);
    return mutate(
      { payout_id: payout.payout_id, text: text.trim() },
      { onSuccess: onClose, onError: (failure) => setError(messageFrom(failure, messages.network)) },
    );
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={payoutMessages.dispute}
      description={payoutMessages.disputeLead}
      footer={
        <Button wide pending={isPending && payoutMessages.sending} onClick={send}>
          {payoutMessages.send}
        </Button>
      }
    >
      <TextareaField
        label={payoutMessages.what}
        rows={5}
        counter
        maxLength={lengthMax}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
    </Sheet>
  );
}
