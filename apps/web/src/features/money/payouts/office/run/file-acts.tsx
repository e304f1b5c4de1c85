import * as contract from '@tawa/contract/money/payouts.batches';
import type { WholeBatch } from '@tawa/contract/money/payouts.batches';
import { formatRupees } from '@tawa/domain/common/money';
import { canChangeBatch } from '@tawa/domain/money/payout-batches';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { useSession } from '#lib/session/session.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { ReasonSheet } from '#ui/panel/panel-reason-sheet.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ownSecondStepQuery, useRunAction, useSaveBankFile } from './run.queries.ts';
import { runTexts } from './run.texts.ts';

interface Props {
  whole: WholeBatch;
}

function Check({ isFine, children }: { isFine: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-2 text-sm">
      <Icon
        of={isFine ? CheckCircleIcon : WarningIcon}
        weight="fill"
        className={isFine ? 'mt-0.5 text-success' : 'mt-0.5 text-warning'}
      />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

/** What was checked, in words; lines that may not be paid any more are taken out by one press. */
function Checks({ whole: { batch, rows, largest } }: Props) {
  const t = useTexts(runTexts);
  const action = useRunAction();
  const bad = rows.filter(({ problem }) => problem !== null).map(({ payout_id }) => payout_id);
  const params = { payout_batch_id: batch.payout_batch_id };
  const takeOut = () =>
    action.mutate({
      run: () => call(contract.removeBatchLines, { params, body: { payout_ids: bad, reason: t.takeOutReason } }),
      done: t.takenOut,
    });
  return (
    <>
      <ul aria-label={t.checks} className="grid gap-2 border-t border-line py-3">
        <Check isFine>{t.checkSum}</Check>
        <Check isFine>{t.checkOnce}</Check>
        <Check isFine={bad.length === 0}>{bad.length === 0 ? t.checkFine : t.checkBad({ count: bad.length })}</Check>
        {largest && (
          <Check isFine>{t.largest({ name: largest.restaurant_name, sum: formatRupees(largest.amount) })}</Check>
        )}
      </ul>
      {bad.length > 0 && bad.length < batch.lines && (
        <Button variant="secondary" size={40} pending={action.isPending} pendingText={t.making} onClick={takeOut}>
          {t.takeOut({ count: bad.length })}
        </Button>
      )}
    </>
  );
}

function Release({ whole: { batch, sha256, second_from }, userId }: Props & { userId: number }) {
  const t = useTexts(runTexts);
  const secondStep = useQuery(ownSecondStepQuery(userId));
  const [proof, setProof] = useState('');
  const action = useRunAction();
  if (batch.needs_second && batch.made_by === userId)
    return (
      <Banner tone="info">
        {batch.total > second_from ? t.ownFile({ limit: formatRupees(second_from) }) : t.ownForm}
      </Banner>
    );
  const isCode = secondStep.data?.on === true;
  const params = { payout_batch_id: batch.payout_batch_id };
  const release = () =>
    action.mutate({
      run: () =>
        call(contract.releaseBatch, { params, body: { sha256, ...(isCode ? { code: proof } : { password: proof }) } }),
      done: t.released,
    });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!action.isPending && proof !== '') release();
      }}
    >
      <TextField
        label={isCode ? t.code : t.password}
        value={proof}
        {...(isCode
          ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
          : { type: 'password', autoComplete: 'current-password' })}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
      <Button
        type="submit"
        wide
        disabled={proof === '' || secondStep.isPending}
        pending={action.isPending}
        pendingText={t.releasing}
      >
        {t.release({ count: batch.lines })}
      </Button>
      <p className="text-note text-ink-3">{t.afterRelease}</p>
    </form>
  );
}

function Download({ whole: { batch, filename } }: Props) {
  const t = useTexts(runTexts);
  const save = useSaveBankFile(batch.payout_batch_id, filename);
  return (
    <Button
      icon={FileCsvIcon}
      variant={batch.taken_on === null ? 'primary' : 'secondary'}
      pending={save.isPending}
      pendingText={t.downloading}
      onClick={() => save.mutate(undefined, { onError: (error) => toast.error(messageFrom(error, t.downloadFailed)) })}
    >
      {t.download({ name: filename })}
    </Button>
  );
}

/** What can be done to a file as it stands. */
export function FileActs({ whole }: Props) {
  const t = useTexts(runTexts);
  const userId = useSession()?.userId;
  const action = useRunAction();
  const [isDropping, setDropping] = useState(false);
  const { batch } = whole;
  const isTaken = batch.taken_on !== null;
  const id = String(batch.payout_batch_id);
  const drop = (reason: string) =>
    action.mutateAsync({
      run: () => call(contract.dropBatch, { params: { payout_batch_id: batch.payout_batch_id }, body: { reason } }),
      done: t.dropped({ id }),
    });
  return (
    <div className="mb-4 grid gap-3">
      {batch.state === 'made' && <Checks whole={whole} />}
      {batch.state === 'made' && userId !== undefined && <Release whole={whole} userId={userId} />}
      {(batch.state === 'released' || batch.state === 'answered') && <Download whole={whole} />}
      {canChangeBatch({ state: batch.state, isTaken }) && (
        <Button variant="secondary" onClick={() => setDropping(true)}>
          {t.drop}
        </Button>
      )}
      {isDropping && (
        <ReasonSheet
          title={t.dropTitle({ id })}
          text={t.dropText}
          label={t.dropReason}
          verb={t.drop}
          pendingText={t.dropping}
          danger
          onClose={() => setDropping(false)}
          onReason={drop}
        />
      )}
    </div>
  );
}
