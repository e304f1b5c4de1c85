import type { QueryClient } from '@tanstack/react-query';
import { AboutBlock } from '#features/content/site/shop/about-block.tsx';
import { CallToAction } from '#features/content/site/shop/call-to-action.tsx';
import { BookingForm } from '#features/tables/bookings/shop/booking-form.tsx';
import { Testimonials } from '#features/content/testimonials/shop/testimonials.tsx';
import { testimonialsQuery } from '#features/content/testimonials/shop/testimonials.queries.ts';
import { loadQuietly } from '#lib/api/load.ts';
import { useAccountGuest } from '../tables/use-account-guest.ts';
import { homeScreenTexts } from './home.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const loadHomeAbout = (client: QueryClient) => loadQuietly(client, testimonialsQuery);

/** The last part of the home page: who we are beside a table wish, what people say, a word to restaurants. */
export const HomeAbout = () => {
  const t = useTexts(homeScreenTexts);
  const known = useAccountGuest();
  return (
    <div className="page-end page-width [contain-intrinsic-height:auto_143rem] space-y-14 pt-14 pb-16 lg:space-y-24 lg:py-24 md:[contain-intrinsic-height:auto_124rem] lg:[contain-intrinsic-height:auto_102rem]">
      <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 xl:gap-20">
        <AboutBlock eyebrow={t.eyebrow} />
        <BookingForm id="book" known={known} />
      </div>
      <Testimonials />
      <CallToAction />
    </div>
  );
};
