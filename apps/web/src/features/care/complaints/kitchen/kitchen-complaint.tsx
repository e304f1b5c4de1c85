import type { ComplaintThread as Thread } from '@tawa/contract/care/complaints';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { refundPaths } from '#lib/refund-paths.ts';
import { paths } from '#lib/paths.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ComplaintComposer } from '../complaint-composer.tsx';
import { ComplaintClocks, ComplaintOrder } from '../complaint-facts.tsx';
import { ComplaintHead } from '../complaint-head.tsx';
import { ComplaintThread } from '../complaint-thread.tsx';
import { GiveBackSheet } from './give-back-sheet.tsx';
import { kitchenComplaintsTexts } from './complaints.texts.ts';
import { type KitchenAnswer, useKitchenReply } from './kitchen-complaints.queries.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const readersIn = keepEach((language: Language): { value: KitchenAnswer['channel']; label: string }[] => {
  const t = textsIn(kitchenComplaintsTexts, language);
  return [
    { value: 'all', label: t.everybody },
    { value: 'kitchen', label: t.team },
  ];
});

function Answer({ complaint }: { complaint: KitchenThread }) {
  const language = useLanguage();
  const t = useTexts(kitchenComplaintsTexts);
  const [isGiving, setGiving] = useState(false);
  const [channel, setChannel] = useState<KitchenAnswer['channel']>('all');
  const reply = useKitchenReply(complaint.complaint_id);
  const send = async (message: string) => {
    const answer = await reply.mutateAsync({ message, channel });
    if (answer.status === 409) toast.error(answer.body.message);
  };
  if (!complaint.can_write) return <Banner tone="quiet">{t.settledText}</Banner>;
  const isAside = channel === 'kitchen';
  return (
    <div className={`rounded-2xl border bg-surface p-5 ${isAside ? 'border-dashed border-warning' : 'border-line'}`}>
      <ComplaintComposer label={t.write} send={t.send} onSend={send}>
        <Segmented label={t.to} value={channel} onChange={setChannel} options={readersIn(language)} />
      </ComplaintComposer>
      {complaint.refundable !== null && (
        <Button size={40} variant="secondary" className="mt-3" onClick={() => setGiving(true)}>
          {t.giveBack.open}
        </Button>
      )}
      {complaint.is_for_office && <p className="mt-3 text-note text-ink-3">{t.forOffice}</p>}
      {isGiving && complaint.refundable !== null && (
        <GiveBackSheet
          complaint_id={complaint.complaint_id}
          version={complaint.version}
          most={complaint.refundable}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  );
}

type KitchenThread = Thread & { warned: boolean; refundable: number | null; is_for_office: boolean };

/** A complaint as the restaurant sees it: no e-mail, no phone, no full name. */
export function KitchenComplaint({ complaint }: { complaint: KitchenThread }) {
  const { isOpen } = useStaffAccess();
  const t = useTexts(kitchenComplaintsTexts);
  return (
    <>
      <ComplaintHead complaint={complaint} viewer="restaurant" back={paths.restaurantComplaints} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-6">
          {complaint.warned && <Banner tone="warning">{t.warned}</Banner>}
          <ComplaintThread complaint={complaint} viewer="restaurant" />
          <Answer complaint={complaint} />
        </div>
        <div className="grid gap-4">
          <ComplaintOrder complaint={complaint}>
            {isOpen('voices') &&
              complaint.refunds.map(({ refund_id, amount }) => (
                <ButtonLink
                  key={refund_id}
                  to={refundPaths.restaurant(refund_id)}
                  variant="secondary"
                  size={40}
                  wide
                  className="mt-4"
                >
                  {t.openFile({ amount: formatRupees(amount) })}
                </ButtonLink>
              ))}
          </ComplaintOrder>
          <ComplaintClocks complaint={complaint} />
        </div>
      </div>
    </>
  );
}
