import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The way of a restaurant into the product, under a login. */
export const RegisterRestaurantLink = ({ onLeave }: { onLeave?: (() => void) | undefined }) => {
  const t = useTexts(authTexts);
  return (
    <Link
      to={paths.registerRestaurant}
      onClick={onLeave}
      className="mt-5 flex items-center gap-3.5 rounded-lg border border-line bg-surface p-4"
    >
      <span className="grid size-11 place-items-center rounded-md bg-accent-soft text-[1.25rem] text-accent-ink">
        <Icon of={StorefrontIcon} weight="fill" />
      </span>
      <span className="flex-1">
        <span className="block text-base font-bold">{t.ownRestaurant}</span>
        <span className="block text-sm text-ink-2">{t.registerStartTaking}</span>
      </span>
      <Icon of={CaretRightIcon} weight="bold" className="text-[1rem] text-ink-3" />
    </Link>
  );
};
