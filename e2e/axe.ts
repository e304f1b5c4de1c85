import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Question {
  /** Narrows what is judged to what stands within. */
  within?: string;
  isContrastOnly?: boolean;
}

/** What axe objects to on a page as it stands, each with the markup that it means; `known` learns the looks it decided on. */
export async function findObjections(page: Page, known: Set<number>, question: Question = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { within = ':root', isContrastOnly = false } = question;
  const { objections, decided } = await page.evaluate(judge, { known: [...known], within, isContrastOnly });
  for (const look of decided) known.add(look);
  return objections;
}

/**
 * Runs inside the page. Contrast takes most of axe's time, and most texts look like another one: texts of one look have
 * the same colours, size and surroundings, so one of them answers for all.
 */
async function judge({ known, within, isContrastOnly }: Required<Question> & { known: number[] }) {
  const lookOf = new Map<Element | null, number>([[null, 0]]);
  const findLook = (element: Element | null): number => {
    const found = lookOf.get(element);
    if (found !== undefined || element === null) return found ?? 0;
    const style = getComputedStyle(element);
    const colours = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.textShadow];
    const shape = [element.tagName, element.getAttribute('class'), style.position, style.fontSize, style.fontWeight];
    let look = findLook(element.parentElement);
    for (const sign of [...shape, ...colours].join(' ')) look = (look * 31 + sign.charCodeAt(0)) % 2 ** 45;
    lookOf.set(element, look);
    return look;
  };
  const isOfText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  // A row or a card that is pressed as a whole holds more than a name, and is called by what it opens.
  const nameLengthMax = 16;
  const isNamed = (text: string) => text.trim().length <= nameLengthMax;
  const root = document.querySelector(within) ?? document.documentElement;
  const { axe } = window;
  const contrast = 'color-contrast';
  // Who speaks to a page says what is written on it (WCAG 2.2, 2.5.3); axe asks only when told to.
  const spokenAsWritten = 'label-content-name-mismatch';
  const objections: string[] = [];
  const note = (violations: Result[]) =>
    objections.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`));
  const decided = new Set(known);
  const decideOn = async (include: Element[]) => {
    if (include.length === 0) return;
    const { violations, passes } = await axe.run(
      { include },
      { runOnly: [contrast], preload: false, resultTypes: ['violations', 'passes'], elementRef: true },
    );
    note(violations);
    for (const { element } of [...violations, ...passes].flatMap(({ nodes }) => nodes))
      if (element) decided.add(findLook(element));
  };
  // Asked anew each time: the page may draw itself again while axe works.
  const undecided = () =>
    [...root.querySelectorAll('*')].filter(
      (element) => isOfText(element) && element.checkVisibility() && !decided.has(findLook(element)),
    );

  if (!isContrastOnly) {
    const others = {
      resultTypes: ['violations' as const],
      preload: false,
      rules: { [contrast]: { enabled: false }, [spokenAsWritten]: { enabled: true } },
    };
    const found = (await axe.run(root, { ...others, elementRef: true })).violations;
    for (const violation of found)
      if (violation.id === spokenAsWritten)
        violation.nodes = violation.nodes.filter(({ element }) => isNamed(element?.textContent ?? ''));
    note(found.filter(({ nodes }) => nodes.length > 0));
  }
  const asked = new Set<Element>();
  const take = (most: number) => {
    const counts = new Map<number, number>();
    return undecided().filter((element) => {
      const count = counts.get(findLook(element)) ?? 0;
      if (count === most || asked.has(element)) return false;
      counts.set(findLook(element), count + 1);
      return asked.add(element);
    });
  };
  await decideOn(take(1));
  // One over a picture or out of sight says nothing of the others: some more are asked.
  await decideOn(take(4));
  return { objections, decided: [...decided] };
}
