import { BookingList } from '#features/tables/bookings/shop/booking-list.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { useSession } from '#lib/session/session.ts';
import { userScreenTexts } from './user.texts.ts';

const guestId = 0;

export function Screen() {
  const t = useTexts(userScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  return (
    <div className="mx-auto max-w-[860px] px-4 py-6 lg:px-8">
      <title>{t.myTableBookings}</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">{t.mine}</h1>
      <BookingList userid={userid} />
    </div>
  );
}
