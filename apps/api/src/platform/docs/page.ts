/** The page of `/api/docs`; its script reads the document and draws it. */
export const docsHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tawa API</title>
<link rel="stylesheet" href="/api/docs/docs.css">
<script type="module" src="/api/docs/docs.js"></script>
</head>
<body>
<header><h1>Tawa API</h1><p>Every call, who may make it, what goes in and what comes out. Prices are in rupees. <a href="/api/openapi.json">openapi.json</a></p>
<p>Other systems, such as a till, use the calls of the <a href="#partner-api">Partner API</a> with a key of the restaurant, made in its settings under Integrations.</p>
<label>Find a call <input id="find" type="search" placeholder="cart, /orders, PATCH"></label></header>
<main id="calls"><p>Reading the document…</p></main>
</body>
</html>
`;

export const docsCss = `:root{color-scheme:light dark;--ink:#2a1423;--soft:#6b5563;--line:#e6ded4;--ground:#fdfaf5;--card:#fff;--act:#5b1545}
@media (prefers-color-scheme:dark){:root{--ink:#f6f2ea;--soft:#c3b4bb;--line:#4a3843;--ground:#1c1319;--card:#271b23;--act:#f5b82e}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:960px;margin:auto;padding:24px 16px}h1{margin:0;font-size:32px}h2{margin:32px 0 8px;font-size:20px;text-transform:capitalize}
a{color:var(--act)}label{display:block;font-weight:600}input{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid var(--soft);border-radius:12px;background:var(--card);color:inherit;font:inherit}
details{border:1px solid var(--line);border-radius:12px;background:var(--card);margin:8px 0;overflow:hidden}summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;min-height:44px;padding:10px 16px;cursor:pointer}
summary b{min-width:64px;color:var(--act)}summary code{font-weight:600;overflow-wrap:anywhere}summary span{color:var(--soft)}details>div{padding:0 16px 16px}
pre{overflow:auto;padding:12px;border:1px solid var(--line);border-radius:8px;font-size:13px;line-height:1.45}h3{margin:16px 0 4px;font-size:15px}
:focus-visible{outline:2px solid var(--act);outline-offset:2px}
`;

export const docsJs = `const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
};
const json = (value) => make('pre', { tabIndex: 0 }, JSON.stringify(value, null, 2));
const part = (title, value) => [make('h3', {}, title), json(value)];
const bodyOf = (holder) => Object.values(holder?.content ?? {})[0]?.schema;

function callOf(method, path, operation) {
  const access = operation['x-access'] === 'public' ? 'everybody' : operation['x-access'].join(', ');
  const head = make('summary', {}, make('b', {}, method.toUpperCase()), make('code', {}, path), make('span', {}, operation.summary));
  const scope = operation['x-scope'];
  const inside = make('div', {}, make('p', {}, scope ? 'For: a key with the right ' + scope : 'For: ' + access));
  const details = make('details', {}, head, inside);
  details.dataset.words = [method, path, operation.summary, operation.operationId].join(' ').toLowerCase();
  details.addEventListener('toggle', () => {
    if (inside.childElementCount > 1) return;
    for (const { source } of operation['x-codeSamples'] ?? []) inside.append(make('h3', {}, 'Example'), make('pre', { tabIndex: 0 }, source));
    if (operation.parameters.length > 0) inside.append(...part('Parameters', operation.parameters));
    if (operation.requestBody) inside.append(...part('Body', bodyOf(operation.requestBody)));
    for (const [status, answer] of Object.entries(operation.responses)) inside.append(...part('Answer ' + status, bodyOf(answer)));
  });
  return details;
}

const calls = document.getElementById('calls');
try {
  const document_ = await (await fetch('/api/openapi.json')).json();
  const groups = new Map();
  for (const [path, methods] of Object.entries(document_.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0];
      if (!groups.has(tag)) groups.set(tag, make('section', {}, make('h2', { id: tag.toLowerCase().replaceAll(' ', '-') }, tag)));
      groups.get(tag).append(callOf(method, path, operation));
    }
  calls.replaceChildren(...groups.values());
} catch {
  calls.replaceChildren(make('p', { role: 'alert' }, 'The document could not be read. Reload the page to try again.'));
}
document.getElementById('find').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const call of calls.querySelectorAll('details')) call.hidden = !words.every((word) => call.dataset.words.includes(word));
  for (const group of calls.querySelectorAll('section')) group.hidden = !group.querySelector('details:not([hidden])');
});
`;
