import type { BatchLine } from '@tawa/contract/money/payouts.batches';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { runTexts } from './run.texts.ts';

const tones = { open: 'neutral', paid: 'success', failed: 'danger', dropped: 'neutral' } as const;
/** A file may have thousands; more are shown when they are asked for. */
const step = 50;

function Line({ restaurant_name, account, mode, reference, amount, outcome, ...line }: BatchLine) {
  const t = useTexts(runTexts);
  const words = line.problem === null ? (line.reason ?? line.bank_reference) : t.problem[line.problem];
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-sm first:border-t-0">
      <span className="min-w-0">
        <b className="block break-words">{restaurant_name}</b>
        <span className="num block break-words text-ink-2">
          {account} · {mode} · {reference}
        </span>
        {words !== null && (
          <span className={line.problem === null ? 'block break-words text-ink-2' : 'block text-danger'}>{words}</span>
        )}
      </span>
      <span className="ml-auto grid justify-items-end gap-1">
        <b className="num">{formatRupees(amount)}</b>
        {outcome !== 'open' && <Badge tone={tones[outcome]}>{t.outcome[outcome]}</Badge>}
      </span>
    </li>
  );
}

/** What a file pays to whom; returned ones first, then the largest. */
export function FileLines({ id, rows }: { id: number; rows: readonly BatchLine[] }) {
  const t = useTexts(runTexts);
  const [shown, setShown] = useState(step);
  const left = rows.length - shown;
  return (
    <>
      <ul aria-label={t.linesOf({ id: String(id) })}>
        {rows.slice(0, shown).map((line) => (
          <Line key={line.payout_id} {...line} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" size={40} onClick={() => setShown(shown + step)}>
          {t.moreLines({ count: left })}
        </Button>
      )}
    </>
  );
}
