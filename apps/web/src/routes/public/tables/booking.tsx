import { useLocation, useParams } from 'react-router';
import { GuestBooking } from '#features/tables/bookings/shop/guest-booking.tsx';
import { useHydrated } from '#lib/store.ts';
import { tablesScreenTexts } from './tables.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** A guest’s booking. Its secret stands behind the number sign, which no browser sends anywhere. */
export function Screen() {
  const t = useTexts(tablesScreenTexts);
  const { booking_number = '' } = useParams();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const token = hash.slice(1) || undefined;
  return (
    <div className="mx-auto max-w-[760px] px-4 pt-6 pb-16 lg:pt-10">
      <title>{t.bookingTawa}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">{t.yours}</h1>
      {hydrated && <GuestBooking booking_number={booking_number} token={token} />}
    </div>
  );
}
