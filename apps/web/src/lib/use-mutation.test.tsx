import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useMutation } from './use-mutation.ts';

interface Heard {
  onSuccess: (answer: string) => void;
  onError: (error: Error) => void;
  onSettled: () => void;
}

function Part({ run, heard }: { run: () => Promise<string>; heard: Heard }) {
  const { mutate } = useMutation({ mutationFn: run });
  return (
    <button type="button" onClick={() => mutate(undefined, heard)}>
      Save
    </button>
  );
}

function Page({ run, heard }: { run: () => Promise<string>; heard: Heard }) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere && <Part run={run} heard={heard} />}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
    </>
  );
}

function open() {
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const heard = {
    onSuccess: vi.fn<Heard['onSuccess']>(),
    onError: vi.fn<Heard['onError']>(),
    onSettled: vi.fn<() => void>(),
  };
  const { user } = render(<Page run={() => answer} heard={heard} />);
  const pressAndLeave = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
  };
  return { heard, pressAndLeave, resolve: (text: string) => resolve(text), reject: (error: Error) => reject(error) };
}

test('what came of it is told although the part that asked is gone', async () => {
  const { heard, resolve, pressAndLeave } = open();
  await pressAndLeave();
  resolve('saved');
  await waitFor(() => expect(heard.onSettled).toHaveBeenCalledOnce());
  expect(heard.onSuccess).toHaveBeenCalledExactlyOnceWith('saved', undefined);
  expect(heard.onError).not.toHaveBeenCalled();
});

test('so is a failure', async () => {
  const { heard, reject, pressAndLeave } = open();
  await pressAndLeave();
  const failure = new Error('no line');
  reject(failure);
  await waitFor(() => expect(heard.onSettled).toHaveBeenCalledOnce());
  expect(heard.onError).toHaveBeenCalledExactlyOnceWith(failure, undefined);
  expect(heard.onSuccess).not.toHaveBeenCalled();
});
