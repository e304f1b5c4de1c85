import { decideAppeal, type OfficeRefundFile } from '@tawa/contract/money/refunds.files';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useAction } from '#ui/use-action.ts';
import { FileAmount, FileHalves, FileHead } from '../file-page.tsx';
import { FileObjection, FilePart, FilePhotos, FileSum, FileTimeline, FileWhat, FileWho } from '../file-parts.tsx';
import { filesTexts } from '../files.texts.ts';

/** The office's answer to what a restaurant objected. */
function Decide({ refund_id }: { refund_id: number }) {
  const t = useTexts(filesTexts);
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const action = useAction(['office-refunds']);
  const send = (decision: 'stands' | 'moved') => {
    const words = answer.trim();
    setMissing(words === '');
    if (words === '') return;
    const run = () => call(decideAppeal, { params: { refund_id }, body: { decision, answer: words } });
    action.mutate({ run, done: t.decided });
  };
  return (
    <FilePart title={t.decide}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">{t.decideLead}</p>
        <TextareaField
          label={t.decideWords}
          rows={4}
          maxLength={1000}
          value={answer}
          error={isMissing ? t.decideMissing : undefined}
          onChange={(event) => {
            setAnswer(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            pending={action.isPending}
            pendingText={t.deciding}
            onClick={() => send('stands')}
          >
            {t.letStand}
          </Button>
          <Button pending={action.isPending} pendingText={t.deciding} onClick={() => send('moved')}>
            {t.move}
          </Button>
        </div>
      </div>
    </FilePart>
  );
}

/** The whole file as the office reads it. */
export function OfficeRefundFileView({ file }: { file: OfficeRefundFile }) {
  const t = useTexts(filesTexts);
  const mayAct = useMayAct('refunds');
  const { counts, deducted, appeal, order_number } = file;
  const { refunds, orders, days, review_from: limit } = counts;
  return (
    <>
      <FileHead file={file} viewer="office" back={paths.allOrders({ open: order_number })} />
      <FileHalves
        first={
          <>
            <FileAmount file={file} label={file.state === 'requested' ? t.sum.asked : t.sum.kitchen}>
              {deducted > 0 && appeal?.state !== 'moved' && t.takes({ amount: formatRupees(deducted) })}
            </FileAmount>
            <FileWhat file={file} words={file.complaint?.message ?? file.words} />
            <FilePhotos file={file} viewer="office" />
            <FileWho file={file} viewer="office" />
            <FileSum file={file} />
          </>
        }
        second={
          <>
            <FileObjection file={file} />
            {appeal?.state === 'open' && mayAct && <Decide refund_id={file.refund_id} />}
            <FileTimeline file={file} viewer="office" />
            <Banner tone="quiet">{t.counts.office({ refunds, orders, days, limit })}</Banner>
            <ButtonLink to={paths.allOrders({ open: order_number })} variant="secondary" wide>
              {t.toOrder}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
