import { endpoints } from '@tawa/contract/all';
import type { Access, Endpoint } from '@tawa/contract/common/endpoint';
import { officeMay } from '@tawa/contract/common/office-access';
import type { RouteObject } from 'react-router';
import { endSession } from '#lib/session/session.ts';
import { isOfAct, oddAnswersOf, oddWords, type OddAnswer, type Reply } from './odd-answers.ts';
import { begin, usualAnswer, type Visit } from './people.ts';
import { boxes, fillIn, isOff, listControls, outline, pressPart, saidInPlace, scopeOf, valuesIn } from './pressing.ts';
import { nameOf, openApp, readCode, type Opened } from './whole-app.ts';

// Whoever logs out is logged out here and led away, whatever the server says to it.
const loggingOut = 'POST /users/logout';
const depthMax = 3;
// What led nowhere on so many screens of a panel (a filter, a sorting) is not tried on the others.
const fruitlessMax = 1;

/** What each writing call may be answered that is no success. */
async function readOddAnswers(): Promise<Map<string, OddAnswer[]>> {
  const found = new Map<string, OddAnswer[]>();
  for (const { endpoint } of endpoints)
    if (endpoint.method !== 'GET' && !endpoint.stream)
      found.set(nameOf(endpoint), (await oddAnswersOf(endpoint)).filter(isOfAct));
  return found;
}

export type Found = Awaited<ReturnType<typeof createFound>>;

interface Fault {
  call: string;
  text: string;
}

const noFaults: readonly Fault[] = [];

export const createFound = async () => ({
  answers: await readOddAnswers(),
  faults: [...noFaults],
  readings: new Set<string>(),
  /** Who wrote what by which press. */
  acts: new Set<string>(),
  /** The writing calls that somebody could make. */
  calls: new Set<string>(),
  /** What was asked of the server that it refuses to this role, and where. */
  refused: new Set<string>(),
  fruitless: new Map<string, number>(),
});

