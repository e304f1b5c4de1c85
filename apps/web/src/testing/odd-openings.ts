import type { RouteObject } from 'react-router';
import { endSession, getSession } from '#lib/session/session.ts';
import { isOfOne, oddAnswersOf, refusalsAt, type OddAnswer } from './odd-answers.ts';
import { begin, timelessAnswer, usualAnswer, type Visit } from './people.ts';
import { nameOf, openApp, readCode, type Answers, type Asked, type Opened } from './whole-app.ts';

// Three tries each by as many parts of a screen are no circle.
const timesMax = 12;
const nonsense = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/;

const frameTags = 'header, nav, aside, footer, main';

/** What stands around the screen: its landmarks by name. */
const landmarks = (): string[] =>
  [...document.querySelectorAll(frameTags)]
    .filter((part) => !part.parentElement?.closest('main'))
    .map((part) => `${part.tagName.toLowerCase()} ${part.getAttribute('aria-label') ?? ''}`.trim());

const content = () => document.getElementById('content');
const waits = () => content()?.querySelectorAll('[aria-busy="true"], [role="status"] > .sr-only').length ?? 0;
const isLost = () => document.querySelector('main#content[role="alert"]') !== null;
const isFailed = () => /^Something went wrong$/.test(document.querySelector('h1')?.textContent ?? '');
const canTryAgain = () =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Try again');

interface Look {
  landmarks: string[];
  waits: number;
  text: string;
  calls: Asked[];
  faults: string[];
  at: string;
}

function lookAt({ calls, faults, router }: Opened): Look {
  const text = document.body.textContent;
  const at = router.state.location.pathname;
  return { landmarks: landmarks(), waits: waits(), text, calls: [...calls.values()], faults: [...faults], at };
}

interface Odd {
  /** Whose answer it is. */
  call: string;
  name: string;
  answers: Answers;
}

const oneOdd = (call: string, { name, reply }: OddAnswer): Odd => ({
  call,
  name,
  answers: (endpoint) => (nameOf(endpoint) === call ? reply : usualAnswer(endpoint)),
});
const timeless: Odd = { call: 'every call', name: 'without instants', answers: timelessAnswer };

async function look(routes: RouteObject[], { role, address }: Visit, answers: Answers) {
  begin(role);
  const opened = await openApp(routes, address, answers);
  const isOver = role !== 'guest' && getSession() === null;
  const seen = { ...lookAt(opened), lost: isLost(), failed: isFailed(), again: canTryAgain(), isOver };
  opened.close();
  endSession();
  localStorage.clear();
  return seen;
}

/** What is wrong with a screen one of whose calls was answered oddly. */
async function faultsOf(routes: RouteObject[], visit: Visit, usual: Look, odd: Odd): Promise<string[]> {
  const seen = await look(routes, visit, odd.answers);
  // Whose session is over is sent to the login, or sees the page as a guest.
  const isElsewhere = seen.at !== usual.at || seen.isOver;
  const gone = isElsewhere ? [] : usual.landmarks.filter((landmark) => !seen.landmarks.includes(landmark));
  const often = seen.calls.filter(({ times }) => times > timesMax).map(({ name, times }) => `${name} ${times} times`);
  const wrong = [
    ...(odd === timeless ? [] : seen.faults),
    ...(seen.lost ? ['the app is lost'] : []),
    ...(seen.failed && !seen.again ? ['no way to try again'] : []),
    ...(gone.length > 0 ? [`gone: ${gone.join(', ')}`] : []),
    ...(nonsense.test(seen.text) && !nonsense.test(usual.text) ? [`says ${nonsense.exec(seen.text)?.[0]}`] : []),
    ...(seen.waits > usual.waits ? ['waits for ever'] : []),
    ...(often.length > 0 ? [`asks for ever: ${often.join(', ')}`] : []),
    ...(seen.text.includes('502 Bad Gateway') ? ['shows the page of a gateway'] : []),
  ];
  return wrong.map((fault) => `${visit.role} ${visit.address}, ${odd.call} ${odd.name}: ${fault}`);
}

/** The calls that a screen makes on opening, each once. */
const callsOf = ({ calls }: Look) => new Map(calls.map(({ name, endpoint }) => [name, endpoint]));

/** What most screens ask for belongs to the frame: it is answered oddly on the first of them alone. */
function shellOf(looks: readonly Look[]): Set<string> {
  const all = looks.map(callsOf);
  const names = new Set(all.flatMap((calls) => [...calls.keys()]));
  return new Set(
    [...names].filter((name) => all.filter((calls) => calls.has(name)).length > Math.max(2, looks.length / 3)),
  );
}

const everyCall = ({ name, reply }: OddAnswer): Odd => ({ call: 'every call', name, answers: () => reply });

/** What is odd about one opening of a screen: an answer of one call, or the same refusal of all. */
async function* oddOf(usual: Look, swept: Set<string>, shell: Set<string>, place: number): AsyncGenerator<Odd> {
  yield timeless;
  for (const answer of refusalsAt(place)) yield everyCall(answer);
  for (const [name, endpoint] of callsOf(usual)) {
    const key = shell.has(name) ? name : `${usual.at} ${name}`;
    if (swept.has(key)) continue;
    swept.add(key);
    for (const answer of await oddAnswersOf(endpoint)) if (isOfOne(answer)) yield oneOdd(name, answer);
  }
}

/**
 * Opens each screen, and again with each odd answer to each of its calls, one at a time; says what was wrong. What is in
 * `swept` was swept on that screen before somebody else.
 */
export async function sweepOpenings(
  routes: RouteObject[],
  visits: readonly Visit[],
  swept = new Set<string>(),
): Promise<string[]> {
  if (visits.length === 0) throw new Error('There is no screen to open');
  await readCode();
  const looks: Look[] = [];
  const faults: string[] = [];
  for (const visit of visits) {
    const usual = await look(routes, visit, (endpoint) => usualAnswer(endpoint));
    looks.push(usual);
    faults.push(...usual.faults.map((fault) => `${visit.role} ${visit.address}: ${fault}`));
  }
  const shell = shellOf(looks);
  for (const [index, visit] of visits.entries()) {
    const usual = looks[index];
    if (usual)
      for await (const odd of oddOf(usual, swept, shell, index))
        faults.push(...(await faultsOf(routes, visit, usual, odd)));
  }
  return faults;
}
