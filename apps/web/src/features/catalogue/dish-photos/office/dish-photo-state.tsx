import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import type { DishPhotoState as State } from '@tawa/contract/catalogue/dish-photos';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { officeDishPhotosTexts } from './dish-photos.texts.ts';

/** Waiting, shown or hidden. */
export function DishPhotoState({ state }: { state: State }) {
  const t = useTexts(officeDishPhotosTexts);
  if (state === 'waiting')
    return (
      <Badge tone="warning" icon={ClockIcon}>
        {t.waiting}
      </Badge>
    );
  return state === 'shown' ? <Badge tone="success">{t.shown}</Badge> : <Badge icon={EyeSlashIcon}>{t.hidden}</Badge>;
}
