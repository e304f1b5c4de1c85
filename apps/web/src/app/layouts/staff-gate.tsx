import { staffRoleWords } from '@tawa/domain/staff';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { staffTexts } from '../../lib/messages-staff.ts';
import type { Role } from '../../lib/session.ts';
import { useStaffAccess } from '../../lib/staff-access.ts';
import { AccessDenied } from '../error-screens.tsx';
import { sidebars } from '../sidebars.ts';
import { areaOfPath } from './staff-paths.ts';

/** Shows a screen of the panel, or why somebody of the staff may not see it; their day begins at the first that is open. */
export function StaffGate({ panel, children }: { panel: Role; children: ReactNode }) {
  const { pathname } = useLocation();
  const { role, isOpen } = useStaffAccess();
  if (panel !== 'restaurant' || role === null || isOpen(areaOfPath(pathname))) return children;
  const first = sidebars[panel].find(({ path }) => isOpen(areaOfPath(path)));
  if (pathname === '/restaurant-dashboard' && first) return <Navigate to={first.path} replace />;
  return <AccessDenied text={staffTexts.notYours(staffRoleWords[role])} />;
}
