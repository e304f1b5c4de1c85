import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { keepPhoneKey, makePhoneKey } from '#lib/phone-key.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type BookingKey, useJoinBookedTable } from './bookings.queries.ts';
import { bookingsTexts } from './bookings.texts.ts';

/** Opens the table that a party was seated at on the phone of whoever booked: its bill where they ordered ahead, else its menu. */
export function TableBillButton({ booking_number, token }: BookingKey) {
  const t = useTexts(bookingsTexts);
  const words = useTexts(wordsTexts);
  const navigate = useNavigate();
  // The same until it worked: after a lost answer the same guest joins, not a second one.
  const [secret] = useState(makePhoneKey);
  const join = useJoinBookedTable();
  const open = () =>
    join.mutate(
      { booking_number, token, secret },
      {
        onSuccess: (code) => {
          keepPhoneKey('table', code, secret);
          void navigate(`/t/${code}`);
        },
        onError: (error) => toast.error(messageFrom(error, words.network)),
      },
    );
  return (
    <Button pending={join.isPending} pendingText={t.openingBill} className="max-sm:col-span-2" onClick={open}>
      {t.openBill}
    </Button>
  );
}
