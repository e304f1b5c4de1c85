import { complaintForm } from '@tawa/contract/care/complaints';
import {
  complaintPhotosMax,
  complaintRedirectMs,
  messageLengthMax,
  subjectLengthMax,
} from '@tawa/domain/common/limits';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod/mini';
import { ApiError, messageFrom, OfflineError } from '#lib/api/api-client.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { useSendComplaint } from '../complaints.queries.ts';
import { sendPhotos } from './own-complaints.queries.ts';
import { AccountFields, CategoryChoice } from './complaint-fields.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { complaintsComplaintsTexts } from './complaints.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Filled = z.input<typeof complaintForm>;

const empty = { userId: '', orderId: '', email: '', phone: '', name: '', subject: '', message: '' };

/** Leaves for the home page a while after a complaint was sent. */
function useLeave(isSent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(() => void navigate(paths.home), complaintRedirectMs);
    return () => clearTimeout(timer);
  }, [isSent, navigate]);
}

/** Who complains, as the account knows it. */
export interface Complainant {
  name: string;
  email: string | null;
  mobile: string | null;
}

function useComplaint(orderId: string, complainant: Complainant | undefined) {
  const t = useTexts(complaintsComplaintsTexts);
  const session = useSession();
  const sending = useSendComplaint();
  const [failure, setFailure] = useState('');
  const [photos, setPhotos] = useState<File[]>([]);
  const [incomplete, setIncomplete] = useState<number | null>(null);
  const form = useForm<Filled, z.output<typeof complaintForm>>(complaintForm, {
    mode: 'all',
    defaultValues: { ...empty, orderId, category: 'other' },
  });
  const { setValue, getValues } = form;
  // Who is signed in is known after hydration, and may change by a login on this page, when all else is filled in.
  useEffect(() => {
    const isBegun = Object.entries(getValues()).some(([name, value]) => name !== 'category' && value !== '');
    setValue('userId', session ? String(session.userId) : '', { shouldValidate: isBegun });
  }, [session, setValue, getValues]);
  useEffect(() => {
    if (!complainant) return;
    const known = { name: complainant.name, email: complainant.email, phone: complainant.mobile };
    // Somebody who is just about to type there would write behind it.
    const begun = document.activeElement?.getAttribute('name');
    for (const field of ['name', 'email', 'phone'] as const)
      if (getValues(field) === '' && field !== begun) setValue(field, known[field] ?? '');
  }, [complainant, setValue, getValues]);
  const isSent = sending.isSuccess && incomplete === null;
  useLeave(isSent && !form.formState.isSubmitting);

  const fail = (error: unknown) => {
    if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
    const otherwise = error instanceof OfflineError ? t.complaint.offline : t.complaint.failed;
    setFailure(messageFrom(error, otherwise));
  };
  const send = async (complaint: Filled) => {
    setFailure('');
    const { category, ...others } = complaint;
    const sent = await sending.mutateAsync(category === 'other' ? others : complaint).catch(fail);
    if (sent) await sendPhotos(sent.body.complaint_id, photos).catch(() => setIncomplete(sent.body.complaint_id));
  };
  return { form, send, failure, photos, setPhotos, incomplete, isSent: isSent && !form.formState.isSubmitting };
}

interface Props {
  /** The order that is complained about, where the address names one. */
  orderId: string;
  /** Fills in what nobody has typed yet. */
  complainant?: Complainant;
  /** Offers orders to choose from. */
  renderOrders: (chosen: string, choose: (orderId: string) => void) => ReactNode;
  /** What is to be known before it is sent. */
  note?: ReactNode;
}

/** Complains about an order; fields are checked on every change, and only a whole form can be sent. */
export function ComplaintForm({ orderId, complainant, renderOrders, note }: Props) {
  const t = useTexts(complaintsComplaintsTexts);
  const { form, send, failure, photos, setPhotos, incomplete, isSent } = useComplaint(orderId, complainant);
  const { isValid, isSubmitting, errors } = form.formState;
  const canSend = isValid && Object.keys(errors).length === 0;
  const choose = (chosen: string) => form.setValue('orderId', chosen, { shouldValidate: true, shouldDirty: true });
  if (incomplete !== null)
    return (
      <Banner
        tone="warning"
        alert
        action={
          <ButtonLink size={40} to={paths.complaint(incomplete)}>
            {t.openIt}
          </ButtonLink>
        }
      >
        {t.notAll}
      </Banner>
    );
  if (isSent)
    return (
      <div role="status">
        <Banner tone="success" title={t.done}>
          {t.doneText}
        </Banner>
      </div>
    );
  return (
    <Form form={form} onSubmit={send} failure={failure} aria-label={t.title}>
      <CategoryChoice form={form} />
      <div>
        {renderOrders(String(form.watch('orderId')), choose)}
        <TextField label={t.orderId} hint={t.orderIdHint} autoComplete="off" {...form.field('orderId')} />
      </div>
      <TextareaField label={t.message} rows={6} maxLength={messageLengthMax} {...form.field('message')} />
      <PhotoPicker photos={photos} onChange={setPhotos} max={complaintPhotosMax} disabled={isSubmitting} />
      <TextField label={t.subject} optional maxLength={subjectLengthMax} {...form.field('subject')} />
      <AccountFields form={form} />
      {note}
      <Button type="submit" size={56} wide disabled={!canSend} pending={isSubmitting} pendingText={t.sending}>
        {t.complaint.send}
      </Button>
    </Form>
  );
}
