interface EarlyPresses {
  parts: HTMLElement[];
  stop: () => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Runs before the page is there: remembers buttons and forms that do nothing yet. Links and the search go without code. */
export const earlyPressScript = (): string =>
  `(function(){var p=[],w=window;function n(e){var t=e.target,x=e.type==='submit'?t.matches('[method=dialog]')&&t:t.closest&&t.closest('button[type=button]');if(x){p.push(x);x.dataset.waiting=''}}function on(d){w[d]('click',n,true);w[d]('submit',n,true)}on('addEventListener');w.earlyPresses={parts:p,stop:function(){on('removeEventListener')}}})()`;

/** What was pressed and nobody has heard of yet: React hears nothing from a part whose code is still on its way. */
const unheard = new Set<HTMLElement>();

function partOf({ type, target }: { type: string; target: EventTarget }): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(type === 'submit' ? 'form[method=dialog]' : 'button[type=button]');
}

/** React's own word, from the outermost element, that a press reached it. */
export function hearPress(press: { type: string; target: EventTarget }): void {
  const part = partOf(press);
  if (part) unheard.delete(part);
}

/** Takes over from the page's first script, just before React begins to listen. */
export function notePresses(): void {
  window.earlyPresses?.stop();
  for (const part of window.earlyPresses?.parts ?? []) {
    delete part.dataset.waiting;
    unheard.add(part);
  }
  const note = ({ type, target }: Event) => {
    const part = target && partOf({ type, target });
    if (part) unheard.add(part);
  };
  for (const type of ['click', 'submit']) window.addEventListener(type, note, true);
}

/** What nobody heard of, each part to be pressed again by a call. */
export function takePresses(): (() => void)[] {
  const parts = [...unheard];
  unheard.clear();
  return parts.map((part) => () => (part instanceof HTMLFormElement ? part.requestSubmit() : part.click()));
}
