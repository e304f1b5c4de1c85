import { type StaffRole, staffRoleTexts, staffRoleWords } from '@tawa/domain/accounts/staff';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { paths } from '#lib/paths.ts';
import { type Role, useSession } from '#lib/session/session.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { areaOfPath } from './staff-paths.ts';
import { panelTexts } from './panel.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface PanelAccess {
  /** Whether somebody's role in the restaurant or in the office includes a screen. */
  isOpen: (path: string) => boolean;
  /** Why a screen is closed. */
  closedText: string;
  /** What is said over a screen where somebody may look and do nothing. */
  lookTextOf?: (path: string) => string | undefined;
  /** Which part of the panel this is, where it is not all of it. */
  partText?: string | undefined;
}

const limitOf = (role: StaffRole | null, language: Language) =>
  role === null || role === 'owner'
    ? undefined
    : textsIn(panelTexts, language).yourPart({ role: staffRoleWords[role], text: staffRoleTexts[role] });

/** What is the owner's as a person; a visit does not show it. */
const ownersPages: ReadonlySet<string> = new Set([paths.notifications, paths.changePassword, paths.deleteAccount]);

/** Which screens of a panel are open to whoever is signed in. */
export function usePanelAccess(panel: Role): PanelAccess {
  const t = useTexts(panelTexts);
  const language = useLanguage();
  const staff = useStaffAccess();
  const office = useOfficeAccess();
  const isVisit = useSession()?.visiting !== undefined;
  if (panel === 'restaurant')
    return {
      isOpen: (path) => staff.isOpen(areaOfPath(path)) && !(isVisit && ownersPages.has(path)),
      closedText: isVisit ? t.ownersOwn : t.notYours({ role: staffRoleWords[staff.role ?? 'owner'] }),
      partText: limitOf(staff.role, language),
    };
  if (panel === 'admin')
    return {
      isOpen: office.isScreenOpen,
      lookTextOf: (path) =>
        office.isLooking(path) ? t.administrator.looking({ role: office.roleName ?? '' }) : undefined,
      closedText: t.administrator.notYours({ role: office.roleName ?? '' }),
    };
  return { isOpen: () => true, closedText: '' };
}
