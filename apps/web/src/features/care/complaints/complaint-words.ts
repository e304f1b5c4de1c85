import type { ComplaintSummary, ComplaintThread } from '@tawa/contract/care/complaints';
import {
  complaintCategoryWords,
  complaintPanelWords,
  type ComplaintState,
  complaintStateWords,
  isUnresolved,
} from '@tawa/domain/care/complaints';
import type { BadgeTone } from '#ui/badge.tsx';

export type Viewer = 'customer' | 'restaurant' | 'admin';

export const titleOf = ({ subject, category }: Pick<ComplaintSummary, 'subject' | 'category'>): string =>
  subject ?? complaintCategoryWords[category];

export const stateWordFor = (status: ComplaintState, viewer: Viewer): string =>
  (viewer === 'customer' ? complaintStateWords : complaintPanelWords)[status];

export function toneOf(status: ComplaintState): BadgeTone {
  if (status === 'resolved') return 'success';
  if (!isUnresolved(status)) return 'neutral';
  return status === 'waiting_customer' ? 'info' : 'warning';
}

/** What the office wrote for itself. */
export interface Note {
  complaint_note_id: number;
  name: string;
  note: string;
  created_on: string;
}

/** One thing in a thread: something said, or a step that was taken. */
export type Entry =
  | {
      key: string;
      at: string;
      kind: 'said';
      message: ComplaintThread['messages'][number];
      photos: ComplaintThread['photos'];
    }
  | { key: string; at: string; kind: 'step'; event: ComplaintThread['events'][number] }
  | { key: string; at: string; kind: 'note'; note: Note };

/** The complaint, its messages and its steps in the order in which they happened. */
export function entriesOf(thread: ComplaintThread, notes: readonly Note[]): Entry[] {
  const { complaint_id, customer_name, message, created_on, photos, messages, events } = thread;
  const first = {
    complaint_message_id: complaint_id,
    author: 'customer',
    name: customer_name,
    channel: 'all',
    refunded: null,
  } as const;
  const said = messages.map((each): Entry => ({
    key: `m${each.complaint_message_id}`,
    at: each.created_on,
    kind: 'said',
    message: each,
    photos: [],
  }));
  const steps = events.map((event, index): Entry => ({ key: `e${index}`, at: event.at, kind: 'step', event }));
  const noted = notes.map((note): Entry => ({
    key: `n${note.complaint_note_id}`,
    at: note.created_on,
    kind: 'note',
    note,
  }));
  const rest = [...said, ...steps, ...noted].toSorted((one, other) => one.at.localeCompare(other.at));
  return [{ key: 'first', at: created_on, kind: 'said', message: { ...first, message, created_on }, photos }, ...rest];
}
