import type { KitchenRefundFile } from '@tawa/contract/money/refunds.files';
import { dayMs } from '@tawa/domain/common/durations';
import { formatRupees } from '@tawa/domain/common/money';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FileAmount, FileHalves, FileHead } from '../file-page.tsx';
import { FileObjection, FilePart, FilePhotos, FileSum, FileTimeline, FileWhat, FileWho } from '../file-parts.tsx';
import { filesTexts } from '../files.texts.ts';
import { AppealForm, AppealPhoto } from './appeal-form.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

/** What it takes from the restaurant, and on which statement. */
function Deduction({ file }: { file: KitchenRefundFile }) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const { deducted, statement, appeal } = file;
  const amount = formatRupees(deducted);
  if (deducted === 0 || appeal?.state === 'moved') return t.deductedNot;
  if (appeal?.state === 'open') return t.waits({ amount });
  if (!statement) return t.deducted({ amount });
  const to = formatDate(Date.parse(statement.period_to) - dayMs, language);
  return t.deductedOn({ amount, from: formatDate(statement.period_from, language), to });
}

/** The same file as the restaurant reads it. */
export function KitchenRefundFileView({ file }: { file: KitchenRefundFile }) {
  const t = useTexts(filesTexts);
  return (
    <>
      <FileHead file={file} viewer="kitchen" back={paths.restaurantOrderHistory} />
      <FileHalves
        first={
          <>
            <FileAmount file={file} label={file.state === 'requested' ? t.sum.asked : t.sum.kitchen} />
            <FilePart title={t.deduction}>
              <p className="text-body text-ink-2">
                <Deduction file={file} />
              </p>
              <ButtonLink to={paths.restaurantReport} variant="quiet" size={40} className="-ml-4">
                {t.toPayouts}
              </ButtonLink>
            </FilePart>
            <FileWhat file={file} words={file.complaint?.message ?? ''} />
            <FilePhotos file={file} viewer="kitchen" />
            <FileWho file={file} viewer="kitchen" />
            <FileSum file={file} />
          </>
        }
        second={
          <>
            {file.can_appeal && file.appeal_until && <AppealForm file={file} until={file.appeal_until} />}
            <FileObjection file={file} />
            <AppealPhoto file={file} />
            <FileTimeline file={file} viewer="kitchen" />
            {file.complaint && (
              <ButtonLink to={paths.restaurantComplaint(file.complaint.complaint_id)} variant="secondary" wide>
                {t.toComplaint}
              </ButtonLink>
            )}
          </>
        }
      />
    </>
  );
}
