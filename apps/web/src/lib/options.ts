/** What can be chosen, of its words: each value with what it is called. */
export const optionsOf = <T extends string>(words: Readonly<Record<T, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));
