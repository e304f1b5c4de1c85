import path from 'node:path';

/** The eight rooms, with the subjects of each: one name for a subject in contract, modules and features. */
export const rooms = {
  accounts: [
    'addresses',
    'administrators',
    'auth',
    'broadcasts',
    'news',
    'consents',
    'deletion',
    'diet',
    'exports',
    'notifications',
    'partners',
    'staff',
    'users',
  ],
  catalogue: [
    'categories',
    'chefs',
    'cities',
    'dish-photos',
    'favourites',
    'menu',
    'pictures',
    'restaurants',
    'reviews',
    'search',
  ],
  ordering: ['cart', 'checkout', 'groups', 'orders', 'riders', 'stations'],
  money: [
    'coupons',
    'documents',
    'ledger',
    'payments',
    'payouts',
    'refunds',
    'settlement',
    'shares',
    'spending',
    'tax-rates',
    'tax-reports',
  ],
  tables: ['bills', 'bookings', 'venues'],
  care: ['complaints', 'contact'],
  content: [
    'blogs',
    'crawlers',
    'faqs',
    'fonts',
    'legal',
    'lists',
    'provider-keys',
    'settings',
    'site',
    'slides',
    'team',
    'testimonials',
  ],
  insight: ['audit', 'finding', 'overview', 'scheduled-reports', 'statistics'],
};

/** Subjects that stand in one tree only, and why. */
export const aloneBecause = {
  'accounts/deletion': 'its calls are the account’s (auth.account)',
  'content/crawlers': 'files for machines: no call of the API, no screen',
  'content/fonts': 'a setting like others on the server, a screen of its own in the office',
  'content/lists': 'the list, form and picture that five subjects of the office share',
  'money/ledger': 'nobody calls it: other subjects post to it',
  'money/shares': 'what a group holds; its calls are those of groups',
  'money/settlement': 'webhooks and jobs; its calls are those of payments',
  'ordering/checkout': 'on the server a part of orders',
};

export const sides = ['shop', 'kitchen', 'office', 'rider'];
export const filesMax = 25;

const trees = {
  contract: {
    start: 'packages/contract/src/',
    subjectOf: (name) => name.replace(/\.ts$/, '').split('.')[0],
    shared: ['common'],
  },
  modules: { start: 'apps/api/src/modules/', subjectOf: (name) => name, shared: [] },
  features: { start: 'apps/web/src/features/', subjectOf: (name) => name, shared: [] },
};

/** The subjects of each tree as `room/subject`, and what stands in no room. */
export function listSubjects(files) {
  const faults = [];
  const found = new Map();
  for (const [tree, { start, subjectOf, shared }] of Object.entries(trees)) {
    for (const file of files.filter(
      (each) => each.startsWith(start) && /[^/]$/.test(each) && !each.includes('.test.'),
    )) {
      const [room, name, ...rest] = file.slice(start.length).split('/');
      if (name === undefined || shared.includes(room)) continue;
      const subject = `${room}/${subjectOf(name)}`;
      if (!(rooms[room] ?? []).includes(subjectOf(name))) faults.push(`${file}: ${subject} is no subject of a room`);
      found.set(subject, (found.get(subject) ?? new Set()).add(tree));
      if (tree === 'features' && rest.length > 1 && !sides.includes(rest[0]))
        faults.push(`${file}: the sides of a feature are ${sides.join(', ')}`);
    }
  }
  return { found, faults: [...new Set(faults)] };
}

/** Subjects that stand in one tree only without a reason, and reasons that are not needed any more. */
export function faultsOfNames(files) {
  const { found, faults } = listSubjects(files);
  const alone = [...found].filter(([, where]) => where.size === 1).map(([subject]) => subject);
  return [
    ...faults,
    ...alone
      .filter((subject) => !(subject in aloneBecause))
      .map(
        (subject) => `${subject} stands in ${[...found.get(subject)].join()} only: name it as elsewhere, or say why`,
      ),
    ...Object.keys(aloneBecause)
      .filter((subject) => !alone.includes(subject))
      .map((subject) => `${subject} needs no reason for standing alone`),
  ];
}

const subjectOf = (file) => /^apps\/api\/src\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1];
// What is entered without the service: lists of routes and jobs, what tests make, and sealed columns, whose keys are changed in one walk.
const isOpen = (file, subject) => {
  const name = subject.split('/')[1];
  return (
    [`${name}.service.ts`, `${name}.module.ts`].includes(path.posix.basename(file)) ||
    file.includes('/testing/') ||
    file.endsWith('.sealed.store.ts')
  );
};
// Who looks behind doors by trade: the printed plans of statements, the sweeps, the making of the server, and the demo's past orders.
const looksInside = (file) =>
  /^apps\/api\/src\/(db\/plans|testing)\/|^apps\/api\/src\/deps\.ts$|^demo\//.test(file) ||
  (!subjectOf(file) && file.includes('.test.'));

const targetOf = (file, specifier) => {
  if (specifier.startsWith('#modules/')) return `apps/api/src/modules/${specifier.slice(9)}`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : '';
};

/** The imports of one file that enter another subject past its service. */
export function faultsOfDoors(file, text) {
  if (looksInside(file)) return [];
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map(([, specifier]) => targetOf(file, specifier))
    .filter((target) => {
      const subject = subjectOf(target);
      return subject && subject !== subjectOf(file) && !isOpen(target, subject);
    })
    .map((target) => `${file} enters ${subjectOf(target)} by ${path.posix.basename(target)}: its door is the service`);
}

/** Folders with more source files side by side than a reader takes in. */
export function faultsOfFolders(files) {
  const counts = new Map();
  for (const file of files.filter((each) => /^(apps|packages)\/.+\.tsx?$/.test(each) && !/\.test\.tsx?$/.test(each)))
    counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > filesMax)
    .map(([folder, count]) => `${folder}: ${count} files side by side, at most ${filesMax}`);
}
