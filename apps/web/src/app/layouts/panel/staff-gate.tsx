import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { dashboardOf, paths } from '#lib/paths.ts';
import { useSession, type Role } from '#lib/session/session.ts';
import { TabletFrame } from '#features/accounts/staff/kitchen/tablet/tablet-frame.tsx';
import { AccessDenied } from '#app/pages/error-screens.tsx';
import { sidebarsIn } from '#app/panels/sidebars.ts';
import { usePanelAccess } from './panel-access.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** The screens that a shared tablet has. */
const ofTablet: ReadonlySet<string> = new Set([paths.restaurantOrders, paths.restaurantLine]);

/** Shows a screen of the panel, or why the role does not include it; a day begins at the first that is open. */
export function StaffGate({ panel, children }: { panel: Role; children: ReactNode }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { isOpen, closedText, lookTextOf } = usePanelAccess(panel);
  const isTablet = useSession()?.tablet !== undefined;
  if (isTablet && panel === 'restaurant')
    return ofTablet.has(pathname) ? (
      <TabletFrame>{children}</TabletFrame>
    ) : (
      <Navigate to={paths.restaurantOrders} replace />
    );
  const lookText = lookTextOf?.(pathname);
  if (isOpen(pathname) && lookText !== undefined)
    return (
      <>
        <p role="note" className="border-b border-line bg-surface-2 px-4 py-2 text-sm font-semibold text-ink-2 lg:px-6">
          {lookText}
        </p>
        {children}
      </>
    );
  if (isOpen(pathname)) return children;
  const first = sidebarsIn(language)[panel].find(({ path }) => isOpen(path));
  if (pathname === dashboardOf(panel) && first) return <Navigate to={first.path} replace />;
  return <AccessDenied text={closedText} />;
}
