import type { Role } from '#lib/session/session.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { useCloseOnNavigation } from '../use-close-on-navigation.ts';
import { panelTexts } from './panel.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The side bar of narrow screens, from the right. */
export function PanelDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTexts(panelTexts);
  useCloseOnNavigation(onClose);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.menu}
      hideTitle
      phone="drawer"
      desktop="drawer"
      flush
    >
      <Sidebar role={role} />
    </Sheet>
  );
}
