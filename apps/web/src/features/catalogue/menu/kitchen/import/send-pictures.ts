import { sendMenuPicture } from '@tawa/contract/catalogue/menu.kitchen';
import { ApiError, messageFrom, upload } from '#lib/api/api-client.ts';
import { ArchiveRefused, type ArchiveFile } from './archive.ts';

/** A picture that rows name. */
export interface NamedFile {
  name: string;
  file: ArchiveFile;
}

/** Why a picture was not sent: it never will be, or it may be tried again. */
export interface SendFault {
  name: string;
  kind: 'refused' | 'notSent';
  text: string;
}

interface Sending {
  attempt: string;
  pictures: readonly NamedFile[];
  onSent: (name: string) => void;
  /** What to say where the server says nothing. */
  textFailed: string;
  textOf: (refusal: ArchiveRefused) => string;
}

const atOnce = 3;
const isFinal = ({ status }: ApiError): boolean => status === 400 || status === 413;

function faultOf(name: string, error: unknown, { textFailed, textOf }: Sending): SendFault {
  if (error instanceof ArchiveRefused) return { name, kind: 'refused', text: textOf(error) };
  const kind = error instanceof ApiError && isFinal(error) ? 'refused' : 'notSent';
  return { name, kind, text: messageFrom(error, textFailed) };
}

/** Sends pictures, a few at once; a server or a line that is gone ends the round, and what was sent stays sent. */
export async function sendPictures(sending: Sending): Promise<SendFault[]> {
  const { attempt, pictures, onSent } = sending;
  const faults: SendFault[] = [];
  const waiting = [...pictures];
  let halted: string | null = null;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, file } = next;
      if (halted !== null) {
        faults.push({ name, kind: 'notSent', text: halted });
        continue;
      }
      try {
        await upload(sendMenuPicture, { query: { attempt, name } }, new Blob([await file.read()]));
        onSent(name);
      } catch (error) {
        const fault = faultOf(name, error, sending);
        if (fault.kind === 'notSent') halted = fault.text;
        faults.push(fault);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return faults;
}
