const serious = new Set(['critical', 'high']);

/**
 * What `npm audit --json` means: `unknown` with why nobody could say, else the packages with advisories as serious as
 * `high`, and the number of the others.
 */
export function readAudit(out) {
  const report = parse(out);
  if (!report?.metadata?.vulnerabilities) return { unknown: whyNot(report) };
  const found = Object.values(report.vulnerabilities ?? {});
  return {
    serious: found.filter(({ severity }) => serious.has(severity)).map(describe),
    others: found.filter(({ severity }) => !serious.has(severity)).length,
  };
}

function parse(out) {
  try {
    return JSON.parse(out);
  } catch {
    return undefined;
  }
}

function whyNot(report) {
  const said = report?.message ?? report?.error?.summary;
  return said ? `the registry gave no advisories (${said})` : 'the registry did not answer in time';
}

function describe({ name, severity, range, via = [] }) {
  const titles = via.flatMap((cause) =>
    typeof cause === 'string' ? [`through ${cause}`] : [cause.title ?? cause.url],
  );
  return `${name} ${range ?? ''} ${severity}: ${titles.join('; ')}`;
}
