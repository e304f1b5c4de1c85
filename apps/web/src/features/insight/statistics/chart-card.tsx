import { TableIcon } from '@phosphor-icons/react/dist/ssr/Table';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ScrollBox } from '#ui/carousel/scroll-box.tsx';
import { useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';

interface Numbers {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

interface Props {
  title: string;
  facts?: string;
  /** What a person would see in it, in a sentence. */
  summary: string;
  numbers: Numbers;
  /** Nothing to draw yet. */
  empty?: boolean;
  /** What stands in its place then. */
  emptyText?: string;
  className?: string;
  children: ReactNode;
  foot?: ReactNode;
}

function NumbersTable({ title, head, rows }: Numbers & { title: string }) {
  return (
    <ScrollBox label={title} className="max-h-80">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`sticky top-0 bg-surface-2 px-3 py-2 font-semibold ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first} className="border-b border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="num px-3 py-1.5 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** A card with a chart, its sentence for those who do not see it, and the same numbers as a table. */
export function ChartCard({
  title,
  facts,
  summary,
  numbers,
  empty = false,
  emptyText,
  className,
  children,
  foot,
}: Props) {
  const t = useTexts(statisticsTexts);
  const [isTable, setTable] = useState(false);
  const { nothing } = useReaderWords();
  const toggle = (
    <IconButton
      icon={TableIcon}
      label={t.asTable({ title })}
      aria-pressed={isTable}
      onClick={() => setTable(!isTable)}
    />
  );
  return (
    <Card title={title} facts={facts} action={empty ? undefined : toggle} className={className}>
      <p className="sr-only">{summary}</p>
      {isTable ? (
        <NumbersTable title={title} {...numbers} />
      ) : empty ? (
        <p className="grid min-h-48 place-items-center rounded-lg border border-dashed border-line-strong p-6 text-center text-body text-ink-2">
          {emptyText ?? nothing}
        </p>
      ) : (
        children
      )}
      {!empty && foot}
    </Card>
  );
}
