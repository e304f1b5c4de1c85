import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { paperOf, shownPaperIn } from '#lib/checklist-values.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Where the money goes, what waits for review, and the way to change it. */
export function PayoutCard({ profile, onChange }: { profile: RestaurantProfile; onChange: () => void }) {
  const language = useLanguage();
  const t = useTexts(kitchenProfileTexts);
  const paper = paperOf(profile, 'payout');
  const { in_force, proposed } = paper ?? { in_force: null, proposed: null };
  return (
    <Card title={t.parts.payout} facts={t.payout.facts}>
      {!in_force && !proposed && <p className="text-body text-ink-2">{t.payout.none}</p>}
      <dl className="grid gap-3">
        {in_force && (
          <div>
            <dt className="text-note text-ink-3">{t.payout.inForce}</dt>
            <dd className="num text-body font-semibold break-words">{shownPaperIn(language).payout(in_force)}</dd>
          </div>
        )}
        {proposed && (
          <div>
            <dt>
              <Badge tone="warning">{t.payout.waits}</Badge>
            </dt>
            <dd className="num mt-1 text-body font-semibold break-words">{shownPaperIn(language).payout(proposed)}</dd>
          </div>
        )}
      </dl>
      <Button variant="secondary" className="mt-5" onClick={onChange}>
        {in_force || proposed ? t.payout.change : t.payout.add}
      </Button>
    </Card>
  );
}
