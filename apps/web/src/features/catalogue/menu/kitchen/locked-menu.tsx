import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { saveFile } from '#lib/api/save-file.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useExportMenu } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';

/** Why no dish can be written yet, what opens the menu, and what can be done meanwhile. */
export function LockedMenu() {
  const t = useTexts(kitchenMenuTexts);
  const read = useExportMenu();
  const save = () =>
    read.mutate(undefined, {
      onSuccess: (text) => saveFile(text, 'menu.csv'),
      onError: (error) => toast.error(messageFrom(error, t.failed)),
    });
  return (
    <EmptyState
      picture={<LockSimpleIcon aria-hidden="true" />}
      title={t.locked}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.restaurantProfile}>{t.whatIsMissing}</ButtonLink>
          <Button variant="secondary" icon={DownloadSimpleIcon} pending={read.isPending} onClick={save}>
            {t.template}
          </Button>
        </span>
      }
    >
      {t.lockedText}
    </EmptyState>
  );
}
