import { BookingList } from '#features/tables/bookings/shop/booking-list.tsx';
import { tableTexts } from '../../lib/messages-tables.ts';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  return (
    <div className="mx-auto max-w-[860px] px-4 py-6 lg:px-8">
      <title>My table bookings · Tawa</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">{tableTexts.mine}</h1>
      <BookingList userid={userid} />
    </div>
  );
}
