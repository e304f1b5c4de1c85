import { act, render as mount, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readChoice } from '#lib/i18n/choice.ts';
import { giveBackTyped, keepTyped } from '#lib/i18n/typed.ts';
import { render } from '#testing/render.tsx';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('each language is called what it calls itself, and leads to the same page in it (languages-5)', async () => {
  window.history.replaceState(null, '', '/kn/restaurants?search=dosa#list');
  render(<LanguageSwitch />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['English', 'en', '/restaurants?search=dosa#list'],
    ['हिन्दी', 'hi', '/hi/restaurants?search=dosa#list'],
    ['ಕನ್ನಡ', 'kn', '/kn/restaurants?search=dosa#list'],
  ]);
});

test('nothing that was stored by somebody else is taken for a choice (languages-5)', () => {
  expect(readChoice()).toBeNull();
  for (const [kept, choice] of [
    ['hi', 'hi'],
    ['en', 'en'],
    ['asked', null],
    ['constructor', null],
    ['', null],
  ] as const) {
    localStorage.setItem('language', kept);
    expect(readChoice()).toBe(choice);
  }
});

const fields = (
  <form>
    <input name="name" />
    <textarea name="text" />
    <input name="password" type="password" />
    <input name="code" autoComplete="one-time-code" />
  </form>
);
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(name);
  return Object.assign(found);
};

test('what was typed stands on the same page in the other language, once, and no secret does (languages-7)', async () => {
  window.history.replaceState(null, '', '/contact-us');
  const first = mount(fields);
  for (const name of ['name', 'text', 'password', 'code']) field(name).value = `my ${name}`;
  keepTyped();
  first.unmount();
  window.history.replaceState(null, '', '/hi/contact-us');
  giveBackTyped();
  const heard = vi.fn<() => void>();
  const second = mount(<div onInput={heard}>{fields}</div>);
  await act(async () => new Promise((go) => setTimeout(go)));
  expect(['name', 'text', 'password', 'code'].map((name) => field(name).value)).toEqual(['my name', 'my text', '', '']);
  expect(heard).toHaveBeenCalledTimes(2);
  second.unmount();
  giveBackTyped();
  mount(fields);
  await act(async () => new Promise((go) => setTimeout(go)));
  expect(field('name').value).toBe('');
});

test('what was typed stands on no other page (languages-7)', async () => {
  window.history.replaceState(null, '', '/contact-us');
  const first = mount(fields);
  field('name').value = 'Asha';
  keepTyped();
  first.unmount();
  window.history.replaceState(null, '', '/hi/faq');
  giveBackTyped();
  mount(fields);
  await act(async () => new Promise((go) => setTimeout(go)));
  expect(field('name').value).toBe('');
});
