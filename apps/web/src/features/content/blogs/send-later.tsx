import { useState } from 'react';
import { comingTime } from '#lib/coming-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import type { PostHand } from './post-hand.ts';

interface Props {
  words: NonNullable<PostHand['words']['later']>;
  pending: boolean;
  onSend: (publish_on: string) => void;
}

/** Passes a post on at a time to come. */
export function SendLater({ words, pending, onSend }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const send = () => {
    const at = comingTime(typed);
    if (at === null) setError(words.missing);
    else onSend(at);
  };
  return (
    <div className="flex flex-wrap items-start gap-3 sm:justify-end">
      <TextField
        className="max-sm:w-full"
        label={words.label}
        type="datetime-local"
        hint={words.hint}
        size={44}
        value={typed}
        error={error || undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError('');
        }}
      />
      <Button variant="secondary" size={40} className="sm:mt-6" disabled={pending} onClick={send}>
        {words.send}
      </Button>
    </div>
  );
}
