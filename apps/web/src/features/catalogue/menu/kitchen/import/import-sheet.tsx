import { UploadSimpleIcon } from '@phosphor-icons/react/dist/ssr/UploadSimple';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useRef, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ArchiveRefused } from './archive.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { importTexts } from './import.texts.ts';
import { sortFiles, type Chosen } from './read-files.ts';
import { WorkbookRefused } from './read-workbook.ts';
import { useImport } from './use-import.ts';

interface PickerProps {
  chosen: Chosen;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  onRemove: (part: keyof Chosen) => void;
}

/** Takes files by the button, the keyboard or a drop; the menu and its pictures may come together. */
function FilePicker({ chosen, disabled, onFiles, onRemove }: PickerProps) {
  const t = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const parts = (['sheet', 'zip'] as const).flatMap((part) => {
    const file = chosen[part];
    return file ? [{ part, name: file.name }] : [];
  });
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      className={cx('rounded-lg border border-dashed border-line-strong p-4', isOver && 'ring-2 ring-brand')}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept=".csv,.xlsx,.zip,text/csv"
        aria-label={t.files}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {parts.length === 0 && <p className="mb-1 text-body font-semibold">{t.drop}</p>}
      <p className="mb-3 text-note text-ink-3">{t.dropHint}</p>
      {parts.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {parts.map(({ part, name }) => (
            <li key={part} className="flex items-center gap-2 rounded-md bg-surface-2 pl-3 text-sm font-semibold">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <IconButton label={t.remove({ name })} icon={XIcon} disabled={disabled} onClick={() => onRemove(part)} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size={40}
        icon={UploadSimpleIcon}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {parts.length > 0 ? t.chooseOthers : t.choose}
      </Button>
    </div>
  );
}

function FailureWords({ failure }: { failure: Error }) {
  const t = useTexts(importTexts);
  if (failure instanceof ArchiveRefused) return t.archive[failure.refusal];
  if (failure instanceof WorkbookRefused)
    return failure.fault === 'cell' ? t.workbook.cell({ detail: failure.detail }) : t.workbook[failure.fault];
  return messageFrom(failure, t.fileFailed);
}

const nothing: Chosen = { sheet: null, zip: null };

/** A menu from a file, with pictures: what it would do first, then the writing of all of it. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(importTexts);
  const [chosen, setChosen] = useState(nothing);
  const [other, setOther] = useState<string | null>(null);
  const work = useImport(({ added, changed }) => {
    toast.success(t.dishesAddedChanged({ added, changed: formatCount(changed) }));
    onClose();
  });
  const { read, outcome, faults, isWorking } = work;
  const take = (next: Chosen) => {
    setChosen(next);
    work.look(next);
  };
  const takeFiles = (files: readonly File[]) => {
    const sorted = sortFiles(files, chosen);
    setOther(sorted.other?.name ?? null);
    if (sorted.chosen.sheet !== chosen.sheet || sorted.chosen.zip !== chosen.zip) take(sorted.chosen);
  };
  const count = outcome ? outcome.added + outcome.changed : 0;
  const canWrite = outcome !== null && outcome.errors.length === 0 && count > 0;
  const isReady = canWrite && !work.isReading && (faults.length === 0 || work.without || faults.some(isAgain));
  const words = !canWrite ? t.nothingWrite : faults.some(isAgain) && !work.without ? t.tryAgain : t.write({ count });
  const sending = t.sending({ done: formatCount(work.sent), all: formatCount(work.toSend) });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !isWorking && onClose()}
      title={t.importMenu}
      phone="full"
      width="large"
      footer={
        outcome && (
          <Button
            className="w-full"
            disabled={!isReady}
            pending={isWorking}
            pendingText={work.sent < work.toSend ? sending : t.writing}
            onClick={work.start}
          >
            {words}
          </Button>
        )
      }
    >
      <FilePicker
        chosen={chosen}
        disabled={isWorking}
        onFiles={takeFiles}
        onRemove={(part) => take({ ...chosen, [part]: null })}
      />
      <div className="mt-4">
        {other !== null && <Banner tone="warning">{t.otherFile({ name: other })}</Banner>}
        {!chosen.sheet && chosen.zip && <Banner tone="info">{t.onlyPictures}</Banner>}
        {work.failure && (
          <Banner tone="danger" alert>
            <FailureWords failure={work.failure} />
          </Banner>
        )}
        {isWorking && work.toSend > 0 && (
          <progress
            aria-label={sending}
            value={work.sent}
            max={work.toSend}
            className="mb-3 block w-full accent-brand"
          />
        )}
        {work.isReading && chosen.sheet && <p role="status">{t.readingFile}</p>}
        {read && outcome && !work.isReading && (
          <ImportOutcome outcome={outcome}>
            <ImportPictures read={read} faults={faults} without={work.without} onWithout={work.setWithout} />
          </ImportOutcome>
        )}
      </div>
    </Sheet>
  );
}

const isAgain = ({ kind }: { kind: string }): boolean => kind === 'notSent';
