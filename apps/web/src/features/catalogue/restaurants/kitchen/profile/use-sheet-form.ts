import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { profileMessages } from '#lib/messages-profile.ts';
import { toast } from '#ui/toast/toast.ts';

interface Wish<V> {
  save: (values: V) => Promise<unknown>;
  showErrors: (errors: Readonly<Record<string, string>>) => boolean;
  done: string;
  onDone: () => void;
}

/** Sends a form of a sheet: closes it when it is saved, else says what is wrong. */
export function useSheetForm<V>({ save, showErrors, done, onDone }: Wish<V>) {
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: V) => {
    try {
      await save(values);
      toast.success(done);
      onDone();
    } catch (error) {
      const isShown = error instanceof ApiError && showErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, profileMessages.notSaved));
    }
  };
  return { submit, failure };
}
