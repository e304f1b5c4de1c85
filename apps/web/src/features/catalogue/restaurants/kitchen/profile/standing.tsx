import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { isBeingFilled } from '@tawa/domain/catalogue/restaurant-life';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Timeline, type TimelineEntry } from '#ui/timeline.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useStep } from './profile.queries.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { catalogueRestaurantsTexts } from '../../restaurants.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const missingOf = ({ checklist }: RestaurantProfile) => checklist.filter(({ missing }) => missing !== null);

/** The owner's next step, and what is missing for it. */
export function NextStep({ profile }: { profile: RestaurantProfile }) {
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const t = useTexts(kitchenProfileTexts);
  const step = useStep();
  const { isOpen } = useStaffAccess();
  const missing = missingOf(profile);
  const take = (to: 'submitted' | 'draft') =>
    step.mutate(to, { onError: (error) => toast.error(messageFrom(error, t.notSaved)) });
  if (profile.lifecycle === 'rejected' && isOpen('owner'))
    return (
      <Card title={t.beginAgain}>
        <Button wide pending={step.isPending} onClick={() => take('draft')}>
          {t.beginAgain}
        </Button>
      </Card>
    );
  if (!isBeingFilled(profile.lifecycle)) return null;
  const names = missing.map(({ item }) => catalogueRestaurants.item[item]).join(', ');
  return (
    <Card title={t.sendReview}>
      <p className="mb-4 text-sm text-ink-2">
        {missing.length === 0 ? t.everythingThereLookWithin : t.missingNames({ names })}
      </p>
      {isOpen('owner') ? (
        <Button wide disabled={missing.length > 0} pending={step.isPending} onClick={() => take('submitted')}>
          {t.sendReview}
        </Button>
      ) : (
        <p className="text-sm font-semibold">{t.ownerSends}</p>
      )}
    </Card>
  );
}

const order = ['draft', 'submitted', 'active'] as const;

/** From the account to the list of restaurants. */
export function Course({ profile }: { profile: RestaurantProfile }) {
  const t = useTexts(kitchenProfileTexts);
  const language = useLanguage();
  const isActive = ['active', 'suspended', 'closing', 'closed'].includes(profile.lifecycle);
  const isRead = profile.lifecycle === 'submitted' || profile.lifecycle === 'in_review';
  const at = isActive ? order.indexOf('active') : isRead ? order.indexOf('submitted') : 0;
  const stateOf = (place: number): TimelineEntry['state'] => (place < at ? 'done' : place === at ? 'now' : 'next');
  const entries: TimelineEntry[] = [
    { id: 'account', title: t.accountMade, time: formatDate(profile.created_on, language), state: 'done' },
    {
      id: 'mail',
      title: t.eMailConfirmed,
      note: profile.email_verified ? profile.owner_email : t.openLinkLetter,
      state: profile.email_verified ? 'done' : 'now',
    },
    { id: 'list', title: t.fillChecklist, state: stateOf(0) },
    { id: 'review', title: t.review, note: t.usuallyTakes, state: stateOf(1) },
    { id: 'active', title: t.active, note: t.addDishesPhotos, state: isActive ? 'done' : 'next' },
    {
      id: 'listed',
      title: t.listed,
      note: t.fromFirstDish,
      state: profile.listed ? 'done' : isActive ? 'now' : 'next',
    },
  ];
  return (
    <Card title={t.whatHappensNext}>
      <Timeline entries={entries} />
    </Card>
  );
}
