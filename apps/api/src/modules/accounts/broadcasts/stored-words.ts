import {
  broadcastChannels,
  broadcastStates,
  type BroadcastChannel,
  type BroadcastState,
} from '@tawa/domain/accounts/broadcasts';

/** A state as the table has it. */
export function stateOf(text: string): BroadcastState {
  const state = broadcastStates.find((one) => one === text);
  if (state === undefined) throw new Error(`There is no state ${text}.`);
  return state;
}

export const channelsOf = (texts: readonly string[]): BroadcastChannel[] =>
  broadcastChannels.filter((channel) => texts.includes(channel));
