import {
  type ComplaintActor,
  complaintCategories,
  type ComplaintCategory,
  complaintOutcomes,
  type ComplaintOutcome,
  complaintStates,
  type ComplaintState,
} from '@tawa/domain/care/complaints';

const actors: readonly ComplaintActor[] = ['customer', 'restaurant', 'admin', 'system'];

function known<T extends string>(values: readonly T[], text: string): T {
  const value = values.find((entry) => entry === text);
  if (value === undefined) throw new Error(`The database holds an unknown word: ${text}`);
  return value;
}

/** The words of a stored complaint in the types of the domain; the table's checks allow no others. */
export const stateOf = (text: string): ComplaintState => known(complaintStates, text);
export const categoryOf = (text: string): ComplaintCategory => known(complaintCategories, text);
export const actorOf = (text: string): ComplaintActor => known(actors, text);
export const outcomeOf = (text: string): ComplaintOutcome => known(complaintOutcomes, text);
export const channelOf = (text: string): 'all' | 'kitchen' => known(['all', 'kitchen'], text);
