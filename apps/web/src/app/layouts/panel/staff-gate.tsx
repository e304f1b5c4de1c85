import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { dashboardOf } from '#lib/paths.ts';
import type { Role } from '#lib/session/session.ts';
import { AccessDenied } from '#app/pages/error-screens.tsx';
import { sidebarsIn } from '#app/panels/sidebars.ts';
import { usePanelAccess } from './panel-access.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Shows a screen of the panel, or why the role does not include it; a day begins at the first that is open. */
export function StaffGate({ panel, children }: { panel: Role; children: ReactNode }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { isOpen, closedText } = usePanelAccess(panel);
  if (isOpen(pathname)) return children;
  const first = sidebarsIn(language)[panel].find(({ path }) => isOpen(path));
  if (pathname === dashboardOf(panel) && first) return <Navigate to={first.path} replace />;
  return <AccessDenied text={closedText} />;
}
