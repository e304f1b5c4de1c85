import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Document } from '../../document.tsx';
import { site } from '#lib/site/site-facts.ts';
import { readPageState, writePageState, type PageState } from './page-state.ts';

const hostile = '</script><script>alert(1)</script><!-- <script> --> \u2028 &lt; "quoted" \\u003c 😀';
const assets = { entry: '/e.js', styles: [], fonts: [], preloads: [] };
const state: PageState = {
  queries: { queries: [], mutations: [] },
  loaderData: { [hostile]: hostile },
  failure: { routeId: 'catch-all', status: 404, text: hostile },
  assets,
  site: site(),
  drawing: { at: 0, plain: false },
};

const pageOf = (text: string) =>
  new DOMParser().parseFromString(
    renderToString(
      <Document language="en" assets={assets} state={text}>
        {null}
      </Document>,
    ),
    'text/html',
  );

test('data that looks like markup stays inside the state’s element and comes out unchanged', () => {
  const page = pageOf(writePageState(state));
  expect(page.querySelectorAll('body script')).toHaveLength(2);
  expect(readPageState(page.querySelector('#state')?.textContent ?? '')).toEqual(state);
});

test('no text in the state can start a tag or a comment', () => {
  expect(writePageState(state)).not.toContain('<');
});
