type Table<T> = Partial<Record<string, T>>;

/** What the table itself holds under a name; never what every object has by birth, such as `constructor`. */
export const findOwn = <T>(table: Readonly<Table<T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Keeps a value under a name, also under one that means something to every object, such as `__proto__`. */
export const keepOwn = <T>(table: Table<T>, name: string, value: T): void => {
  Object.defineProperty(table, name, { value, writable: true, enumerable: true, configurable: true });
};
