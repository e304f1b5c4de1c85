const actions: Record<string, string> = {
  'user.block': 'Blocked',
  'user.unblock': 'Unblocked',
  'user.cash': 'Changed cash on delivery',
  'user.note': 'Wrote a note',
  'user.reset_link': 'Mailed a reset link',
};

/** 'user.reset_link' in words. */
export const actionWords = (action: string): string =>
  actions[action] ?? action.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);
};

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

/** The fields that a deed changed, each with its old and new value. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({
    field: name.replaceAll('_', ' '),
    before: shown(before[name]),
    after: shown(after[name]),
  }));
}
