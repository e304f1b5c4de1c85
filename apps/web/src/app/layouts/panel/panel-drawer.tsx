import type { Role } from '#lib/session/session.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { useCloseOnNavigation } from '../use-close-on-navigation.ts';

/** The side bar of narrow screens, from the right. */
export function PanelDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  useCloseOnNavigation(onClose);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Menu"
      hideTitle
      phone="drawer"
      desktop="drawer"
      flush
    >
      <Sidebar role={role} />
    </Sheet>
  );
}
