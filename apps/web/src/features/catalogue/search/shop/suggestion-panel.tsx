import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useSelectedCity } from '#lib/place/selected-city.ts';
import { useSession } from '#lib/session/session.ts';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';
import { oftenQuery, suggestionsQuery } from './search.queries.ts';
import { movePlace, suggestionRows, type Place, type Row } from './suggestion-rows.ts';
import { withoutAlso } from './search-chips.tsx';
import { cellId, Suggestions } from './suggestions.tsx';
import { useGoSearch } from './use-go-search.ts';
import { searchTexts } from './search.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** What the field asks the panel when a key is pressed; true when the key is spent. */
export interface PanelKeys {
  press: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

interface Props {
  id: string;
  typed: string;
  keys: Ref<PanelKeys>;
  /** Tells the field which cell the keys stand on, and whether there is anything to choose. */
  onState: (state: { cell: string | undefined; isFilled: boolean }) => void;
  onDone: () => void;
}

const settleMs = 120;

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The parts of this text that were taken away; another text begins anew. */
function useWithout(typed: string): [string, (part: string) => void] {
  const [taken, setTaken] = useState({ typed, without: '' });
  const without = taken.typed === typed ? taken.without : '';
  return [without, (part) => setTaken({ typed, without: withoutAlso(without, part) })];
}

/** What the caller comes back for; nothing for guests and other roles. */
function useOften(city: string | undefined) {
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const { data = [] } = useQuery({ ...oftenQuery(session?.userId ?? 0, city), enabled: isCustomer });
  return isCustomer ? data : [];
}

function useRows(typed: string, without: string) {
  const city = useSelectedCity();
  const often = useOften(city?.name);
  const recent = useRecentSearches();
  const settled = useSettled(typed.trim());
  const { data, isFetching } = useQuery(suggestionsQuery({ q: settled, city: city?.name, without }));
  const found = typed.trim() === '' ? undefined : data;
  const rows = suggestionRows(typed.trim(), { recent, often, found }, useLanguage());
  return {
    rows,
    isSettled: settled === typed.trim() && !isFetching,
    found,
  };
}

function useChoose(onDone: () => void, without: string) {
  const navigate = useNavigate();
  const go = useGoSearch();
  return (row: Row) => {
    onDone();
    if (row.kind === 'recent') return go(row.text);
    if (row.kind === 'all') return go(row.text, without);
    rememberSearch(row.text);
    void navigate(row.kind === 'restaurant' ? paths.restaurant(row.restaurant) : paths.dish(row.dish.menu_id));
  };
}

/** What can be chosen for the typed text. It has no focus of its own: the field passes its keys on. */
export function SuggestionPanel({ id, typed, keys, onState, onDone }: Props) {
  const t = useTexts(searchTexts);
  const [without, takeAway] = useWithout(typed);
  const { rows, isSettled, found } = useRows(typed, without);
  const [chosen, setPlace] = useState<{ typed: string; place: Place } | null>(null);
  const place = chosen?.typed === typed && chosen.place.row < rows.length ? chosen.place : null;
  const choose = useChoose(onDone, without);
  const moveTo = (next: Place | null) => setPlace(next && { typed, place: next });
  const forget = (row: Row) => {
    forgetSearch(row.text);
    moveTo(null);
  };
  useImperativeHandle(keys, () => ({
    press(event) {
      const row = place === null ? undefined : rows[place.row];
      if (row && (event.key === 'Enter' || (event.key === 'Delete' && row.kind === 'recent'))) {
        if (event.key === 'Delete' || place?.cell === 1) forget(row);
        else choose(row);
        return true;
      }
      const next = movePlace(event.key, place, rows);
      if (next !== undefined) moveTo(next);
      return next !== undefined;
    },
  }));
  const cell = place === null ? undefined : cellId(id, place);
  const isFilled = rows.length > 0;
  useEffect(() => onState({ cell, isFilled }), [onState, cell, isFilled]);
  const count = rows.filter(({ kind }) => kind !== 'all').length;
  return (
    <>
      <p role="status" className="sr-only">
        {isSettled && (count === 0 ? (typed.trim() === '' ? '' : t.noSuggestions) : t.suggestions({ count }))}
      </p>
      <Suggestions
        id={id}
        rows={rows}
        place={place}
        found={found}
        onRemove={({ typed: part }) => takeAway(part)}
        onChoose={choose}
        onForget={forget}
        onForgetAll={forgetSearches}
      />
    </>
  );
}
