import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { hearUnheard } from './unheard.ts';
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

const fail = () => Promise.reject(new Error('no line'));

function Silent() {
  const { mutate } = useMutation({ mutationFn: fail });
  return (
    <button type="button" onClick={() => mutate(undefined, { onSuccess: () => undefined })}>
      Silent
    </button>
  );
}

function InPlace() {
  const { mutate, error } = useMutation({ mutationFn: fail });
  return (
    <button type="button" onClick={() => mutate()}>
      In place {error?.message}
    </button>
  );
}

function Worded() {
  const { mutate } = useMutation({ mutationFn: fail, onError: () => undefined });
  return (
    <button type="button" onClick={() => mutate()}>
      Worded
    </button>
  );
}

test('a failure for which a part has no words is told all the same, and only such a one (failures-4)', async () => {
  const unheard = vi.fn<(failure: Error) => void>();
  const stop = hearUnheard(unheard);
  const { user } = render([<InPlace key="1" />, <Worded key="2" />, <Silent key="3" />]);
  await user.click(screen.getByRole('button', { name: 'Worded' }));
  await user.click(screen.getByRole('button', { name: 'In place' }));
  expect(await screen.findByRole('button', { name: 'In place no line' })).toBeTruthy();
  expect(unheard).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Silent' }));
  await waitFor(() => expect(unheard).toHaveBeenCalledExactlyOnceWith(new Error('no line')));
  stop();
});
