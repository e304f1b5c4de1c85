import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace } from './keep-place.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <main id="content" tabindex="-1">
      <ul>
        <li><button id="one">One</button></li>
        <li><button id="two">Two</button></li>
        <li><button id="three">Three</button></li>
      </ul>
      <div id="box" role="dialog"></div>
    </main>`;
  end = keepPlace();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const find = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};
const focused = (id: string) => vi.waitUntil(() => document.activeElement?.id === id);
const takeAway = (id: string) => find(id).closest('li')?.remove();

test('when what has the focus goes, the next of its kind gets it, after the last one the one before (keyboard-3)', async () => {
  find('two').focus();
  takeAway('two');
  await focused('three');
  takeAway('three');
  await focused('one');
  takeAway('one');
  expect(await focused('content')).toBe(true);
});

test('what takes its place gets the focus (keyboard-3)', async () => {
  find('two').focus();
  find('two').outerHTML = '<button id="other">Remove</button>';
  expect(await focused('other')).toBe(true);
});

test('what was switched off and on again has the focus still', async () => {
  const two = find('two');
  two.focus();
  // A browser takes the focus from what is switched off; this one does not.
  two.blur();
  two.toggleAttribute('disabled');
  await new Promise((go) => setTimeout(go, 200));
  expect(document.activeElement).toBe(document.body);
  two.toggleAttribute('disabled');
  expect(await focused('two')).toBe(true);
});

test('a dialog that goes gives it to what opened it, or to what stands there now (keyboard-3)', async () => {
  find('two').focus();
  find('box').innerHTML = '<button id="login">Login</button>';
  find('login').focus();
  find('two').outerHTML = '<button id="heart">Saved</button>';
  find('box').remove();
  expect(await focused('heart')).toBe(true);
});

test('whoever leaves on purpose, or points somewhere, is left alone', async () => {
  find('two').focus();
  find('two').blur();
  await new Promise((go) => setTimeout(go, 200));
  takeAway('two');
  find('three').focus();
  await userEvent.click(document.body);
  takeAway('three');
  await new Promise((go) => setTimeout(go, 200));
  expect(document.activeElement).toBe(document.body);
});
