import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { matchPictures, type PictureMatch } from '@tawa/domain/catalogue/menu-pictures';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useImportMenu } from '../menu-editor.queries.ts';
import type { ArchiveFile } from './archive.ts';
import { importTexts } from './import.texts.ts';
import { openPictures, readSheetFile, type Chosen } from './read-files.ts';
import { sendPictures, type NamedFile, type SendFault } from './send-pictures.ts';

const pictureBytesMax = 5 * 1024 * 1024;

/** What was read of the chosen files, under a name of its own for the server. */
export interface Read {
  attempt: string;
  csv: Blob;
  outcome: ImportedMenu;
  hasZip: boolean;
  match: PictureMatch<ArchiveFile>;
}

/** Why a picture that rows name cannot come with them. */
export type PictureFault = { name: string; kind: 'missing' | 'unclear' | 'tooLarge' } | SendFault;

const isFitting = ({ file }: NamedFile): boolean => file.bytes <= pictureBytesMax;

function faultsOf({ match: { missing, unclear, found } }: Read, sendFaults: readonly SendFault[]): PictureFault[] {
  return [
    ...missing.map((name) => ({ name, kind: 'missing' as const })),
    ...unclear.map((name) => ({ name, kind: 'unclear' as const })),
    ...found.filter((one) => !isFitting(one)).map(({ name }) => ({ name, kind: 'tooLarge' as const })),
    ...sendFaults,
  ];
}

const noneSent: ReadonlySet<string> = new Set();

/** Sends the pictures that were not sent yet, then the file; what was sent stays sent. */
function useSending(without: boolean) {
  const t = useTexts(importTexts);
  const write = useImportMenu();
  const [sent, setSent] = useState(noneSent);
  const [faults, setFaults] = useState<readonly SendFault[]>([]);
  const send = useMutation({
    mutationFn: async ({ match, attempt, csv }: Read) => {
      // What the server refused it would refuse again.
      const kept = faults.filter(({ kind }) => kind === 'refused');
      const refused = new Set(kept.map(({ name }) => name));
      setFaults(kept);
      const fresh = await sendPictures({
        attempt,
        pictures: match.found.filter((one) => isFitting(one) && !sent.has(one.name) && !refused.has(one.name)),
        onSent: (name) => setSent((before) => new Set([...before, name])),
        textFailed: t.fileFailed,
        textOf: ({ refusal }) => t.archive[refusal],
      });
      const found = [...kept, ...fresh];
      setFaults(found);
      if (found.length > 0 && !without) return null;
      return write.mutateAsync({ file: csv, write: true, attempt, withoutMissing: without });
    },
  });
  const reset = () => {
    setSent(noneSent);
    setFaults([]);
    write.reset();
    send.reset();
  };
  return { send, written: write.data, sent: sent.size, faults, reset };
}

/** The import of a menu: reading, looking, sending pictures, writing. */
export function useImport(onWritten: (outcome: ImportedMenu) => void) {
  const check = useImportMenu();
  const [without, setWithout] = useState(false);
  const { send, written, sent, faults, reset } = useSending(without);
  const look = useMutation({
    mutationFn: async ({ sheet, zip }: Chosen): Promise<Read | null> => {
      if (!sheet) return null;
      const csv = await readSheetFile(sheet);
      const files = zip ? await openPictures(zip) : [];
      const outcome = await check.mutateAsync({ file: csv, write: false });
      const names = outcome.pictures.map(({ name }) => name);
      const match = matchPictures(names, files);
      return { attempt: crypto.randomUUID(), csv, outcome, hasZip: zip !== null, match };
    },
  });
  const read = look.data ?? null;
  return {
    read,
    outcome: written ?? read?.outcome ?? null,
    without,
    setWithout,
    sent,
    toSend: read?.match.found.filter(isFitting).length ?? 0,
    faults: read ? faultsOf(read, faults) : [],
    isReading: look.isPending,
    isWorking: send.isPending,
    failure: send.error ?? look.error,
    look: (chosen: Chosen) => {
      setWithout(false);
      reset();
      look.mutate(chosen);
    },
    start: () => {
      if (read) send.mutate(read, { onSuccess: (answer) => answer?.written && onWritten(answer) });
    },
  };
}
