import { writeMenuTemplate } from '@tawa/domain/catalogue/menu-template';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { Suspense, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { saveFile } from '#lib/api/save-file.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { toast } from '#ui/toast/toast.ts';
import { useExportMenu } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';

const ImportSheet = lazyPart(async () => (await import('./import/import-sheet.tsx')).ImportSheet);

/** The menu as a file, out and in again. */
export function SheetTools() {
  const t = useTexts(kitchenMenuTexts);
  const [isImporting, setImporting] = useState(false);
  const read = useExportMenu();
  const save = () =>
    read.mutate(undefined, {
      onSuccess: (text) => saveFile(text, 'menu.csv'),
      onError: (error) => toast.error(messageFrom(error, t.failed)),
    });
  return (
    <>
      <Button variant="secondary" size={40} icon={UploadSimpleIcon} onClick={() => setImporting(true)}>
        {t.importFile}
      </Button>
      <Button variant="secondary" size={40} icon={DownloadSimpleIcon} pending={read.isPending} onClick={save}>
        {t.export}
      </Button>
      <IconButton
        label={t.sheetTemplate}
        icon={FileCsvIcon}
        onClick={() => saveFile(writeMenuTemplate(), 'menu-template.csv')}
      />
      {isImporting && (
        <Suspense>
          <ImportSheet onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
