import type { AuditEntry } from '@tawa/contract/insight/audit';
import * as contract from '@tawa/contract/money/payouts.batches';
import type { RunSums } from '@tawa/contract/money/payouts.batches';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { PanelBody, PanelPart } from '#ui/panel/panel-parts.tsx';
import { AnswerPart } from './answer-part.tsx';
import { FileCounts, FilePeople, FileState } from './file-cards.tsx';
import { FileActs } from './file-acts.tsx';
import { FileLines } from './file-lines.tsx';
import { fileQuery, useRunAction } from './run.queries.ts';
import { runTexts } from './run.texts.ts';

interface MakeProps {
  payable: { lines: number; total: number };
  sums: RunSums;
  usual: RunSums['formats'][number];
  week: string | undefined;
  onClose: () => void;
}

/** Makes a file of all that can be paid; the server refuses it when that is not what stands here. */
export function MakeSheet({ payable, sums, usual, week, onClose }: MakeProps) {
  const t = useTexts(runTexts);
  const [format, setFormat] = useState(usual.bank_format_id);
  // What was on the screen when the sheet opened is what is asked for.
  const [expected] = useState(payable);
  const action = useRunAction();
  const make = () =>
    action.mutate(
      {
        run: () => call(contract.makeBatch, { body: { bank_format_id: format, week, expected } }),
        done: t.filed({ count: expected.lines }),
      },
      { onSuccess: onClose },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !action.isPending && onClose()}
      title={t.makeTitle({ count: expected.lines })}
      footer={
        <Button wide pending={action.isPending} pendingText={t.making} onClick={make}>
          {t.make}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="num text-body text-ink-2">{t.makeText({ sum: formatRupees(expected.total) })}</p>
        {expected.total > sums.second_from && (
          <Banner tone="info">{t.needsSecond({ limit: formatRupees(sums.second_from) })}</Banner>
        )}
        <SelectField
          label={t.format}
          value={format}
          options={sums.formats.map(({ bank_format_id, name }) => ({ value: bank_format_id, label: name }))}
          onChange={(event) => setFormat(Number(event.currentTarget.value))}
        />
      </div>
    </Sheet>
  );
}

interface FileProps {
  id: number;
  history: (entries: readonly AuditEntry[]) => ReactNode;
  onClose: () => void;
}

/** One file: its checks and its release, the bank's answer, every line, and who did what. */
export function FileSheet({ id, history, onClose }: FileProps) {
  const mayAct = useMayAct('money');
  const t = useTexts(runTexts);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.file({ id: String(id) })}
      phone="full"
      desktop="drawer"
      width="large"
    >
      <PanelBody query={useQuery(fileQuery(id))} failed={t.fileFailed}>
        {(whole) => (
          <>
            <div className="mb-4 space-y-2">
              <div className="flex flex-wrap items-center gap-2">
                <b className="num text-2xl break-all">{formatRupees(whole.batch.total)}</b>
                <FileState state={whole.batch.state} />
              </div>
              <p className="text-sm text-ink-2">
                {t.payouts({ count: whole.batch.lines })} · {whole.batch.format}
              </p>
              <FilePeople {...whole.batch} />
              {whole.batch.released_on !== null && <FileCounts {...whole.batch} />}
            </div>
            {mayAct && <FileActs whole={whole} />}
            {mayAct && (whole.batch.state === 'released' || whole.batch.state === 'answered') && (
              <PanelPart title={t.answer}>
                <AnswerPart batchId={id} />
              </PanelPart>
            )}
            <PanelPart title={t.lines}>
              <FileLines id={id} rows={whole.rows} />
            </PanelPart>
            <PanelPart title={t.history}>{history(whole.history)}</PanelPart>
          </>
        )}
      </PanelBody>
    </Sheet>
  );
}
