import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hearTyping, noteTyping, takeEntries } from './early-typing.ts';
import { useHydrated } from '../store.ts';

function Form({ onReady }: { onReady: () => void }) {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [order, setOrder] = useState('new');
  useEffect(onReady, [onReady]);
  return (
    <form data-hydrated={useHydrated()} onInputCapture={hearTyping}>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
      <select value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="old">Old</option>
        <option value="new">New</option>
      </select>
      <output>{`${text} ${String(isTicked)} ${order}`}</output>
    </form>
  );
}

const find = <T extends Element>(kind: new () => T, selector: string): T => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No ${selector}`);
  return found;
};

const enterAll = () => takeEntries().forEach((enter) => enter());

test('what is typed, ticked and chosen before the code is there is what the page then knows (first-page-4)', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Form onReady={() => undefined} />);
  document.body.append(box);
  const text = find(HTMLInputElement, 'input:not([type])');
  text.value = 'bi';
  find(HTMLInputElement, '[type=checkbox]').checked = true;
  find(HTMLSelectElement, 'select').value = 'old';
  noteTyping();
  text.value = 'biri';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  render(<Form onReady={enterAll} />, { container: box, hydrate: true });
  expect(find(HTMLOutputElement, 'output').textContent).toBe('biri true old');
  expect(text.value).toBe('biri');
});

test('a field that nobody touched is left as the page made it', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Form onReady={() => undefined} />);
  document.body.append(box);
  noteTyping();
  render(<Form onReady={enterAll} />, { container: box, hydrate: true });
  expect(find(HTMLOutputElement, 'output').textContent).toBe(' false new');
});
