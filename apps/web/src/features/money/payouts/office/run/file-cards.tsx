import type { Answer } from '@tawa/contract/common/endpoint';
import type { Batch, listBatches } from '@tawa/contract/money/payouts.batches';
import { formatRupees } from '@tawa/domain/common/money';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { runTexts } from './run.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const tones = { made: 'warning', released: 'info', answered: 'success', dropped: 'neutral' } as const;

export function FileState({ state }: Pick<Batch, 'state'>) {
  const t = useTexts(runTexts);
  return <Badge tone={tones[state]}>{t.batch[state]}</Badge>;
}

/** What the bank has said so far, in numbers. */
export function FileCounts({ paid, failed, open }: Pick<Batch, 'paid' | 'failed' | 'open'>) {
  const t = useTexts(runTexts);
  return (
    <p className="num flex flex-wrap gap-x-3 text-sm">
      <span className="font-semibold text-success">{t.paidCount({ count: formatCount(paid) })}</span>
      {failed > 0 && (
        <span className="font-semibold text-danger">{t.returnedCount({ count: formatCount(failed) })}</span>
      )}
      <span className="text-ink-2">{t.openCount({ count: formatCount(open) })}</span>
    </p>
  );
}

/** Who made and released it. */
export function FilePeople(batch: Batch) {
  const t = useTexts(runTexts);
  const language = useLanguage();
  const { made_by_name, made_on, released_by_name, released_on, taken_on } = batch;
  return (
    <p className="text-sm break-words text-ink-2">
      {t.madeBy({ name: made_by_name, at: formatDateTime(made_on, language) })}{' '}
      {released_by_name !== null &&
        released_on !== null &&
        t.releasedBy({ name: released_by_name, at: formatDateTime(released_on, language) })}{' '}
      {taken_on !== null && t.taken({ at: formatDateTime(taken_on, language) })}
    </p>
  );
}

function FileCard({ batch, onOpen }: { batch: Batch; onOpen: () => void }) {
  const t = useTexts(runTexts);
  const id = String(batch.payout_batch_id);
  return (
    <li
      className={cx(
        'space-y-2 rounded-xl border bg-surface p-4',
        batch.state === 'made' ? 'border-2 border-brand' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-body font-bold break-words">{t.fileTitle({ id, format: batch.format })}</h3>
        <FileState state={batch.state} />
      </div>
      <p className="num flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-xl break-all">{formatRupees(batch.total)}</b>
        <span className="text-sm text-ink-2">{t.payouts({ count: batch.lines })}</span>
      </p>
      <FilePeople {...batch} />
      {(batch.state === 'released' || batch.state === 'answered') && <FileCounts {...batch} />}
      {batch.drop_reason !== null && <p className="text-sm break-words text-ink-2">{batch.drop_reason}</p>}
      <Button variant="secondary" size={40} aria-label={t.lookAt({ id })} onClick={onOpen}>
        {t.look}
      </Button>
    </li>
  );
}

interface Props {
  query: UseQueryResult<Answer<typeof listBatches>['body']>;
  onOpen: (id: number) => void;
}

/** The files for the bank, the newest first. */
export function FileCards({ query, onOpen }: Props) {
  const t = useTexts(runTexts);
  return (
    <section aria-labelledby="bank-files" className="min-w-0 border-line bg-bg px-4 py-5 xl:border-l">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="bank-files" className="text-base font-bold">
          {t.files}
        </h2>
        <Link to="/payouts/formats" className="flex min-h-11 items-center text-sm font-semibold text-brand-ink">
          {t.formats}
        </Link>
      </div>
      <Part
        query={query}
        failed={t.filesFailed}
        skeleton={
          <Loading className="space-y-3">
            <Skeleton className="h-36 w-full" />
            <Skeleton className="h-36 w-full" />
          </Loading>
        }
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="text-sm text-ink-2">{t.noFiles}</p>
          ) : (
            <>
              <ul className="grid gap-3">
                {rows.map((batch) => (
                  <FileCard key={batch.payout_batch_id} batch={batch} onOpen={() => onOpen(batch.payout_batch_id)} />
                ))}
              </ul>
              {total > rows.length && (
                <p className="mt-3 text-note text-ink-3">
                  {t.moreFiles({ count: formatCount(rows.length), total: formatCount(total) })}
                </p>
              )}
            </>
          )
        }
      </Part>
    </section>
  );
}
