import { searchKinds } from '@tawa/contract/catalogue/search';
import { searchLengthMax, searchPageSize, searchResultsMax } from '@tawa/domain/common/limits';

const pagesMax = searchResultsMax / searchPageSize;

/** What the address of the search page asks for. */
export function readSearch(address: URLSearchParams) {
  const pages = Number(address.get('pages') ?? '1');
  return {
    q: (address.get('q') ?? '').trim().slice(0, searchLengthMax),
    kind: searchKinds.find((kind) => kind === address.get('kind')),
    /** Parts of the words that were taken away. */
    without: (address.get('without') ?? '').slice(0, searchLengthMax * 2),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, pagesMax) : 1,
  };
}
