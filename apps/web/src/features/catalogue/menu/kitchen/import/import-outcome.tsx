import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { importTexts } from './import.texts.ts';

/** Something and the rows that have it. */
export type Rowed = Pick<ImportedMenu['errors'][number], 'count' | 'ranges'>;

/** Rows of a file as runs, like `2–251, 300`. */
const runsOf = ({ ranges }: Rowed): string =>
  ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');

/** How many rows, and which. */
export function Rows({ cause }: { cause: Rowed }) {
  const t = useTexts(importTexts);
  const named = cause.ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const values = { count: cause.count, rows: runsOf(cause) };
  return named < cause.count ? t.rowsAndMore(values) : t.rowsOf(values);
}

function Faults({ outcome: { errors, fault_count, cause_count } }: { outcome: ImportedMenu }) {
  const t = useTexts(importTexts);
  return (
    <>
      <Banner tone="danger" alert title={t.nothingWritten({ count: fault_count })}>
        {t.mendTheseRows}
      </Banner>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">{t.faultsFile}</caption>
        <thead>
          <tr className="bg-surface-2 text-left">
            <th className="px-3 py-2 font-semibold">{t.whatWrong}</th>
            <th className="px-3 py-2 font-semibold">{t.column}</th>
            <th className="px-3 py-2 font-semibold">{t.rows}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((cause) => (
            <tr key={`${cause.column} ${cause.text}`} className="border-b border-line align-top">
              <td className="px-3 py-2 wrap-anywhere">{cause.text}</td>
              <td className="px-3 py-2 whitespace-nowrap">{cause.column || '–'}</td>
              <td className="num px-3 py-2 font-semibold wrap-anywhere">
                <Rows cause={cause} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cause_count > errors.length && (
        <p className="mt-2 text-note text-ink-3">{t.moreCauses({ count: cause_count - errors.length })}</p>
      )}
    </>
  );
}

/** What a file would do, or what is wrong with it. */
export function ImportOutcome({ outcome, children }: { outcome: ImportedMenu; children?: ReactNode }) {
  const t = useTexts(importTexts);
  const { rows, added, changed, unchanged, changes, sections_added, groups_added, groups_changed } = outcome;
  if (outcome.errors.length > 0) return <Faults outcome={outcome} />;
  const counts = t.rowsNewChanged({
    rows,
    added: formatCount(added),
    changed: formatCount(changed),
    unchanged: formatCount(unchanged),
  });
  return (
    <>
      <Banner tone={added + changed > 0 ? 'success' : 'info'}>{counts}</Banner>
      {sections_added.length > 0 && (
        <p className="mt-3 text-sm wrap-anywhere">
          {t.sectionsMade({ count: sections_added.length, sections: sections_added.join(', ') })}
        </p>
      )}
      {groups_added > 0 && <p className="mt-3 text-sm">{t.groupsMade({ count: groups_added })}</p>}
      {groups_changed > 0 && <p className="mt-3 text-sm">{t.groupsChanged({ count: groups_changed })}</p>}
      {children}
      <ul className="mt-4 divide-y divide-line text-sm">
        {changes.map(({ row, dish_name, text }) => (
          <li key={row} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-semibold break-words">{dish_name}</span>
            <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
      {added + changed > changes.length && (
        <p className="mt-2 text-note text-ink-3">{t.more({ added: formatCount(added + changed - changes.length) })}</p>
      )}
    </>
  );
}
