import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { importTexts } from './import.texts.ts';
import { Rows } from './import-outcome.tsx';
import type { PictureFault, Read } from './use-import.ts';

const shownMax = 50;
const namesMax = 8;

function FaultWords({ fault }: { fault: PictureFault }) {
  const t = useTexts(importTexts);
  if (fault.kind === 'refused') return t.refused({ text: fault.text });
  if (fault.kind === 'notSent') return t.notSent({ text: fault.text });
  return t[fault.kind];
}

interface TableProps {
  faults: readonly PictureFault[];
  named: ImportedMenu['pictures'];
}

function FaultTable({ faults, named }: TableProps) {
  const t = useTexts(importTexts);
  const byName = new Map(named.map((one) => [one.name, one]));
  return (
    <>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{t.pictures}</caption>
        <thead>
          <tr className="bg-surface-2 text-left">
            <th className="px-3 py-2 font-semibold">{t.whatWrong}</th>
            <th className="px-3 py-2 font-semibold">{t.picture}</th>
            <th className="px-3 py-2 font-semibold">{t.rows}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, shownMax).map((fault) => (
            <tr key={`${fault.kind} ${fault.name}`} className="border-b border-line align-top">
              <td className="px-3 py-2">
                <FaultWords fault={fault} />
              </td>
              <td className="px-3 py-2 wrap-anywhere">{fault.name}</td>
              <td className="num px-3 py-2 font-semibold wrap-anywhere">
                <Rows cause={byName.get(fault.name) ?? { count: 0, ranges: [] }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.length > shownMax && (
        <p className="mt-2 text-note text-ink-3">{t.morePictures({ count: faults.length - shownMax })}</p>
      )}
    </>
  );
}

function Unnamed({ files }: { files: Read['match']['unnamed'] }) {
  const t = useTexts(importTexts);
  const names = files
    .slice(0, namesMax)
    .map(({ name }) => name)
    .join(', ');
  const [count, more] = [files.length, files.length - namesMax];
  return (
    <p className="mt-3 text-sm wrap-anywhere text-ink-2">
      {more > 0 ? t.unnamedMore({ count, names, more }) : t.unnamed({ count, names })}
    </p>
  );
}

interface Props {
  read: Read;
  faults: readonly PictureFault[];
  without: boolean;
  onWithout: (without: boolean) => void;
}

/** What becomes of the pictures that rows name, and of those that none names. */
export function ImportPictures({ read: { match, outcome, hasZip }, faults, without, onWithout }: Props) {
  const t = useTexts(importTexts);
  if (outcome.pictures.length === 0 && match.unnamed.length === 0) return null;
  return (
    <section className="mt-5" aria-label={t.pictures}>
      <h3 className="mb-2 text-body font-bold">{t.pictures}</h3>
      {!hasZip && <Banner tone="info">{t.noZip({ count: outcome.pictures.length })}</Banner>}
      {match.found.length > 0 && <Banner tone="success">{t.picturesFound({ count: match.found.length })}</Banner>}
      {match.unnamed.length > 0 && <Unnamed files={match.unnamed} />}
      {faults.some(({ kind }) => kind === 'notSent') && (
        <Banner tone="warning" alert className="mt-3">
          {t.halted}
        </Banner>
      )}
      {hasZip && faults.length > 0 && <FaultTable faults={faults} named={outcome.pictures} />}
      {faults.length > 0 && (
        <Checkbox
          className="mt-2"
          label={t.withoutPictures({ count: faults.length })}
          checked={without}
          onChange={(event) => onWithout(event.currentTarget.checked)}
        />
      )}
    </section>
  );
}
