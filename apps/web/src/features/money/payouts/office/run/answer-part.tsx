import * as contract from '@tawa/contract/money/payouts.batches';
import type { AnswerLine, BankAnswer } from '@tawa/contract/money/payouts.batches';
import { formatRupees } from '@tawa/domain/common/money';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { useRef, useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useReadAnswer, useRunAction } from './run.queries.ts';
import { runTexts } from './run.texts.ts';

const toneOf = (word: AnswerLine['word']): BadgeTone =>
  word === 'pays' ? 'success' : word === 'returns' ? 'danger' : word === 'known' ? 'neutral' : 'warning';

/** What has to be looked at comes first: lines that are left, then those that came back. */
const ranks: Readonly<Partial<Record<AnswerLine['word'], number>>> = { returns: 1, pays: 2, known: 3 };
const rankOf = ({ word }: AnswerLine): number => ranks[word] ?? 0;
/** An answer may have thousands of lines; more are shown when they are asked for. */
const step = 50;

/** What each line of the answer would do. */
function AnswerLines({ rows }: Pick<BankAnswer, 'rows'>) {
  const t = useTexts(runTexts);
  const [shown, setShown] = useState(step);
  const sorted = rows.toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      <ul className="rounded-lg border border-line" aria-label={t.answer}>
        {sorted.slice(0, shown).map((line) => (
          <li
            key={line.row}
            className="flex flex-wrap justify-between gap-2 border-t border-line p-2 text-sm first:border-t-0"
          >
            <span className="min-w-0">
              <b className="block break-words">{line.restaurant_name ?? t.lineOf({ row: formatCount(line.row) })}</b>
              <span className="num block break-all text-ink-2">
                {[line.reference, line.bank_reference, line.reason].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="ml-auto grid justify-items-end gap-1">
              <b className="num">{line.amount}</b>
              <Badge tone={toneOf(line.word)}>{t.word[line.word]}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="secondary" size={40} onClick={() => setShown(shown + step)}>
          {t.moreLines({ count: rows.length - shown })}
        </Button>
      )}
    </>
  );
}

/** The sums of an answer and its lines, before it counts. */
function Preview({ answer, batchId, onApplied }: { answer: BankAnswer; batchId: number; onApplied: () => void }) {
  const t = useTexts(runTexts);
  const action = useRunAction();
  const { paid, returned, left } = answer.outcome;
  const params = { payout_batch_id: batchId, bank_answer_id: answer.bank_answer_id };
  const apply = () =>
    action.mutate(
      {
        run: () => call(contract.applyBankAnswer, { params, body: {} }),
        done: t.applied({ paid: formatCount(paid), returned: formatCount(returned) }),
      },
      { onSuccess: onApplied },
    );
  const sums = {
    paid: formatCount(paid),
    paidSum: formatRupees(answer.paid_total),
    returned: formatCount(returned),
    returnedSum: formatRupees(answer.returned_total),
    left: formatCount(left),
  };
  return (
    <div className="mt-4 grid gap-3">
      <p className="num text-sm font-semibold break-words" role="status">
        {answer.filename}: {t.wouldDo(sums)}
      </p>
      {answer.applied_on !== null && <Banner tone="info">{t.wasApplied}</Banner>}
      <AnswerLines rows={answer.rows} />
      {answer.applied_on === null && paid + returned === 0 && <p className="text-sm text-ink-2">{t.nothingToDo}</p>}
      {answer.applied_on === null && paid + returned > 0 && (
        <Button wide pending={action.isPending} pendingText={t.applying} onClick={apply}>
          {t.apply({ count: paid + returned })}
        </Button>
      )}
    </div>
  );
}

/** Takes the bank's answer, shows what it would do, and lets it count. */
export function AnswerPart({ batchId }: { batchId: number }) {
  const t = useTexts(runTexts);
  const input = useRef<HTMLInputElement>(null);
  const read = useReadAnswer(batchId);
  // One that was chosen while the last one still counted stays.
  const [counted, setCounted] = useState<BankAnswer>();
  const answer = read.data === counted ? undefined : read.data;
  const take = (file: File | undefined) => file && read.mutate(file);
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <p className="mb-3 text-sm text-ink-2">{t.answerHint}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t.answerFile}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon={UploadSimpleIcon}
        pending={read.isPending}
        pendingText={t.reading}
        onClick={() => input.current?.click()}
      >
        {t.choose}
      </Button>
      {read.error && (
        <Banner tone="danger" className="mt-3">
          {messageFrom(read.error, t.answerFailed)}
        </Banner>
      )}
      {answer && <Preview answer={answer} batchId={batchId} onApplied={() => setCounted(answer)} />}
    </div>
  );
}
