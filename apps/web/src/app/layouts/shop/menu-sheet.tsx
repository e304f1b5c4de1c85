import { ArticleIcon } from '@phosphor-icons/react/dist/ssr/Article';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { unreadQuery } from '#features/accounts/notifications/notifications.queries.ts';
import { site } from '#lib/site/site-facts.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { CountBadge } from '#ui/badge.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Icon, type Shape } from '#ui/icon.tsx';
import { AccountButtons } from './account-buttons.tsx';
import { mainLinksIn } from './main-links.ts';
import { useCloseOnNavigation } from '../use-close-on-navigation.ts';
import { shopTexts } from './shop.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const icons = new Map<string, Shape>([
  [paths.home, HouseIcon],
  [paths.about, InfoIcon],
  [paths.ourDishes(), ForkKnifeIcon],
  [paths.restaurants(), StorefrontIcon],
  [paths.blogs, ArticleIcon],
  [paths.contact, EnvelopeSimpleIcon],
]);

const guestId = 0;
const row =
  'flex h-[3.25rem] items-center gap-4 rounded-md px-4 text-lg font-semibold text-ink-2 aria-[current=page]:bg-brand-soft aria-[current=page]:font-bold aria-[current=page]:text-brand-ink';

/** The phone's navigation, from the right. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(shopTexts);
  const language = useLanguage();
  useCloseOnNavigation(onClose);
  const session = useSession();
  const { data: unread = 0 } = useQuery({ ...unreadQuery(session?.userId ?? guestId), enabled: session !== null });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.menu}
      phone="drawer"
      desktop="drawer"
      footer={<AccountButtons onClose={onClose} />}
      flush
    >
      <nav aria-label={t.main} className="px-3 pt-3">
        {mainLinksIn(language).map(({ to, label, phoneLabel }) => (
          <NavLink key={to} to={to} end={to === paths.home} className={row}>
            {({ isActive }) => (
              <>
                <Icon
                  of={icons.get(to) ?? HouseIcon}
                  weight={isActive ? 'fill' : 'regular'}
                  className="text-[1.375rem]"
                />
                {phoneLabel ?? label}
              </>
            )}
          </NavLink>
        ))}
        {session?.userType === 'user' && (
          <NavLink to={paths.myBookings} className={row}>
            <Icon of={CalendarCheckIcon} className="text-[1.375rem]" />
            {t.bookings}
          </NavLink>
        )}
        {session && (
          <NavLink to={paths.notifications} className={row}>
            <Icon of={BellIcon} className="text-[1.375rem]" />
            {t.notifications}
            <CountBadge count={unread} label={t.unread} />
          </NavLink>
        )}
      </nav>
      <div className="mx-7 mt-5 border-t border-line pt-5 pb-4">
        <p className="text-sm font-semibold text-ink-2">{t.support}</p>
        <a href={site().phoneHref} className="num mt-1 flex min-h-11 items-center text-base font-medium">
          {site().phone}
        </a>
        <a href={site().emailHref} className="flex min-h-11 items-center text-base font-medium">
          {site().email}
        </a>
        <p className="num text-sm leading-6 text-ink-2">
          {site().weekdays}
          <br />
          {site().weekend}
        </p>
      </div>
    </Sheet>
  );
}
