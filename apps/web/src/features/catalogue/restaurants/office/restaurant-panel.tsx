import type { AuditEntry } from '@tawa/contract/insight/audit';
import { checklistItems } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { valueOfItem } from '#lib/checklist-values.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { CommissionPart } from './commission-part.tsx';
import { Documents, WaitingPapers } from './papers-part.tsx';
import { HiddenPart, PremisesPart } from './marks-parts.tsx';
import { LifeState } from './restaurant-state.tsx';
import { restaurantQuery, type OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';
import { ReviewForm } from './review-form.tsx';
import { StandingPart } from './standing-part.tsx';
import { VisitPart } from './visit-part.tsx';
import { catalogueRestaurantsTexts } from '../restaurants.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const sentOf = ({ submitted_on, reviewer_name, created_on }: OfficeRestaurant, language: Language) => {
  const t = textsIn(officeRestaurantsTexts, language);
  const sent = submitted_on
    ? t.sent({ submittedOn: formatDateTime(submitted_on, language) })
    : t.joined({ createdOn: formatDate(created_on, language) });
  return reviewer_name === null ? sent : t.takenBy({ sent, reviewerName: reviewer_name });
};

const factsOf = (restaurant: OfficeRestaurant, language: Language): [string, ReactNode][] => {
  const t = textsIn(catalogueRestaurantsTexts, language);
  const officeRestaurants = textsIn(officeRestaurantsTexts, language);
  return checklistItems.map((item) => [
    t.item[item],
    valueOfItem(restaurant, item, language) || officeRestaurants.none,
  ]);
};

/** The lists of the office that hold this restaurant's rows. */
function Links({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(officeRestaurantsTexts);
  const { isScreenOpen } = useOfficeAccess();
  const links = [
    ['/all-orders', t.itsOrders],
    ['/all-menu', t.itsDishes],
    ['/payouts', t.itsPayouts],
  ] as const;
  return (
    <PanelPart title={t.links}>
      <p className="flex flex-wrap gap-x-5">
        {links
          .filter(([path]) => isScreenOpen(path))
          .map(([path, name]) => (
            <Link
              key={path}
              to={`${path}?restaurant=${restaurantId}`}
              className="min-h-11 content-center font-semibold text-brand-ink"
            >
              {name}
            </Link>
          ))}
      </p>
    </PanelPart>
  );
}

interface Props {
  restaurantId: number;
  /** Its keys and webhooks. */
  integrations: ReactNode;
  /** What it writes to its guests. */
  news: ReactNode;
  /** What the office did to the restaurant. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One restaurant: who it is, what it says of itself, and what the office may do. */
export function RestaurantPanel({ restaurantId, integrations, news, history }: Props) {
  const language = useLanguage();
  const t = useTexts(officeRestaurantsTexts);
  const query = useQuery(restaurantQuery(restaurantId));
  const { mayAct, maySee } = useOfficeAccess();
  const mayReview = mayAct('restaurants');
  const rest = (restaurant: OfficeRestaurant) => (
    <>
      <Links restaurantId={restaurant.restaurant_id} />
      {mayReview && <Documents restaurant={restaurant} />}
      {mayReview && <VisitPart restaurant={restaurant} />}
      {mayReview && integrations}
      {news}
      {maySee('money') && <CommissionPart restaurant={restaurant} />}
      {maySee('money') && <PremisesPart restaurant={restaurant} />}
      {mayReview && restaurant.lifecycle === 'active' && <HiddenPart restaurant={restaurant} />}
      <PanelPart title={t.history}>{history(restaurant.history)}</PanelPart>
    </>
  );
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(restaurant) => (
        <div className="@container">
          <PanelHead title={restaurant.restaurant_name} badge={<LifeState lifecycle={restaurant.lifecycle} />}>
            {restaurant.owner_name}, {restaurant.owner_email}
            <span className="num block">{sentOf(restaurant, language)}</span>
            {restaurant.lifecycle_reason && (
              <p className="mt-1 font-semibold text-danger">“{restaurant.lifecycle_reason}”</p>
            )}
          </PanelHead>
          {restaurant.lifecycle === 'in_review' && mayReview ? (
            <ReviewForm key={restaurant.submitted_on} restaurant={restaurant}>
              {rest(restaurant)}
            </ReviewForm>
          ) : (
            <div className="grid items-start @2xl:grid-cols-[minmax(0,1fr)_280px] @2xl:gap-x-6">
              <div className="min-w-0 @2xl:sticky @2xl:top-6">
                {mayReview && <StandingPart key={restaurant.lifecycle} restaurant={restaurant} />}
                {mayReview && <WaitingPapers restaurant={restaurant} />}
                <PanelPart title={t.facts}>
                  <Facts facts={factsOf(restaurant, language)} />
                </PanelPart>
              </div>
              <div className="min-w-0">{rest(restaurant)}</div>
            </div>
          )}
        </div>
      )}
    </PanelBody>
  );
}
