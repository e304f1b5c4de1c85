import { readAddress } from '@tawa/domain/common/public-addresses';

const key = 'typed';
const waitMs = 5000;
const fields =
  'input:is([type="text"], [type="search"], [type="email"], [type="tel"], [type="number"], :not([type]))[name], textarea[name]';

type Field = HTMLInputElement | HTMLTextAreaElement;
interface Typed {
  path: string;
  values: [name: string, value: string][];
}

const fieldsOf = (): Field[] => [...document.querySelectorAll<Field>(fields)];
const here = () => readAddress(window.location.pathname).plain;

/** Keeps what stands in the fields of this page until it is there in another language; no password, and no code. */
export function keepTyped(): void {
  const values = fieldsOf()
    .filter(({ value, autocomplete }) => value !== '' && autocomplete !== 'one-time-code')
    .map(({ name, value }): [string, string] => [name, value]);
  try {
    if (values.length > 0) window.sessionStorage.setItem(key, JSON.stringify({ path: here(), values } satisfies Typed));
  } catch {
    return;
  }
}

function takeTyped(): Typed | null {
  try {
    const kept = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

/** As if it had been typed, so that whatever listens hears of it. */
function type(field: Field, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts what was typed in another language back into the fields of the same page, as soon as they are there. */
export function giveBackTyped(): void {
  const typed = takeTyped();
  if (typed?.path !== here()) return;
  const left = [...typed.values];
  const fill = () => {
    for (const field of fieldsOf()) {
      const at = left.findIndex(([name]) => name === field.name);
      if (at < 0 || field.value !== '') continue;
      for (const [, value] of left.splice(at, 1)) type(field, value);
    }
    if (left.length === 0) watch.disconnect();
  };
  const watch = new MutationObserver(fill);
  watch.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => watch.disconnect(), waitMs);
  fill();
}
