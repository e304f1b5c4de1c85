import type { ReviewedRestaurant } from '@tawa/contract/catalogue/restaurants.office';
import { lifecycleWords } from '@tawa/domain/catalogue/restaurant-life';
import { FileMagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/FileMagnifyingGlass';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { officeRestaurantsTexts } from './restaurants.texts.ts';

const tones: Record<ReviewedRestaurant['lifecycle'], BadgeTone> = {
  draft: 'neutral',
  submitted: 'warning',
  in_review: 'info',
  changes_requested: 'neutral',
  rejected: 'danger',
  active: 'success',
  suspended: 'danger',
  closing: 'warning',
  closed: 'neutral',
};

export const LifeState = ({ lifecycle }: Pick<ReviewedRestaurant, 'lifecycle'>) => (
  <Badge tone={tones[lifecycle]}>{lifecycleWords[lifecycle]}</Badge>
);

type Flags = Pick<ReviewedRestaurant, 'lifecycle' | 'listed' | 'papers_waiting'>;

/** The state, and what of it needs somebody. */
export const RestaurantFlags = ({ row }: { row: Flags }) => {
  const t = useTexts(officeRestaurantsTexts);
  return (
    <span className="flex flex-wrap gap-1">
      <LifeState lifecycle={row.lifecycle} />
      {row.papers_waiting > 0 && (
        <Badge tone="warning" icon={FileMagnifyingGlassIcon}>
          {t.papersFilter}
        </Badge>
      )}
      {row.lifecycle === 'active' && !row.listed && <Badge icon={EyeSlashIcon}>{t.unlisted}</Badge>}
    </span>
  );
};
