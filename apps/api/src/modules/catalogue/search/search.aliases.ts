import { bookOf, type AliasBook } from '@tawa/domain/catalogue/search-words';
import type { Deps } from '../../../deps.ts';
import { oncePerCache } from '#platform/cache/cache.ts';
import { Kept } from '#platform/cache/kept.ts';
import { listAliases } from './search.aliases.store.ts';

const bytesMax = 4 * 1024 * 1024;
const bytesOfAlias = 200;
const maxAgeMs = 3_600_000;

const books = oncePerCache((cache) => new Kept<AliasBook>(cache, { bytesMax }));

/** Every other way to write something as this process keeps it: a search reads none of it from the database. */
export const getAliasBook = ({ db, cache }: Pick<Deps, 'db' | 'cache'>): Promise<AliasBook> =>
  books(cache).get('aliases', async () => {
    const aliases = await listAliases(db);
    const size = aliases.length * bytesOfAlias;
    return { value: bookOf(aliases), size, topics: ['search', 'cities'], maxAgeMs, isKept: true };
  });
