import type { Rolldown } from 'vite';

// What every page needs: one file that a release of ours leaves in the browser's cache.
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query)|icu-minify)\//;
// What checks what people type; a page without a form does without.
const forms =
  /node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\/|packages\/contract\/src\/common\/common\.ts/;
// A few bytes each that point into the picture file.
const icons = /^virtual:icon[/-]/;
const panelIcons = /^virtual:panel-icon\//;

const ours = /\/(?:apps\/web\/src|packages)\//;
const screenTable = /\/routes\/public\/screens\.ts$/;
const browsed =
  /\/routes\/public\/(?:[\w-]+\/)*(?:home|search|restaurants|restaurant-details|our-dishes|dish|menu)\.tsx$/;

type Lookup = Rolldown.ChunkingContext;

/** A module and what is found from it by `next`, step by step. */
function* walk(id: string, next: (info: Rolldown.ModuleInfo) => Iterable<string>, lookup: Lookup) {
  const found = new Set([id]);
  for (const each of found) {
    const info = lookup.getModuleInfo(each);
    if (!info) continue;
    yield info;
    for (const one of next(info)) found.add(one);
  }
}

/** Whether more than one of the screens on which people look for food runs it from its beginning. */
function isShared(id: string, lookup: Lookup): boolean {
  const above = [...walk(id, ({ importers }) => importers, lookup)];
  const screens = above.filter(
    (info) => browsed.test(info.id) && info.dynamicImporters.some((file) => screenTable.test(file)),
  );
  return screens.length > 1;
}

// Calls do not count as forms: the browser's copy of the contract keeps their schemas apart.
const codeBelow = ({ importedIds }: Rolldown.ModuleInfo) => importedIds.filter((id) => !id.includes('/packages/'));
const bringsForms = (id: string, lookup: Lookup): boolean =>
  !id.includes('/packages/') && [...walk(id, codeBelow, lookup)].some((info) => forms.test(info.id));

const nameShared: Rolldown.CodeSplittingNameFunction = (id, lookup) =>
  ours.test(id) && !id.endsWith('?schemas') && isShared(id, lookup) && !bringsForms(id, lookup) ? 'browse' : null;

/**
 * Each screen and each library that is imported later is a file by itself. Beside these: the libraries of every page,
 * those of forms, the icons, the frame of the page, and what the screens share on which people look for food, so that
 * none of them is dozens of tiny requests.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: vendor, priority: 3 },
    { name: 'forms', test: forms, priority: 3 },
    { name: 'icons', test: icons, priority: 3 },
    { name: 'panel-icons', test: panelIcons, priority: 3 },
    { name: 'frame', tags: ['$initial'], priority: 2 },
    { name: nameShared, debugName: 'browse', priority: 1 },
  ],
};
