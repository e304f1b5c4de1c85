type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type=file]), textarea, select';
const isTicked = (field: Field): field is HTMLInputElement =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type);
const isChosen = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;
const isField = (target: unknown): target is Field => target instanceof Element && target.matches(fields);

const firstChoice = ({ options }: HTMLSelectElement) =>
  [...options].findLast((option) => option.defaultSelected) ?? options[0];

function isTouched(field: Field): boolean {
  if (isChosen(field)) return field.value !== (firstChoice(field)?.value ?? '');
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** React looks only at what differs from the value it last wrote itself, so the field gets another one first. */
function enter(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  if (!isChosen(field)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What was typed, ticked and chosen and React has not heard of: it hears nothing from a part without its code. */
const unheard = new Map<Field, string | boolean>();

function note(field: unknown): void {
  if (isField(field)) unheard.set(field, isTicked(field) ? field.checked : field.value);
}

/** Notes what somebody has entered, from what the page's fields hold already on. */
export function noteTyping(): void {
  for (const field of document.querySelectorAll<Field>(fields)) if (isTouched(field)) note(field);
  window.addEventListener('input', ({ target }) => note(target), true);
}

/** React's own word, from the outermost element, that it was told of an entry. */
export function hearTyping({ target }: { target: EventTarget }): void {
  if (isField(target)) unheard.delete(target);
}

/** What React has not heard of, each to be entered again by a call. */
export function takeEntries(): (() => void)[] {
  const entries = [...unheard];
  unheard.clear();
  return entries.map(
    ([field, value]) =>
      () =>
        enter(field, value),
  );
}
