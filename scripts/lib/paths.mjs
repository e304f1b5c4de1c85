import path from 'node:path';

const isPath = (word) => /^\.?[\w@.-]+(\/[\w@.-]+)*\/?$/.test(word);
const isFile = (word) => /\.(tsx?|mjs|sql|md|json|css)$/.test(word);

/** Files that a command writes where its user says, and those of an example. */
const notKept = new Set(['all.cdx.json', 'production.cdx.json', 'cart.texts.hi.json']);

const namesIn = (prose) => [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word);
const targetsIn = (prose) => [...prose.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, target]) => target);

/**
 * What a document names that is not there: files and folders in backticks, by their path or the end of it, and the targets of
 * its links. Blocks of code are left out.
 */
export function faultsOfPaths(page, text, { files, find }) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const folders = new Set(files.filter((file) => file.endsWith('/')).map((file) => path.posix.basename(file)));
  const isMeant = (word) => isFile(word) || (word.includes('/') && folders.has(word.split('/')[0]));
  const named = namesIn(prose).filter((word) => isPath(word) && isMeant(word) && !notKept.has(word));
  const isThere = (target) => {
    const file = path.posix.join(path.posix.dirname(page), target);
    return files.includes(file) || files.includes(`${file.replace(/\/$/, '')}/`);
  };
  return [
    ...named
      .filter((word) => find(word).length === 0)
      .map((word) => `${page} names ${word}, and there is no such file`),
    ...targetsIn(prose)
      .filter((target) => !isThere(target))
      .map((target) => `${page} leads to ${target}, and there is no such file`),
  ];
}
