import type { Page } from '@playwright/test';
import { storeVisitor, watch, type Session } from '../fixtures.ts';
import { createFrontier, kindOf } from './addresses.ts';
import { pressAll } from './controls.ts';

export interface Crawl {
  page: Page;
  /** Undefined for a guest. */
  session?: Session;
  /** Where to begin, beside what is linked from there. */
  starts: readonly string[];
  addressesMax: number;
  /** How often one kind of address is visited. */
  timesMax: number;
  /** Whether what can be pressed is pressed. */
  presses: boolean;
}

export interface Report {
  addresses: number;
  kinds: number;
  links: number;
  controls: number;
  /** Each with the address where it was seen. */
  faults: string[];
}

/** More changes of address than this while a screen comes to rest are a circle. */
const movesMax = 6;
const restMs = 250;
const openMs = 15_000;

/** Waits until the address has not changed for a while; false where it goes round in a circle. */
async function comesToRest(page: Page, moves: readonly string[]): Promise<boolean> {
  for (let seen = -1; seen !== moves.length;) {
    seen = moves.length;
    if (seen > movesMax) return false;
    await page.waitForTimeout(restMs);
  }
  return true;
}

/** Links of the site that the page shows, as paths with their queries. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
      .filter((link) => !/^\/(api|dev|calendar)\//.test(link.pathname))
      .map((link) => `${link.pathname}${link.search}`),
  );

const isLost = async (page: Page): Promise<boolean> => {
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  return headings.some((heading) => /^(this plate is empty|something went wrong)/i.test(heading.trim()));
};

interface Visit {
  links: string[];
  controls: number;
  faults: string[];
}

/** Opens an address. What the screen before was still about to do may come in between once; whoever goes round in a circle does it again. */
async function openAt(page: Page, address: string): Promise<number> {
  const open = () => page.goto(address, { waitUntil: 'load', timeout: openMs });
  const reply = await open().catch(async (cause: unknown) => {
    if (!/interrupted by another navigation/.test(String(cause))) throw cause;
    await page.waitForLoadState('load');
    return open();
  });
  return reply?.status() ?? 0;
}

/** Opens one address and looks at what is there; nothing that is pressed changes a row: only reading calls go out. */
async function visit({ page, presses }: Crawl, address: string, pressed: Set<string>): Promise<Visit> {
  const moves: string[] = [];
  const note = () => moves.push(page.url());
  page.on('framenavigated', note);
  try {
    const status = await openAt(page, address);
    if (status >= 500) return { links: [], controls: 0, faults: [`answers ${status}`] };
    if (!(await comesToRest(page, moves)))
      return { links: [], controls: 0, faults: [`goes round in a circle: ${moves.slice(-4).join(' → ')}`] };
    const links = await linksOn(page);
    const dead = (await isLost(page)) ? ['leads to nothing'] : [];
    const tried = presses ? await pressAll(page, kindOf(address), pressed) : { controls: 0, faults: [] };
    return { links, controls: tried.controls, faults: [...dead, ...tried.faults] };
  } finally {
    page.off('framenavigated', note);
  }
}

const refusal = JSON.stringify({ code: 'conflict', message: 'Not while somebody looks around.' });

/** Answers whatever would change something itself. Playwright's own routes would turn the browser's cache off: every address would compile all scripts anew. */
async function refuseActs(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer =
      request.method === 'GET'
        ? line.send('Fetch.continueRequest', { requestId })
        : line.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 409,
            responseHeaders: [{ name: 'content-type', value: 'application/json' }],
            body: Buffer.from(refusal).toString('base64'),
          });
    // The page that asked may be gone by now.
    answer.catch(() => undefined);
  });
  await line.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** Follows every link from the starts, as one visitor, and tells what is wrong on the way. */
export async function crawl(wish: Crawl): Promise<Report> {
  const { page, session, starts, addressesMax, timesMax } = wish;
  await storeVisitor(page, session);
  const behind = watch(page);
  await refuseActs(page);
  const frontier = createFrontier(timesMax);
  for (const start of starts) frontier.add(start);
  const report: Report = { addresses: 0, kinds: 0, links: 0, controls: 0, faults: [] };
  const pressed = new Set<string>();
  for (let next = frontier.take(); next !== undefined && report.addresses < addressesMax; next = frontier.take()) {
    const { links, controls, faults } = await visit(wish, next, pressed);
    report.addresses += 1;
    report.links += links.length;
    report.controls += controls;
    for (const link of links) frontier.add(link);
    const here = next;
    report.faults.push(...[...faults, ...behind.splice(0)].map((fault) => `${here}: ${fault}`));
  }
  return { ...report, kinds: frontier.kinds() };
}
