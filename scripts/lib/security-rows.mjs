const answers = new Set(['yes', 'no', 'does not apply']);
const isTest = (name) => /(\.(test|spec)\.(tsx?|mjs)|^scripts\/[\w-]+\.mjs)$/.test(name);
const isFile = (name) =>
  /^(apps|packages|docs|scripts|e2e|bench)\/\S+\.\w+$|^\.?[\w-]+(\.[\w-]+)*\.(md|json)$/.test(name);
const reasonLengthMin = 12;

const wordsIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const filesIn = (cell) => wordsIn(cell).filter(isFile);

/** The rows of the table: whatever stands under a number of the standard. */
export function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => /^\| *\d+\.\d+\.\d+/.test(line))
    .map((line) => {
      const [id, level, asks, holds, where, last, ...more] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { id, level, asks, holds, where, last, isWhole: last !== undefined && more.length === 0 };
    });
}

function* faultsOfYes({ where, last }) {
  if (filesIn(where).length === 0) yield 'holds, and names no file where';
  const isUntested = /^none: .{12,}/.test(last);
  if (!isUntested && !filesIn(last).some(isTest)) yield 'holds, and names no test and no reason for none';
}

function* faultsOf(row, { levels, exists }) {
  const { id, level, asks, holds, where, last } = row;
  if (levels.get(id) !== level) yield `is of level ${levels.get(id) ?? 'none'}, not ${level}`;
  if (!asks || !where || !last) yield 'has an empty cell';
  if (!answers.has(holds)) yield `says ${holds || 'nothing'} where it must say yes, no or does not apply`;
  if (holds === 'yes') yield* faultsOfYes(row);
  else if (last.length < reasonLengthMin) yield 'gives no reason';
  for (const name of [...filesIn(where), ...filesIn(last)])
    if (!exists(name)) yield `names ${name}, and there is no such file`;
}

/** What is wrong with the table: one line for each fault. `levels` has the level of every requirement that must stand in it. */
export function faultsIn(text, { levels, exists }) {
  const faults = [];
  const seen = new Set();
  for (const row of rowsOf(text)) {
    if (seen.has(row.id)) faults.push(`${row.id} stands twice`);
    seen.add(row.id);
    if (!row.isWhole) faults.push(`${row.id} has not six cells`);
    else for (const fault of faultsOf(row, { levels, exists })) faults.push(`${row.id} ${fault}`);
  }
  for (const id of levels.keys()) if (!seen.has(id)) faults.push(`${id} is missing`);
  return faults;
}

/** How many rows say what. */
export function countAnswers(text) {
  const rows = rowsOf(text);
  const count = (answer) => rows.filter(({ holds }) => holds === answer).length;
  return { all: rows.length, yes: count('yes'), no: count('no'), other: count('does not apply') };
}
