import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { Suspense, useState } from 'react';
import { requireLogin } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { toast } from '#ui/toast/toast.ts';
import { reviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// Only who rates or reports needs these.
const OwnReview = lazyPart(async () => (await import('./shop/own-review.tsx')).OwnReview);
const ReportReview = lazyPart(async () => (await import('./report-review.tsx')).ReportReview);

/** Rates the restaurant; guests log in first and go on. */
export function RateButton({ restaurant }: { restaurant: { id: number; name: string } }) {
  const t = useTexts(reviewsTexts);
  const [userId, setUserId] = useState<number | null>(null);
  const begin = () =>
    requireLogin({
      title: t.loginTitle({ name: restaurant.name }),
      onLogin: (session) => {
        if (session.userType === 'user') setUserId(session.userId);
        else toast.error(t.accessDenied.text);
      },
    });
  return (
    <>
      <Button variant="secondary" size={40} wide icon={StarIcon} onClick={begin}>
        {t.rate}
      </Button>
      {userId !== null && (
        <Suspense>
          <OwnReview userId={userId} restaurant={restaurant} onClose={() => setUserId(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Reports one review; guests log in first. */
export function ReportButton({ reviewId }: { reviewId: number }) {
  const t = useTexts(reviewsTexts);
  const [open, setOpen] = useState(false);
  const begin = () => requireLogin({ title: t.reportTitle, onLogin: () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        onClick={begin}
        className="-my-2 min-h-11 text-note font-semibold text-ink-3 hover:text-ink hover:underline"
      >
        {t.report}
      </button>
      {open && (
        <Suspense>
          <ReportReview reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
