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
  field.dispatchEvent(new Event(isChosen(field) ? 'change' : 'input', { bubbles: true }));
}

/** Remembers what is typed and ticked before the page has its code; the answer enters it again once React is there. */
export function keepEarlyTyping(): () => void {
  const kept = new Map<Field, string | boolean>();
  const keep = (field: unknown) => isField(field) && kept.set(field, isTicked(field) ? field.checked : field.value);
  const note = ({ target }: Event) => keep(target);
  for (const field of document.querySelectorAll<Field>(fields)) if (isTouched(field)) keep(field);
  document.addEventListener('input', note, true);
  return () => {
    document.removeEventListener('input', note, true);
    for (const [field, value] of kept) enter(field, value);
    kept.clear();
  };
}
