import type { ComplaintThread as Thread } from '@tawa/contract/care/complaints';
import { complaintPhotosMax } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { refundPaths } from '#lib/refund-paths.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ComplaintComposer } from '../complaint-composer.tsx';
import { ComplaintClocks, ComplaintOrder, GrievanceOfficer } from '../complaint-facts.tsx';
import { ComplaintHead } from '../complaint-head.tsx';
import { ComplaintThread } from '../complaint-thread.tsx';
import { useAddPhotos, useReopen, useReply } from './own-complaints.queries.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { complaintsComplaintsTexts } from './complaints.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** A 409 of the contract tells in its own words why nothing happened. */
const refusalOf = ({ status, body }: { status: number; body: object }): string | null =>
  status === 409 && 'message' in body && typeof body.message === 'string' ? body.message : null;

function Photos({ complaint }: { complaint: Thread }) {
  const t = useTexts(complaintsComplaintsTexts);
  const [photos, setPhotos] = useState<File[]>([]);
  const adding = useAddPhotos(complaint.complaint_id);
  const max = complaintPhotosMax - complaint.photos.length;
  if (max <= 0) return null;
  const send = () =>
    adding.mutate(photos, {
      onSuccess: () => setPhotos([]),
      onError: (error) => toast.error(messageFrom(error, t.photo.failed)),
    });
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <PhotoPicker photos={photos} onChange={setPhotos} max={max} disabled={adding.isPending} />
      {photos.length > 0 && (
        <Button size={40} variant="secondary" pending={adding.isPending} pendingText={t.adding} onClick={send}>
          {t.photo.send}
        </Button>
      )}
    </div>
  );
}

function Reopen({ complaint, until }: { complaint: Thread; until: string }) {
  const t = useTexts(complaintsComplaintsTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const reopen = useReopen(complaint.complaint_id);
  const now = useNow(Date.now, 60_000);
  const send = async (message: string) => {
    const refused = refusalOf(await reopen.mutateAsync(message));
    if (refused) toast.error(refused);
    setOpen(false);
  };
  return (
    <Banner
      tone="quiet"
      action={
        <Button size={40} variant="secondary" onClick={() => setOpen(true)}>
          {t.reopen}
        </Button>
      }
    >
      {t.reopenUntil({ when: formatWhen(until, now, language) })}
      <Sheet open={open} onOpenChange={setOpen} title={t.reopenTitle}>
        <ComplaintComposer label={t.reopenLabel} send={t.reopen} onSend={send} />
      </Sheet>
    </Banner>
  );
}

function Answer({ complaint }: { complaint: Thread }) {
  const t = useTexts(complaintsComplaintsTexts);
  const reply = useReply(complaint.complaint_id);
  const send = async (message: string) => {
    const refused = refusalOf(await reply.mutateAsync(message));
    if (refused) toast.error(refused);
  };
  if (complaint.reopen_until) return <Reopen complaint={complaint} until={complaint.reopen_until} />;
  if (!complaint.can_write) return <Banner tone="quiet">{t.settledText}</Banner>;
  return (
    <div className="grid gap-5 rounded-2xl border border-line bg-surface p-5">
      {complaint.status === 'waiting_customer' && <Banner tone="info">{t.waiting}</Banner>}
      <ComplaintComposer label={t.write} send={t.send} onSend={send} />
      <Photos complaint={complaint} />
    </div>
  );
}

/** A complaint as the customer who filed it sees it. */
export function OwnComplaint({ complaint }: { complaint: Thread }) {
  const t = useTexts(complaintsComplaintsTexts);
  return (
    <>
      <ComplaintHead complaint={complaint} viewer="customer" back={paths.complaints} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-6">
          <ComplaintThread complaint={complaint} viewer="customer" />
          <Answer complaint={complaint} />
        </div>
        <div className="grid gap-4">
          <ComplaintClocks complaint={complaint} />
          <ComplaintOrder complaint={complaint}>
            <ButtonLink to={paths.order(complaint.order_number)} variant="secondary" size={40} wide className="mt-4">
              {t.openOrder}
            </ButtonLink>
            {complaint.refunds.map(({ refund_id, amount }) => (
              <ButtonLink
                key={refund_id}
                to={refundPaths.own(complaint.order_number, refund_id)}
                variant="secondary"
                size={40}
                wide
                className="mt-3"
              >
                {t.openFile({ amount: formatRupees(amount) })}
              </ButtonLink>
            ))}
          </ComplaintOrder>
          <GrievanceOfficer />
        </div>
      </div>
    </>
  );
}
