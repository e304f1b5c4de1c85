import { useMutation as useLibraryMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { tellUnheard } from './unheard.ts';

interface Outcome<Answer, Input> {
  onSuccess?: ((answer: Answer, input: Input) => unknown) | undefined;
  onError?: ((error: Error, input: Input) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
}

/**
 * The library's useMutation, except that what a call of `mutate` wants to hear of its outcome is told it in any case:
 * the library forgets it once the part that asked is gone, and a part often goes because of the very outcome.
 * A failure for which neither the hook nor the call has an `onError`, and whose `error` no part reads, is told to the person.
 */
export function useMutation<Answer = unknown, Input = void, Kept = unknown>(
  options: UseMutationOptions<Answer, Error, Input, Kept>,
) {
  const mutation = useLibraryMutation<Answer, Error, Input, Kept>(options);
  const { mutateAsync, error, isError } = mutation;
  const [shown] = useState(() => ({ inPlace: false }));
  const isHeard = options.onError !== undefined;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Outcome<Answer, Input> = {}): void => {
      const done = (answer: Answer) => void onSuccess?.(answer, input);
      const failed = (failure: Error) => {
        if (onError) onError(failure, input);
        else if (!isHeard && !shown.inPlace) tellUnheard(failure);
      };
      void mutateAsync(input)
        .then(done, failed)
        .finally(() => void onSettled?.());
    },
    [mutateAsync, isHeard, shown],
  );
  const read = <T>(value: T) => ({
    enumerable: true,
    get: () => {
      shown.inPlace = true;
      return value;
    },
  });
  return Object.defineProperties({ ...mutation, mutate }, { error: read(error), isError: read(isError) });
}
