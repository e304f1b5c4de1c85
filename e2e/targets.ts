import type { Page } from '@playwright/test';

/**
 * What a thumb can hardly hit: controls under 44 px of height, and those under 24 px that another one stands within 12 px of
 * (WCAG 2.2, 2.5.8). A link within a sentence is as high as its line, and a field as what it is drawn in.
 */
export async function findHardTargets(page: Page, height = 44): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const found = await page.evaluate(lookForHardTargets, height);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  return found;
}

/** Runs inside the page. */
function lookForHardTargets(high: number): string[] {
  const wide = 24;
  // What a control is framed by is hit as it is.
  const frame = 2;
  const controls =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=switch], [role=option], [role=menuitem]';
  const targetOf = (control: Element): Element => {
    if (control instanceof HTMLSelectElement) return control.closest('[class*=border]') ?? control;
    if (!(control instanceof HTMLInputElement)) return control;
    const isDrawn = !['radio', 'checkbox', 'file'].includes(control.type);
    return (
      (isDrawn ? control.closest('[class*=border]') : (control.closest('label') ?? control.labels?.[0])) ?? control
    );
  };
  // A link may be as large as the card that it names.
  const isCard = (target: Element) => {
    const after = getComputedStyle(target, '::after');
    return after.position === 'absolute' && after.content !== 'none' && after.inset === '0px';
  };
  const isInSentence = (target: Element) =>
    getComputedStyle(target).display === 'inline' &&
    (target.parentElement?.textContent ?? '').trim().length > (target.textContent ?? '').trim().length + 3;
  const scrolled = window.scrollY;
  const faults = new Set<string>();
  const seen = new Set<Element>();
  for (const control of document.querySelectorAll(controls)) {
    const target = targetOf(control);
    if (seen.has(target) || control.closest('[inert], [aria-hidden=true]')) continue;
    seen.add(target);
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (target.matches('.sr-only, :disabled') || target.matches('[href*=openstreetmap]')) continue;
    if (isInSentence(target) || isCard(target)) continue;
    const before = target.getBoundingClientRect();
    if (before.width < 2 || before.height < 2 || (before.height >= high && before.width >= wide)) continue;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // What lies around a target in its name, such as the card of a link, belongs to it.
    const hit = (dx: number, dy: number) => document.elementFromPoint(x + dx, y + dy);
    const isOwn = (element: Element | null) =>
      element !== null && (target.contains(element) || element.closest('label')?.contains(control) === true);
    if (!isOwn(hit(0, 0))) continue;
    const reach = (step: (px: number) => Element | null, most: number) => {
      let px = 0;
      while (px < most / 2 && isOwn(step(px + 0.5))) px += 0.5;
      return px;
    };
    const fullHeight = reach((px) => hit(0, px), high) + reach((px) => hit(0, -px), high);
    const fullWidth = reach((px) => hit(px, 0), wide) + reach((px) => hit(-px, 0), wide);
    if (fullHeight < high - frame || fullWidth < wide - frame) {
      const name = (control.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40);
      faults.add(`${Math.round(Math.max(width, fullWidth))} × ${Math.round(fullHeight)} ${control.tagName} ${name}`);
    }
  }
  window.scrollTo({ top: scrolled, behavior: 'instant' });
  return [...faults];
}
