import { useMutation as useLibraryMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';

interface Outcome<Answer, Input> {
  onSuccess?: ((answer: Answer, input: Input) => unknown) | undefined;
  onError?: ((error: Error, input: Input) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
}

/**
 * The library's useMutation, except that what a call of `mutate` wants to hear of its outcome is told it in any case:
 * the library forgets it once the part that asked is gone, and a part often goes because of the very outcome.
 */
export function useMutation<Answer = unknown, Input = void, Kept = unknown>(
  options: UseMutationOptions<Answer, Error, Input, Kept>,
) {
  const mutation = useLibraryMutation<Answer, Error, Input, Kept>(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Outcome<Answer, Input> = {}): void => {
      const done = (answer: Answer) => void onSuccess?.(answer, input);
      const failed = (error: Error) => void onError?.(error, input);
      void mutateAsync(input)
        .then(done, failed)
        .finally(() => void onSettled?.());
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
