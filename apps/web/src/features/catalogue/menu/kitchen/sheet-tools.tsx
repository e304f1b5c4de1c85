import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { useEffect, useRef, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatCount, plural } from '#lib/format.ts';
import { menuMessages } from '#lib/messages-menu.ts';
import { saveFile } from '#lib/api/save-file.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useExportMenu, useImportMenu } from './menu-editor.queries.ts';

function Outcome({ outcome }: { outcome: ImportedMenu }) {
  const { rows, added, changed, unchanged, errors, changes } = outcome;
  const counts = `${plural(rows, 'row')}: ${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged`;
  if (errors.length > 0)
    return (
      <>
        <Banner tone="danger" alert title={`${plural(errors.length, 'fault')}. Nothing was written.`}>
          Mend these rows in the file and choose it again.
        </Banner>
        <table className="mt-4 w-full text-sm">
          <caption className="sr-only">Faults of the file</caption>
          <thead>
            <tr className="bg-surface-2 text-left">
              <th className="px-3 py-2 font-semibold">Row</th>
              <th className="px-3 py-2 font-semibold">Column</th>
              <th className="px-3 py-2 font-semibold">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, text }) => (
              <tr key={`${row} ${column} ${text}`} className="border-b border-line align-top">
                <td className="num px-3 py-2 font-semibold">{row}</td>
                <td className="px-3 py-2 break-words">{column || '–'}</td>
                <td className="px-3 py-2 break-words">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    );
  return (
    <>
      <Banner tone={added + changed > 0 ? 'success' : 'info'}>{counts}</Banner>
      <ul className="mt-4 divide-y divide-line text-sm">
        {changes.map(({ row, dish_name, text }) => (
          <li key={row} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-semibold break-words">{dish_name}</span>
            <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
      {added + changed > changes.length && (
        <p className="mt-2 text-note text-ink-3">And {formatCount(added + changed - changes.length)} more.</p>
      )}
    </>
  );
}

/** A file of dishes: what it would do first, then the writing of all of it. */
function ImportSheet({ file, onFile, onClose }: { file: File; onFile: () => void; onClose: () => void }) {
  const check = useImportMenu();
  const write = useImportMenu();
  const { mutate: look } = check;
  useEffect(() => look({ file, write: false }), [file, look]);
  const outcome = write.data ?? check.data;
  const failure = write.error ?? check.error;
  const count = outcome ? outcome.added + outcome.changed : 0;
  const isReady = outcome !== undefined && outcome.errors.length === 0 && count > 0;
  const send = () =>
    write.mutate(
      { file, write: true },
      {
        onSuccess: ({ written, added, changed }) => {
          if (!written) return;
          toast.success(`${plural(added, 'dish', 'dishes')} added, ${formatCount(changed)} changed`);
          onClose();
        },
      },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import a menu"
      description={file.name}
      phone="full"
      width="large"
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onFile}>
            Choose another
          </Button>
          <Button
            className="flex-1"
            disabled={!isReady}
            pending={write.isPending}
            pendingText="Writing..."
            onClick={send}
          >
            {isReady ? `Write ${plural(count, 'dish', 'dishes')}` : 'Nothing to write'}
          </Button>
        </div>
      }
    >
      {failure && (
        <Banner tone="danger" alert>
          {messageFrom(failure, menuMessages.fileFailed)}
        </Banner>
      )}
      {check.isPending && <p role="status">Reading the file...</p>}
      {outcome && !failure && <Outcome outcome={outcome} />}
    </Sheet>
  );
}

/** The menu as a file, out and in again. */
export function SheetTools() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const read = useExportMenu();
  const choose = () => input.current?.click();
  const save = () =>
    read.mutate(undefined, {
      onSuccess: (text) => saveFile(text, 'menu.csv'),
      onError: (error) => toast.error(messageFrom(error, menuMessages.failed)),
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="Menu as a CSV file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="secondary" size={40} icon={UploadSimpleIcon} onClick={choose}>
        <span>
          Import<span className="max-lg:sr-only"> CSV</span>
        </span>
      </Button>
      <Button variant="secondary" size={40} icon={DownloadSimpleIcon} pending={read.isPending} onClick={save}>
        Export
      </Button>
      {file && (
        <ImportSheet
          key={`${file.name} ${file.lastModified}`}
          file={file}
          onFile={choose}
          onClose={() => setFile(null)}
        />
      )}
    </>
  );
}
