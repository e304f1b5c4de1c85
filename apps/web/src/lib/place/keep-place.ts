const focusable =
  'a[href],button:not(:disabled),input:not(:disabled,[type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"])';
const boxes = '[role="dialog"],[role="alertdialog"]';
/** Dialogs and screens put the focus somewhere themselves; only what nobody took care of is left after that. */
const settleMs = 80;

/** Where something stood: its parents, each with the number of the child that held it. */
interface Place {
  element: HTMLElement;
  isBoxed: boolean;
  trail: { parent: Element; index: number }[];
}

function placeOf(element: HTMLElement): Place {
  const trail: Place['trail'] = [];
  let child: Element = element;
  for (let { parentElement } = child; parentElement; { parentElement } = child) {
    trail.push({ parent: parentElement, index: [...parentElement.children].indexOf(child) });
    child = parentElement;
  }
  return { element, isBoxed: element.closest(boxes) !== null, trail };
}

const isShown = (element: HTMLElement) =>
  element.closest('[hidden],[inert],[aria-hidden="true"]') === null &&
  ('checkVisibility' in element ? element.checkVisibility() : true);

function controlsIn(element: Element): HTMLElement[] {
  const all = [element, ...element.querySelectorAll(focusable)];
  return all.filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(focusable) && isShown(each),
  );
}

/** What stands there now, else the next control, else the one before; null where the page is another one. */
function standIn({ trail, isBoxed }: Place): HTMLElement | null {
  const around = trail.filter(({ parent }) => parent.isConnected);
  for (const [level, { parent, index }] of around.entries()) {
    if (parent === document.body || (isBoxed && !parent.closest(boxes))) return null;
    const others = [...parent.children];
    const next = others.slice(level === 0 ? index : index + 1).flatMap(controlsIn)[0];
    const found = next ?? others.slice(0, index).flatMap(controlsIn).at(-1);
    if (found) return found;
    if (parent.id === 'content') return null;
  }
  return null;
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled');
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** For people who work by keys: when what has the focus goes or is switched off, what stands in its place gets it. Returns how to end that. */
export function keepPlace(): () => void {
  let place: Place | null = null;
  let outside: Place | null = null;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    place = placeOf(element);
    isWaiting = false;
    if (!place.isBoxed) outside = place;
  };
  const backTo = (lost: Place): HTMLElement | null => {
    if (!lost.isBoxed) return standIn(lost);
    const inBox = standIn(lost);
    if (inBox || !outside) return inBox;
    return outside.element.isConnected && !isDisabled(outside.element) ? outside.element : standIn(outside);
  };
  const look = () => {
    if (!place || !isLost()) return;
    if (!place.element.isConnected) {
      const back = backTo(place) ?? document.getElementById('content');
      place = null;
      back?.focus({ preventScroll: back.id === 'content' });
    } else if (isDisabled(place.element)) isWaiting = true;
    else if (isWaiting) place.element.focus();
    // Somebody left it on purpose.
    else place = null;
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, settleMs);
  };

  const over = new AbortController();
  const { signal } = over;
  document.addEventListener('focusin', ({ target }) => take(target instanceof Element ? target : null), { signal });
  document.addEventListener('focusout', lookSoon, { signal });
  document.addEventListener('pointerdown', () => (place = null), { signal });
  const watch = new MutationObserver(() => place && isLost() && lookSoon());
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  take(document.activeElement);
  return () => {
    over.abort();
    watch.disconnect();
    clearTimeout(timer);
  };
}
