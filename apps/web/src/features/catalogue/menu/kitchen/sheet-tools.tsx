import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { writeMenuTemplate } from '@tawa/domain/catalogue/menu-template';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { useEffect, useRef, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { saveFile } from '#lib/api/save-file.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useExportMenu, useImportMenu } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';

type Cause = ImportedMenu['errors'][number];

/** Rows of a file as runs, like `2–251, 300`. */
const runsOf = ({ ranges }: Cause): string =>
  ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');

function Rows({ cause }: { cause: Cause }) {
  const t = useTexts(kitchenMenuTexts);
  const named = cause.ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const values = { count: cause.count, rows: runsOf(cause) };
  return named < cause.count ? t.rowsAndMore(values) : t.rowsOf(values);
}

function Faults({ outcome: { errors, fault_count } }: { outcome: ImportedMenu }) {
  const t = useTexts(kitchenMenuTexts);
  return (
    <>
      <Banner tone="danger" alert title={t.nothingWritten({ count: fault_count })}>
        {t.mendTheseRows}
      </Banner>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">{t.faultsFile}</caption>
        <thead>
          <tr className="bg-surface-2 text-left">
            <th className="px-3 py-2 font-semibold">{t.whatWrong}</th>
            <th className="px-3 py-2 font-semibold">{t.column}</th>
            <th className="px-3 py-2 font-semibold">{t.rows}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((cause) => (
            <tr key={`${cause.column} ${cause.text}`} className="border-b border-line align-top">
              <td className="px-3 py-2 wrap-anywhere">{cause.text}</td>
              <td className="px-3 py-2 whitespace-nowrap">{cause.column || '–'}</td>
              <td className="num px-3 py-2 font-semibold wrap-anywhere">
                <Rows cause={cause} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Outcome({ outcome }: { outcome: ImportedMenu }) {
  const t = useTexts(kitchenMenuTexts);
  const { rows, added, changed, unchanged, changes, sections_added, groups_added, groups_changed } = outcome;
  if (outcome.errors.length > 0) return <Faults outcome={outcome} />;
  const counts = t.rowsNewChanged({
    rows,
    added: formatCount(added),
    changed: formatCount(changed),
    unchanged: formatCount(unchanged),
  });
  return (
    <>
      <Banner tone={added + changed > 0 ? 'success' : 'info'}>{counts}</Banner>
      {sections_added.length > 0 && (
        <p className="mt-3 text-sm wrap-anywhere">
          {t.sectionsMade({ count: sections_added.length, sections: sections_added.join(', ') })}
        </p>
      )}
      {groups_added > 0 && <p className="mt-3 text-sm">{t.groupsMade({ count: groups_added })}</p>}
      {groups_changed > 0 && <p className="mt-3 text-sm">{t.groupsChanged({ count: groups_changed })}</p>}
      <ul className="mt-4 divide-y divide-line text-sm">
        {changes.map(({ row, dish_name, text }) => (
          <li key={row} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-semibold break-words">{dish_name}</span>
            <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
      {added + changed > changes.length && (
        <p className="mt-2 text-note text-ink-3">{t.more({ added: formatCount(added + changed - changes.length) })}</p>
      )}
    </>
  );
}

/** A file of dishes: what it would do first, then the writing of all of it. */
function ImportSheet({ file, onFile, onClose }: { file: File; onFile: () => void; onClose: () => void }) {
  const t = useTexts(kitchenMenuTexts);
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
          toast.success(t.dishesAddedChanged({ added, changed: formatCount(changed) }));
          onClose();
        },
      },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.importMenu}
      description={file.name}
      phone="full"
      width="large"
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onFile}>
            {t.chooseAnother}
          </Button>
          <Button
            className="flex-1"
            disabled={!isReady}
            pending={write.isPending}
            pendingText={t.writing}
            onClick={send}
          >
            {isReady ? t.write({ count }) : t.nothingWrite}
          </Button>
        </div>
      }
    >
      {failure && (
        <Banner tone="danger" alert>
          {messageFrom(failure, t.fileFailed)}
        </Banner>
      )}
      {check.isPending && <p role="status">{t.readingFile}</p>}
      {outcome && !failure && <Outcome outcome={outcome} />}
    </Sheet>
  );
}

/** The menu as a file, out and in again. */
export function SheetTools() {
  const t = useTexts(kitchenMenuTexts);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const read = useExportMenu();
  const choose = () => input.current?.click();
  const save = () =>
    read.mutate(undefined, {
      onSuccess: (text) => saveFile(text, 'menu.csv'),
      onError: (error) => toast.error(messageFrom(error, t.failed)),
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t.menuAsCsv}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="secondary" size={40} icon={UploadSimpleIcon} onClick={choose}>
        <span>{t.importCsv({ mark: (words) => <span className="max-lg:sr-only">{words}</span> })}</span>
      </Button>
      <Button variant="secondary" size={40} icon={DownloadSimpleIcon} pending={read.isPending} onClick={save}>
        {t.export}
      </Button>
      <IconButton
        label={t.sheetTemplate}
        icon={FileCsvIcon}
        onClick={() => saveFile(writeMenuTemplate(), 'menu-template.csv')}
      />
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
