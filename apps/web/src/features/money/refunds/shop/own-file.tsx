import type { OwnRefundFile } from '@tawa/contract/money/refunds.files';
import { minuteMs } from '@tawa/domain/common/durations';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { FileAmount, FileHalves, FileHead } from '../file-page.tsx';
import { FileObjection, FilePart, FilePhotos, FileSum, FileTimeline, FileWhat, FileWho } from '../file-parts.tsx';
import { lastDayOf } from '../file-words.ts';
import { filesTexts } from '../files.texts.ts';
import { CountNote } from './count-note.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

const bold = (words: ReactNode) => <b className="text-ink">{words}</b>;

/** Where the money goes and by when it is there. */
function Destination({ file }: { file: OwnRefundFile }) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const { destination, times, upi_id, credit, amount, state, to_guests } = file;
  if (state === 'declined') return null;
  const guests = to_guests === undefined ? null : t.to.guests({ amount: formatRupees(to_guests) });
  if (to_guests === amount) return guests;
  if (destination === 'credit')
    return (
      <>
        {t.to.credit}
        {guests && <span className="block">{guests}</span>}
      </>
    );
  const by = state === 'requested' || times.arrives_by === null ? null : formatDate(times.arrives_by, language);
  return (
    <>
      {destination === 'upi'
        ? by === null
          ? t.to.upi({ upi: upi_id ?? '' })
          : t.to.upiBy({ upi: upi_id ?? '', day: by, b: bold })
        : by === null
          ? t.to.source
          : t.to.sourceBy({ day: by, b: bold })}
      {credit > 0 && credit < amount && <span className="block">{t.to.parts({ credit: formatRupees(credit) })}</span>}
      {guests && <span className="block">{guests}</span>}
    </>
  );
}

/** What comes next, and whether the customer has to do anything. */
function Next({ file, isComing }: { file: OwnRefundFile; isComing: boolean }) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const { state, appeal, appeal_until } = file;
  if (state === 'requested') return t.nextRequested;
  if (state === 'declined') return t.nextDeclined;
  if (appeal?.state === 'open') return t.nextObjecting;
  if (appeal_until) return t.nextObject({ day: lastDayOf(appeal_until, language), b: bold });
  return state === 'processed' && !isComing ? t.nextDone : t.nextOnWay;
}

/** The file of a refund as the customer reads it. */
export function OwnRefundFileView({ file }: { file: OwnRefundFile }) {
  const t = useTexts(filesTexts);
  const { complaint, order_number, state, destination, times } = file;
  const now = useNow(Date.now, minuteMs);
  // What left is not there yet: banks take some days.
  const isComing = state === 'processed' && times.arrives_by !== null && Date.parse(times.arrives_by) > now;
  const help = complaint ? paths.complaint(complaint.complaint_id) : paths.newComplaint({ order: order_number });
  return (
    <>
      <FileHead file={file} viewer="customer" back={paths.order(order_number)} />
      <FileHalves
        first={
          <>
            <FileAmount
              file={file}
              label={
                t.sum[isComing ? 'approved' : state === 'processed' && destination === 'credit' ? 'credited' : state]
              }
            >
              <Destination file={file} />
            </FileAmount>
            <FileWhat file={file} words={complaint?.message ?? file.words} />
            <FilePhotos file={file} viewer="customer" />
            <FileWho file={file} viewer="customer" />
            <FileSum file={file} />
          </>
        }
        second={
          <>
            <FileTimeline file={file} viewer="customer" />
            <FileObjection file={file} />
            <FilePart title={t.next}>
              <p className="text-body text-ink-2">
                <Next file={file} isComing={isComing} />
              </p>
            </FilePart>
            <Banner tone="quiet">
              <CountNote counts={file.counts} />
            </Banner>
            <ButtonLink to={help} variant="secondary" wide>
              {t.notRight}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
