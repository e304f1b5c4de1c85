import { parseArgs } from 'node:util';
import { middleOf } from '../figures.ts';
import { keepResult } from '../keep.ts';
import { openLab } from '../lab.ts';
import { audit, type Audit } from './lighthouse.ts';

// `npm run bench:pages`: six pages of the demo world by Lighthouse's mobile profile, each with its scripts and without, in turn.
// `-- --language hi` for the pages in Hindi, `--runs 1` for a look, `--origin http://localhost:3000` for a site that runs.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    language: { type: 'string', default: 'en' },
    origin: { type: 'string' },
  },
});
const targets = { performance: 95, lcpMs: 1800, shift: 0, addedBlockingMs: 100 };
const paths = ['/', '/restaurants', '/restaurantdetails/Dum-Handi/1', '/dish/1', '/ourdishes', '/blogs'];

const browser = process.env.CHROME_PATH ?? '/usr/bin/chromium';

interface Page {
  path: string;
  whole: Audit[];
  bare: Audit[];
}

function rowOf({ path, whole, bare }: Page) {
  const middle = (audits: readonly Audit[], figure: (one: Audit) => number) => middleOf(audits.map(figure));
  const blocking = middle(whole, ({ blockingMs }) => blockingMs);
  return {
    page: path,
    performance: middle(whole, ({ performance }) => performance),
    'FCP ms': Math.round(middle(whole, ({ fcpMs }) => fcpMs)),
    'LCP ms': Math.round(middle(whole, ({ lcpMs }) => lcpMs)),
    'blocking ms': Math.round(blocking),
    'of scripts': Math.round(blocking - middle(bare, ({ blockingMs }) => blockingMs)),
    shift: Math.max(...whole.map(({ shift }) => shift)),
    kB: Math.round(middle(whole, ({ bytes }) => bytes) / 1000),
    'bare: performance': middle(bare, ({ performance }) => performance),
    'bare: LCP ms': Math.round(middle(bare, ({ lcpMs }) => lcpMs)),
  };
}

async function measure(origin: string): Promise<void> {
  const prefix = values.language === 'en' ? '' : `/${values.language}`;
  const pages = paths.map((path): Page => ({ path: `${prefix}${path}`, whole: [], bare: [] }));
  // The first look at each page makes what is kept afterwards.
  await Promise.all(pages.map(({ path }) => fetch(`${origin}${path}`)));
  for (let run = 0; run < Number(values.runs); run++)
    for (const { path, whole, bare } of pages) {
      whole.push(await audit({ url: `${origin}${path}`, browser, withScripts: true }));
      bare.push(await audit({ url: `${origin}${path}`, browser, withScripts: false }));
    }
  console.table(pages.map((page) => rowOf(page)));
  console.log(
    `Wanted: performance ${targets.performance}, LCP ${targets.lcpMs} ms, shift ${targets.shift}, scripts add ${targets.addedBlockingMs} ms of blocking. The middle of ${values.runs} runs; "bare" is the same page with its scripts refused.`,
  );
  keepResult(`pages-${values.language}`, { targets, runs: Number(values.runs), pages });
}

if (values.origin) {
  await measure(values.origin);
} else {
  const lab = await openLab();
  try {
    await measure(lab.app.origin);
  } finally {
    await lab.close();
  }
}
