import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { kitchenProfileTexts } from './profile.texts.ts';

interface Input<V> {
  save: (values: V) => Promise<unknown>;
  showErrors: (errors: Readonly<Record<string, string>>) => boolean;
  done: string;
  onDone: () => void;
}

/** Sends a form of a sheet: closes it when it is saved, else says what is wrong. */
export function useSheetForm<V>({ save, showErrors, done, onDone }: Input<V>) {
  const t = useTexts(kitchenProfileTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: V) => {
    try {
      await save(values);
      toast.success(done);
      onDone();
    } catch (error) {
      const isShown = error instanceof ApiError && showErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.notSaved));
    }
  };
  return { submit, failure };
}
