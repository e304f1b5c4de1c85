import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { earlyPressScript, hearPress, notePresses, takePresses } from './early-presses.ts';

interface Props {
  onReady: () => void;
}

function Page({ onReady }: Props) {
  const [done, setDone] = useState<string[]>([]);
  const add = (what: string) => setDone((before) => [...before, what]);
  useEffect(onReady, [onReady]);
  return (
    <div onClickCapture={hearPress} onSubmitCapture={hearPress}>
      <button type="button" onClick={() => add('dish')}>
        Add
      </button>
      <a href="#there" onClick={() => add('link')}>
        There
      </a>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          add('form');
        }}
      >
        <button type="submit">Send</button>
      </form>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          add('search');
        }}
      >
        <button type="submit">Find</button>
      </form>
      <output>{done.join(' ')}</output>
    </div>
  );
}

const box = document.createElement('div');
const press = (...names: string[]) => {
  for (const name of names)
    [...box.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === name)?.click();
};
const done = () => box.querySelector('output')?.textContent;

/** The page as the server sent it, with its first script. */
function arrive(): void {
  box.innerHTML = renderToString(<Page onReady={() => undefined} />);
  document.body.append(box);
  runInNewContext(earlyPressScript(), { window });
}

const pressAll = () => takePresses().forEach((again) => again());

function begin(): void {
  notePresses();
  render(<Page onReady={pressAll} />, { container: box, hydrate: true });
}

beforeEach(() => {
  // The browser would leave the page.
  box.addEventListener('submit', (event) => event.preventDefault());
});

test('what was pressed before the code came is done once the page is there, each once and in order (first-page-4)', () => {
  arrive();
  press('Send', 'Add', 'Send');
  expect(box.querySelectorAll('[data-waiting]')).toHaveLength(2);
  begin();
  expect(done()).toBe('form dish');
  expect(box.querySelectorAll('[data-waiting]')).toHaveLength(0);
  act(() => press('Add'));
  expect(done()).toBe('form dish dish');
});

test('what works without code is not done again', () => {
  arrive();
  press('There', 'Find');
  begin();
  expect(done()).toBe('');
});

test('a page without its first script begins as well', () => {
  arrive();
  delete window.earlyPresses;
  begin();
  expect(done()).toBe('');
});

test('what was pressed is done although its part was made anew before it came alive (first-page-4)', () => {
  arrive();
  press('Add');
  notePresses();
  box.replaceChildren();
  render(<Page onReady={pressAll} />, { container: box });
  expect(done()).toBe('dish');
});
