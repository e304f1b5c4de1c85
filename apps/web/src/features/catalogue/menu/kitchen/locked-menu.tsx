import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { messageFrom } from '#lib/api/api-client.ts';
import { menuMessages } from '#lib/messages-menu.ts';
import { paths } from '#lib/paths.ts';
import { saveFile } from '#lib/api/save-file.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useExportMenu } from './menu-editor.queries.ts';

/** Why no dish can be written yet, what opens the menu, and what can be done meanwhile. */
export function LockedMenu() {
  const read = useExportMenu();
  const save = () =>
    read.mutate(undefined, {
      onSuccess: (text) => saveFile(text, 'menu.csv'),
      onError: (error) => toast.error(messageFrom(error, menuMessages.failed)),
    });
  return (
    <EmptyState
      picture={<LockSimpleIcon aria-hidden="true" />}
      title={menuMessages.locked}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.restaurantProfile}>{menuMessages.whatIsMissing}</ButtonLink>
          <Button variant="secondary" icon={DownloadSimpleIcon} pending={read.isPending} onClick={save}>
            {menuMessages.template}
          </Button>
        </span>
      }
    >
      {menuMessages.lockedText}
    </EmptyState>
  );
}
