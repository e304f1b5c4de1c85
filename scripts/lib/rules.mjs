const numbers = String.raw`[a-z]+(?:-[a-z]+)*-\d+`;
const citation = new RegExp(
  String.raw`(?<=\(\s*)(['"\`])((?:(?!\1)[^\\\n]|\\.)*) \((${numbers}(?:, ${numbers})*)\)\1`,
  'g',
);

/** The rules of docs/rules.md: number, the subject it stands under, what holds, and the names of where it is decided. */
export function rulesIn(text) {
  const rules = [];
  let subject = '';
  for (const line of text.split('\n')) {
    subject = /^### (.+)/.exec(line)?.[1] ?? subject;
    if (!line.startsWith('| ') || /^\| (rule|-+) /.test(line)) continue;
    const [number, holds, where] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const names = [...(where ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    rules.push({ number, subject, holds, where: names });
  }
  return rules;
}

/** The titles of a test file that end with the rules they hold, as in `test('… (cart-3)', …)`. */
export function citationsIn(file, source) {
  const citations = [];
  for (const match of source.matchAll(citation)) {
    const line = source.slice(0, match.index).split('\n').length;
    for (const number of match[3].split(', ')) citations.push({ number, title: match[2], at: `${file}:${line}` });
  }
  return citations;
}

/** The rules that a document names in brackets, among the subjects that there are. */
export function mentionsIn(file, text, rules) {
  const subjects = new Set(rules.map(({ subject }) => subject));
  const bracketed = [...text.matchAll(new RegExp(String.raw`\((${numbers}(?:, ${numbers})*)\)`, 'g'))];
  return bracketed
    .flatMap(([, list]) => list.split(', '))
    .filter((number) => subjects.has(number.replace(/-\d+$/, '')))
    .map((number) => ({ number, at: file }));
}

function* faultsOf({ number, subject, holds, where }, { citations, find }) {
  if (number !== `${subject}-${number.split('-').at(-1)}`) yield `${number} stands under ${subject}`;
  if (!holds || where.length === 0) yield `${number} does not say what holds, or where that is decided`;
  if (!citations.some((citation) => citation.number === number)) yield `${number} is cited by no test`;
  for (const name of where) {
    const found = find(name);
    if (found.length === 0) yield `${number} names ${name}, and there is no such file`;
    if (found.length > 1) yield `${number} names ${name}, which may be ${found.join(' or ')}`;
  }
}

/**
 * What is wrong with the rules, the titles that cite them and the documents that mention them, a line for each fault; `find`
 * gives the files that a short path names.
 */
export function faultsIn(rules, { citations, mentions = [], find }) {
  const faults = rules.flatMap((rule) => [...faultsOf(rule, { citations, find })]);
  const seen = new Set();
  for (const { number } of rules) {
    if (seen.has(number)) faults.push(`${number} stands twice`);
    seen.add(number);
  }
  for (const { number, at } of [...citations, ...mentions])
    if (!seen.has(number)) faults.push(`${number} is cited at ${at}, and there is no such rule`);
  return faults;
}
