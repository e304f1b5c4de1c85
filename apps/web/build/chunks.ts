import type { Rolldown } from 'vite';
import { aroundPanels } from '../src/app/panels/panels-route.ts';

// What every page needs: one file that a release of ours leaves in the browser's cache.
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query)|icu-minify)\//;
// What checks what people type; a page without a form does without.
const forms =
  /node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\/|packages\/contract\/src\/common\/common\.ts/;
// A few bytes each that point into the picture file.
const icons = /^virtual:icon[/-]/;
const panelIcons = /^virtual:panel-icon\//;

// Boxes and switches, which whoever filters or chooses needs together.
const marks = /\/ui\/form\/(?:checkbox|check-marks|switch)\.tsx$/;

// What a header has for members, and a panel as well.
const members = /\/(?:panel\/bell-link|shop\/member-links|shop\/use-logout)\.tsx?$/;

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

// Larger parts are worth a request of their own, for who opens what needs them.
const smallBytes = 12_000;
const tinyBytes = 3000;
const commonRoots = 14;

const panelScreens = /\/routes\/(user|restaurant|admin)\/(?:[\w-]+\/)*[\w-]+\.tsx$/;
const guards = 'src/app/guards.tsx';
const isAroundPanels = (id: string): boolean => [guards, ...aroundPanels].some((file) => id.endsWith(`/${file}`));

/** Who begins with a module by itself: the screens of a side, the frame of the panels, or anything else. */
function sideOf({ id, isEntry, dynamicImporters }: Rolldown.ModuleInfo): string | null {
  if (isAroundPanels(id)) return 'panel';
  if (!isEntry && dynamicImporters.length === 0) return null;
  return panelScreens.exec(id)?.[1] ?? 'other';
}

/** What several screens of one side share, or those of several sides, and nothing outside of the panels begins with. */
const nameOfPanels: Rolldown.CodeSplittingNameFunction = (id, lookup) => {
  if (!ours.test(id) || id.endsWith('?schemas') || isAroundPanels(id) || bringsForms(id, lookup)) return null;
  const roots = [...walk(id, ({ importers }) => importers, lookup)].flatMap((info) => sideOf(info) ?? []);
  const sides = [...new Set(roots)].toSorted();
  if (sides.includes('other') || (roots.length < 2 && !sides.includes('panel'))) return null;
  return sides.includes('panel') ? 'panel' : sides.join('-');
};

// Each says dates or times with the one below it, and no first page says either so.
const clock = /\/packages\/domain\/src\/common\/(?:clock-text|text)\.ts$/;

// States and rights, some hundred bytes each, that nearly every screen behind a login decides by and no first page.
const rules =
  /\/packages\/domain\/src\/(?:accounts\/(?:administrators|broadcasts|office-parts|staff)|care\/complaints|money\/(?:gst|refund-files)|common\/company|ordering\/(?:order-promise|order-states|ticket-urgency))\.ts$/;

const firstPages = /\/routes\/public\/(?:home|restaurants|restaurant|dishes|content|legal)\/[\w-]+\.tsx$/;
const isFirstPage = ({ id, isEntry, dynamicImporters }: Rolldown.ModuleInfo) =>
  isEntry || (firstPages.test(id) && dynamicImporters.some((file) => screenTable.test(file)));

/** What many begin with, and no page on which somebody arrives. */
const nameCommon: Rolldown.CodeSplittingNameFunction = (id, lookup) => {
  if (!ours.test(id) || id.endsWith('?schemas') || bringsForms(id, lookup)) return null;
  const above = [...walk(id, ({ importers }) => importers, lookup)];
  if (above.some(isFirstPage)) return null;
  return above.filter(({ dynamicImporters }) => dynamicImporters.length > 0).length >= commonRoots ? 'common' : null;
};

/**
 * Each screen and each library that is imported later is a file by itself. Beside these: the libraries of every page,
 * those of forms, the icons, the frame of the page, what the screens share on which people look for food, what those of
 * the panels share, and what nearly everything does, so that none of them is dozens of tiny requests.
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
    { name: 'marks', test: marks, priority: 1 },
    { name: 'members', test: members, priority: 1 },
    { name: 'clock', test: clock, priority: 2 },
    { name: 'rules', test: rules, priority: 2 },
    { name: nameOfPanels, debugName: 'panels', priority: 1, maxModuleSize: smallBytes },
    { name: nameCommon, debugName: 'common', maxModuleSize: tinyBytes },
  ],
};
