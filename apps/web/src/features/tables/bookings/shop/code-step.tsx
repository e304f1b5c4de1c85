import type { Booking } from '@tawa/contract/tables/bookings';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSendCode, useVerifyBooking } from './bookings.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { bookingsTexts } from './bookings.texts.ts';

const codeDigits = 6;

interface Props {
  booking: Booking;
  token: string | undefined;
  onVerified: (booking: Booking) => void;
}

/** The mailed code of a guest without an account; the last digit sends it. */
export function CodeStep({ booking, token, onVerified }: Props) {
  const t = useTexts(wordsTexts);
  const bookings = useTexts(bookingsTexts);
  const key = { booking_number: booking.booking_number, token };
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const verifying = useVerifyBooking();
  const sending = useSendCode();
  const verify = async (typed: string) => {
    setFailure('');
    const answered = await verifying.mutateAsync({ ...key, code: typed }).catch((error: unknown) => {
      const told = error instanceof ApiError ? error.fields.code : undefined;
      setFailure(told ?? messageFrom(error, t.network));
      setCode('');
    });
    if (answered) onVerified(answered.body);
  };
  const again = () =>
    sending.mutateAsync(key).then(
      () => toast.success(bookings.codeSent),
      (error: unknown) => toast.error(messageFrom(error, t.network)),
    );
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl bg-surface-2 p-4">
      <h3 className="text-lg font-bold">{bookings.codeTitle}</h3>
      <p className="text-body text-ink-2">{bookings.codeText({ email: booking.email ?? '' })}</p>
      <CodeBoxes
        label={bookings.code}
        length={codeDigits}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void verify(typed)}
        error={failure}
        disabled={verifying.isPending}
      />
      <div>
        <Button variant="quiet" pending={sending.isPending} onClick={() => void again()}>
          {bookings.codeAgain}
        </Button>
      </div>
    </div>
  );
}
