import { searchLengthMax } from '@tawa/domain/common/limits';
import { useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { rememberSearch } from './recent-searches.ts';

/** Remembers the words and opens their results; without words it opens the page on which to type them. */
export function useGoSearch(): (typed: string, without?: string) => void {
  const navigate = useNavigate();
  return (typed, without) => {
    const q = typed.trim().slice(0, searchLengthMax);
    if (q !== '') rememberSearch(q);
    void navigate(paths.search({ q, without }));
  };
}
