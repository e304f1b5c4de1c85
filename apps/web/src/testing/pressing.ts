import { act, fireEvent } from '@testing-library/react';

const pressed = [
  'button',
  '[role="button"]',
  '[role="switch"]',
  '[role="tab"]',
  '[role="menuitem"]',
  '[role="option"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
  'input[type="file"]',
  'tbody tr[tabindex]',
  'a[href]',
].join(', ');
const typed = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="submit"]), textarea';
const frames = 'header, nav, aside, footer';

export const boxes = (): Element[] => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];

const labelOf = (part: Element): string => {
  const own = part.getAttribute('aria-label') ?? part.textContent.trim();
  const named = part instanceof HTMLInputElement ? part.labels?.[0]?.textContent.trim() : undefined;
  return (own || named || part.getAttribute('name')) ?? '';
};

const isFrame = (part: Element) => part.closest('main') === null && part.closest(frames) !== null;
export const isOff = (part: Element) => part.matches(':disabled, [aria-disabled="true"], [data-disabled]');

// A link that stays on its page opens something there.
const leadsAway = (part: Element, pathname: string) =>
  part.matches('a[href]') && new URL(part.getAttribute('href') ?? '', 'http://tawa/').pathname !== pathname;

export interface Control {
  key: string;
  part: HTMLElement;
}

const nameLength = 60;

/** What may be pressed on a screen and in what is open over it; of those that are called alike the first. */
export function listControls(pathname: string): Control[] {
  const found = new Map<string, HTMLElement>();
  for (const part of document.querySelectorAll<HTMLElement>(pressed)) {
    if (isFrame(part) || leadsAway(part, pathname)) continue;
    const box = part.closest('[role="dialog"], [role="alertdialog"]');
    const heading = box === null ? '' : (box.querySelector('h2')?.textContent ?? 'box');
    const key = `${heading && `${heading} > `}${part.getAttribute('role') ?? part.getAttribute('type') ?? 'button'} ${labelOf(part).slice(0, nameLength)}`;
    if (!found.has(key)) found.set(key, part);
  }
  return [...found].map(([key, part]) => ({ key, part }));
}

/** What there is to read and to fill in, by its headings and fields; grows when something opens. */
export const outline = (): string[] =>
  [
    ...document.querySelectorAll(
      'h1, h2, h3, h4, legend, label, [role="dialog"], [role="alertdialog"], [role="menu"], [role="tabpanel"]',
    ),
  ].map((part) => `${part.tagName} ${labelOf(part)}`);

const byType: Record<string, string> = {
  email: 'meera@example.com',
  tel: '9876543210',
  url: 'https://example.com/',
  password: 'Kettle-71-lamp',
  date: '2030-01-02',
  time: '10:00',
  'datetime-local': '2030-01-02T10:00',
};

const byName: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'meera@example.com'],
  [/phone|mobile|contact_number/i, '9876543210'],
  [/pin ?code|pincode|postal/i, '560001'],
  [/gst/i, '29ABCDE1234F1Z5'],
  [/fssai/i, '12345678901234'],
  [/ifsc/i, 'HDFC0001234'],
  [/account.*number|account_no/i, '123456789012'],
  [/pan\b/i, 'ABCDE1234F'],
  [/website|url|link/i, 'https://example.com/'],
  [/username/i, 'meera_nair'],
  [/slug|code/i, 'CODE12'],
];

function textFor(field: HTMLInputElement | HTMLTextAreaElement): string {
  const kind = field instanceof HTMLInputElement ? field.type : 'area';
  if (byType[kind] !== undefined) return byType[kind];
  const isNumber = kind === 'number' || ['numeric', 'decimal'].includes(field.inputMode);
  const name = `${field.name} ${field.id} ${labelOf(field)} ${field.labels?.[0]?.textContent ?? ''}`;
  const named = byName.find(([pattern]) => pattern.test(name));
  if (named && (!isNumber || /^\d+$/.test(named[1]))) return named[1];
  const limit = field.maxLength > 0 ? field.maxLength : 80;
  if (isNumber) return (field instanceof HTMLInputElement && field.min) || '5'.repeat(limit <= 6 ? limit : 1);
  return (kind === 'area' ? 'It was cold, and half of it was missing from the box.' : 'Meera Nair').slice(0, limit);
}

const fieldsIn = (scope: ParentNode) => [...scope.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)];

/** The form, the box or the screen that a press belongs to. */
export const scopeOf = (part: Element): Element =>
  part.closest('form, [role="dialog"], [role="alertdialog"]') ?? document.getElementById('content') ?? document.body;

// What a sample says of itself is not what anybody would type.
const samples = new Set(['', 'FD-AB12CD', 'text']);

/** Fills what is empty, chooses what is not chosen, and ticks what a form wants ticked. */
export async function fillIn(scope: Element): Promise<void> {
  await act(async () => {
    for (const field of fieldsIn(scope))
      if (samples.has(field.value) && !field.disabled && !field.readOnly && field.type !== 'search')
        fireEvent.change(field, { target: { value: textFor(field) } });
    for (const choice of scope.querySelectorAll('select'))
      if (choice.value === '') {
        const first = [...choice.options].find(({ value, disabled }) => value !== '' && !disabled);
        if (first) fireEvent.change(choice, { target: { value: first.value } });
      }
    const groups = new Map<string, HTMLInputElement[]>();
    for (const radio of scope.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
      groups.set(radio.name, [...(groups.get(radio.name) ?? []), radio]);
    for (const group of groups.values())
      if (!group.some(({ checked }) => checked)) fireEvent.click(group.at(-1) ?? scope);
    if (scope instanceof HTMLFormElement)
      for (const tick of scope.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
        if (!tick.checked && tick.required) fireEvent.click(tick);
  });
}

/** What stands in the fields, by name. */
export const valuesIn = (scope: Element): Map<string, string> =>
  new Map(
    fieldsIn(scope)
      .filter(({ value }) => value !== '')
      .map((field) => [field.name || field.id || labelOf(field), field.value]),
  );

export async function pressPart(part: HTMLElement): Promise<void> {
  await act(async () => {
    if (part instanceof HTMLInputElement && part.type === 'file') {
      const file = new File([new Uint8Array(64)], 'dal.png', { type: 'image/png' });
      fireEvent.change(part, { target: { files: [file] } });
      return;
    }
    part.focus();
    fireEvent.pointerDown(part);
    fireEvent.mouseDown(part);
    fireEvent.mouseUp(part);
    fireEvent.click(part);
  });
}

/** What is said in alerts and beside refused fields. */
export const saidInPlace = (): string[] =>
  [...document.querySelectorAll('[role="alert"], [aria-invalid="true"]')].map((part) =>
    part.matches('[role="alert"]')
      ? part.textContent
      : (part.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
  );