/** Why a failed press leaves somebody in the dark; nothing where it does not. */
function wrongAfter(told: readonly string[], stood: ReadonlySet<string>, { isDeclared, reply }: OddAnswer): string[] {
  const isNew = told.some((text) => !stood.has(text) || !text.includes(oddWords));
  const isAsked = isDeclared && boxes().length > 0;
  const hasWords = reply !== 'lost' && JSON.stringify(reply.body ?? '').includes(oddWords);
  const isStale = !hasWords && told.length > 0 && told.every((text) => text.includes(oddWords));
  return [
    ...(told.length === 0 && !isAsked ? ['says nothing'] : []),
    ...(told.length > 0 && (!isNew || isStale) ? ['says what was said before'] : []),
    ...(told.some((text) => /undefined|\[object|doctype|NaN/.test(text)) ? [`says ${told.join(' | ')}`] : []),
    ...(document.querySelector('main#content:not([role])') === null ? ['the screen is gone'] : []),
  ];
}

const isOfOffice = ({ access }: Endpoint) => access !== 'public' && access.includes('admin');

/** Somebody who tries everything on a screen. */
class Trier {
  private readonly routes: RouteObject[];
  private readonly visit: Visit;
  private readonly found: Found;
  private readonly tried = new Set<string>();
  private opened: Opened | null = null;
  /** What the next writing call is answered; the usual where there is nothing odd. */
  private odd: Reply | null = null;
  private background = new Set<string>();
  private at = '';
  /** The presses that led to what stands there now; null when something else may stand there. */
  private way: string | null = null;

  constructor(routes: RouteObject[], visit: Visit, found: Found) {
    this.routes = routes;
    this.visit = visit;
    this.found = found;
  }

  private isAct(endpoint: Endpoint): boolean {
    return endpoint.method !== 'GET' && nameOf(endpoint) !== loggingOut && !this.background.has(nameOf(endpoint));
  }

  private find(opened: Opened, key: string) {
    return listControls(opened.router.state.location.pathname).find((control) => control.key === key);
  }

  leave(): void {
    this.opened?.close();
    this.opened = null;
    endSession();
    localStorage.clear();
  }

  /** Opens the screen anew and presses what leads to where one was. */
  private async goTo(path: readonly string[]): Promise<Opened> {
    this.leave();
    begin(this.visit.role);
    const { rights } = this.visit;
    const answer = (endpoint: Endpoint) => {
      if (rights && isOfOffice(endpoint) && !officeMay(rights, endpoint))
        this.found.refused.add(`${this.visit.address}: ${nameOf(endpoint)}`);
      return this.odd !== null && this.isAct(endpoint) ? this.odd : usualAnswer(endpoint, rights);
    };
    const opened = await openApp(this.routes, this.visit.address, answer);
    this.opened = opened;
    this.at = opened.router.state.location.pathname;
    this.background = new Set([...opened.calls.values()].map(({ name }) => name));
    for (const name of this.background) this.found.readings.add(name);
    for (const key of path) {
      const control = this.find(opened, key);
      if (!control) break;
      await fillIn(scopeOf(control.part));
      await pressPart(control.part);
      await opened.settle();
    }
    this.way = JSON.stringify(path);
    return opened;
  }

  /** Stays where these presses led, or goes there. */
  private async beAt(path: readonly string[]): Promise<Opened> {
    return this.opened && this.way === JSON.stringify(path) ? this.opened : this.goTo(path);
  }

  /** Presses it, with this answer to what it writes; says which writing calls it made. */
  private async press(opened: Opened, part: HTMLElement, reply: Reply): Promise<Endpoint[]> {
    opened.calls.clear();
    opened.said.length = 0;
    this.odd = reply;
    await pressPart(part);
    await opened.settle();
    this.odd = null;
    return [...opened.calls.values()].map(({ endpoint }) => endpoint).filter((endpoint) => this.isAct(endpoint));
  }

  /** Answers one press oddly and notes what was wrong with what came of it. */
  private async judge(path: readonly string[], key: string, call: string, answer: OddAnswer): Promise<void> {
    let opened = this.opened;
    if (!opened || !this.find(opened, key)) opened = await this.goTo(path);
    const control = this.find(opened, key);
    if (!control) return;
    const scope = scopeOf(control.part);
    await fillIn(scope);
    const typed = valuesIn(scope);
    const stood = new Set(saidInPlace());
    const at = opened.router.state.location.pathname;
    const writes = await this.press(opened, control.part, answer.reply);
    if (!writes.some((endpoint) => nameOf(endpoint) === call)) return;
    const told = [...opened.said, ...saidInPlace()].filter((text) => text.trim() !== '');
    const left = valuesIn(document.contains(scope) ? scope : document.body);
    const isClosed = key.endsWith(' Close') && !document.contains(scope);
    const lost = (isClosed ? [] : [...typed]).filter(([name, value]) => left.get(name) !== value).map(([name]) => name);
    const wrong = [
      ...wrongAfter(told, stood, answer),
      ...opened.faults.splice(0),
      ...(opened.router.state.location.pathname === at ? [] : ['leads away']),
      ...(lost.length > 0 ? [`loses what was typed into ${lost.join(', ')}`] : []),
    ];
    for (const fault of wrong)
      this.found.faults.push({
        call,
        text: `${this.visit.role} ${this.visit.address}, ${key}, ${call} ${answer.name}: ${fault}`,
      });
  }

  private async tryAct(path: readonly string[], key: string, call: string): Promise<void> {
    this.found.calls.add(call);
    const act = `${call} by ${key}`;
    if (this.found.acts.has(act)) return;
    this.found.acts.add(act);
    for (const answer of this.found.answers.get(call) ?? []) await this.judge(path, key, call, answer);
  }

  /** Presses one thing, and goes on from whatever it opened. */
  private async tryOne(path: readonly string[], key: string): Promise<void> {
    let opened = await this.beAt(path);
    if (!this.find(opened, key)) opened = await this.goTo(path);
    const control = this.find(opened, key);
    if (!control) return;
    await fillIn(scopeOf(control.part));
    if (isOff(control.part)) return;
    const before = boxes().length;
    const stood = new Set(outline());
    const writes = await this.press(opened, control.part, { status: 200, body: 'odd' });
    const isHere = opened.router.state.location.pathname === this.at;
    const isNew = isHere && outline().some((line) => !stood.has(line));
    const further = [...path, key];
    if (writes.length > 0) this.way = null;
    else if (isNew) this.way = JSON.stringify(further);
    else if (!isHere || boxes().length !== before) this.way = null;
    for (const endpoint of writes) await this.tryAct(path, key, nameOf(endpoint));
    if (writes.length > 0) this.way = null;
    const grows = writes.length > 0 ? isHere : isNew;
    if (!grows && !key.includes('submit ')) this.found.fruitless.set(key, (this.found.fruitless.get(key) ?? 0) + 1);
    if (grows && path.length < depthMax) await this.explore(further);
  }

  /** Tries everything that can be pressed from here and was not tried yet. */
  async explore(path: readonly string[] = []): Promise<void> {
    const opened = await this.beAt(path);
    const keys = listControls(opened.router.state.location.pathname)
      .map(({ key }) => key)
      .filter((key) => !this.tried.has(key) && (this.found.fruitless.get(key) ?? 0) < fruitlessMax);
    // What is seen here is tried from here, where its way is the shortest.
    for (const key of keys) this.tried.add(key);
    for (const key of keys) await this.tryOne(path, key);
  }
}

/** Presses whatever can be pressed on these screens, with odd answers to what is written by it; says what was wrong. */
export async function sweepActs(routes: RouteObject[], visits: readonly Visit[], found: Found): Promise<string[]> {
  await readCode();
  for (const visit of visits) {
    const trier = new Trier(routes, visit, found);
    await trier.explore();
    trier.leave();
  }
  // What a screen sends by itself when it opens is a reading, whatever its method.
  return found.faults.filter(({ call }) => !found.readings.has(call)).map(({ text }) => text);
}

/** The calls that write, are somebody's of these, and were made by no press. */
export const untriedOf = (found: Found, whose: (access: Access) => boolean): string[] =>
  endpoints
    .filter(({ endpoint: { method, access, stream } }) => method !== 'GET' && !stream && whose(access))
    .map(({ endpoint }) => nameOf(endpoint))
    .filter((name) => !found.calls.has(name));
