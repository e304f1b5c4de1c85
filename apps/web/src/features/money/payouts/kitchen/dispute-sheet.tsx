import type { Payout } from '@tawa/contract/money/payouts';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useDisputePayout } from '../payouts.queries.ts';
import { kitchenPayoutsTexts } from './payouts.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

const lengthMax = 1000;

/** Says what is wrong with a statement; until it is answered nothing is paid. */
export function DisputeSheet({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const t = useTexts(kitchenPayoutsTexts);
  const words = useTexts(wordsTexts);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useDisputePayout();
  const send = () => {
    if (text.trim() === '') return setError(t.noText);
    return mutate(
      { payout_id: payout.payout_id, text: text.trim() },
      { onSuccess: onClose, onError: (failure) => setError(messageFrom(failure, words.network)) },
    );
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.dispute}
      description={t.disputeLead}
      footer={
        <Button wide pending={isPending && t.sending} onClick={send}>
          {t.send}
        </Button>
      }
    >
      <TextareaField
        label={t.what}
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
