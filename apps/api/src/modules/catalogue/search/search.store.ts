import { searchResultsMax } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import type { PlaceOf } from '#platform/database/compiled.ts';
import type { Db } from '#platform/database/db.ts';
import * as parts from './search.parts.store.ts';
import type { Question } from './search.parts.store.ts';

const most = sql.lit(searchResultsMax);

/** Ids in the order of the results; `kitchens` are the restaurants of the dishes, one for one. */
export interface Found {
  dishes: number[];
  kitchens: number[];
  restaurants: number[];
}

const ids = (column: string, from: string, order: string) =>
  sql`array(select ${sql.ref(column)} from ${sql.table(from)} order by ${sql.raw(order)})`;

const found = sql`
  select ${ids('menu_id', 'found_dishes', 'rank, popularity desc, menu_id')} as dishes,
    ${ids('restaurant_id', 'found_dishes', 'rank, popularity desc, menu_id')} as kitchens,
    ${ids('restaurant_id', 'restaurants', 'rank, score desc, restaurant_id')} as restaurants`;

const nothing: Found = { dishes: [], kitchens: [], restaurants: [] };

/** What begins with the words: dishes by their names, restaurants by their own words and then by those dishes. */
export const find = async (db: Db, question: Question): Promise<Found> =>
  (await readFound(db, question, {}))[0] ?? nothing;

const readFound = parts.asking(
  (question) => sql<Found>`${parts.planned}
    with ${parts.place(question)}, ${parts.words(question)}, ${parts.names(question)}, ${parts.dishes(question)},
    ${parts.restaurants(question)},
    restaurants as (
      select restaurant_id, min(rank) as rank, max(score) as score
      from (select * from listed union all select restaurant_id, 0, 3 + rank from found_dishes) r
      group by restaurant_id order by rank, score desc, restaurant_id limit ${most})
    ${found}`,
);

/** The most ordered dishes that fit, and their restaurants. */
export const findPopular = async (db: Db, question: Question): Promise<Found> =>
  (await readPopular(db, question, {}))[0] ?? nothing;

const readPopular = parts.asking(
  (question) => sql<Found>`${parts.planned}
    with ${parts.place(question)}, ${parts.popularDishes(question)},
    restaurants as (
      select l.restaurant_id, l.score, 0 as rank
      from restaurant_listings l where l.restaurant_id in (select restaurant_id from found_dishes))
    ${found}`,
);

/** What only holds the words within its own: dishes, dishes of categories named so, restaurants. */
export const findWithin = async (db: Db, question: Question): Promise<Found> =>
  (await readWithin(db, question, {}))[0] ?? nothing;

const readWithin = parts.asking(
  (question) => sql<Found>`${parts.planned}
    with ${parts.place(question)}, ${parts.words(question)},
    holding as materialized (
      select string_agg('(' || list || ')', ' & ')::tsquery as lexemes from (
        select (
          select string_agg(quote_literal((select id from place) || '/' || w.word), ' | ')
          from (select word from search_words where word like hold limit 200) w) as list
        from words, unnest(words.holds) as hold) lists
      having bool_and(list is not null)),
    names as materialized (
      select name_id, 0 as rank from search_names
      where scoped_lexemes(scope, folded) @@ (select lexemes from holding) limit ${most}),
    ${parts.dishes(question)},
    categorised as (
      select d.menu_id, d.restaurant_id, d.popularity, 1 as rank
      from categories g, cities c, lateral (
        select d.menu_id, d.restaurant_id, d.popularity from search_dishes d ${parts.joinFitting(question)}
        where d.category_id = g.category_id and d.city_id = c.city_id
        order by d.popularity desc, d.menu_id limit ${most}) d
      where exists (select from words) and g.isactive and fold_text(g.category_name) like all ((select begins from words)::text[])
        and c.isactive and (select id from place) in (0, c.city_id)),
    all_dishes as materialized (
      select menu_id, restaurant_id, popularity, min(rank) as rank
      from (select * from found_dishes union all select * from categorised) d
      group by menu_id, restaurant_id, popularity order by rank, popularity desc, menu_id limit ${most}),
    restaurants as (
      select restaurant_id, score, 0 as rank from (${parts.listedWith(question, sql`(select lexemes from holding)`, sql`true`)}) l
      where ${parts.hasFitting(question, 'l.restaurant_id')}
      order by score desc, restaurant_id limit ${most})
    select ${ids('menu_id', 'all_dishes', 'rank, popularity desc, menu_id')} as dishes,
      ${ids('restaurant_id', 'all_dishes', 'rank, popularity desc, menu_id')} as kitchens,
      ${ids('restaurant_id', 'restaurants', 'score desc, restaurant_id')} as restaurants`,
);

/**
 * The words with the mistyped ones replaced by near ones that are found here far more often; null when there are none.
 * Where something was found, only words that somebody's name has may be mistyped: by whoever wrote the name.
 */
export const findCorrection = async (db: Db, question: Question, foundNothing: boolean): Promise<string | null> =>
  (await readCorrection(db, question, { foundNothing }))[0]?.corrected ?? null;

const uses = (word: string) => sql`(
  select count(*) from (select from search_names
    where scoped_lexemes(scope, folded) @@ quote_literal((select id from place) || '/' || ${sql.ref(word)})::tsquery limit 50) n)
  + (select count(*) from (select from restaurant_listings
    where (scoped_lexemes(city_id, folded) || scoped_lexemes(0, folded))
      @@ quote_literal((select id from place) || '/' || ${sql.ref(word)})::tsquery limit 50) l)`;
const readCorrection = parts.asking(
  (question, place: PlaceOf<{ foundNothing: boolean }>) => sql<{ corrected: string | null }>`${parts.planned}
    with ${parts.place(question)}, ${parts.words(question)},
    typed as (
      select substr(start, 3, length(start) - 3) as word, ordinal, ordinal = cardinality(begins) as is_last
      from words, unnest(words.begins) with ordinality as of (start, ordinal)),
    nearest as (
      select t.ordinal, t.word, c.word as near
      from typed t left join lateral (
        select near.word from (
          select w.word, least(
            levenshtein_less_equal(w.word, t.word, 3),
            case when t.is_last and length(t.word) > 3 then levenshtein_less_equal(left(w.word, length(t.word)), t.word, 3) + 1 end) as distance
          from search_words w
          where length(t.word) > 2 and w.word <> t.word
            and (w.word % t.word or t.is_last and w.word >= left(t.word, 2) and w.word < left(t.word, 2) || chr(1114111))
          order by distance, similarity(w.word, t.word) desc limit 8) near, lateral (select ${uses('near.word')} as uses, ${uses('t.word')} as own offset 0) u
        where distance <= case when length(t.word) < 5 then 1 when length(t.word) < 9 then 2 else 3 end
          and uses >= greatest(1, 5 * own) and (own > 0 or ${place('foundNothing')}::boolean)
        order by distance, uses desc, near.word limit 1) c on true)
    select string_agg(coalesce(near, word), ' ' order by ordinal) as corrected
    from nearest having bool_or(near is not null)`,
);

/** How a word of another script may be spelled in Latin letters; the last word of a search may be half typed. */
export interface Spelled {
  word: string;
  spelling: string;
  is_last: boolean;
}

/** What a word of another script was heard as, and how many letters that is from a spelling of it. */
export interface HeardWord {
  heard: string;
  distance: number;
}

/** The words of dishes and restaurants here that these sound like, one for each at most, by the word as it was typed. */
export async function findHeard(
  db: Db,
  city: string | undefined,
  spelled: readonly Spelled[],
): Promise<Map<string, HeardWord>> {
  const question = { q: '', hint: '', city, diet: null, price_max: null };
  const rows = await readHeard(db, question, { spelled: JSON.stringify(spelled) });
  return new Map(rows.map(({ typed, ...found }) => [typed, found]));
}

const soundsAlike = sql`dmetaphone(w.word) = dmetaphone(s.spelling) and dmetaphone(s.spelling) <> ''`;
const readHeard = parts.asking(
  (question, place: PlaceOf<{ spelled: string }>) => sql<HeardWord & { typed: string }>`${parts.planned}
    with ${parts.place(question)},
    spelled as materialized (
      select s.word as typed, s.spelling, s.is_last
      from json_to_recordset(${place('spelled')}::json) as s (word text, spelling text, is_last boolean)),
    near as materialized (
      select s.typed, n.word, case n.how
        when 'sounds' then levenshtein(n.word, s.spelling) when 'looks' then levenshtein(n.word, s.spelling) + 1
        else 3 end as distance,
        case n.how when 'sounds' then greatest(2, length(s.spelling) / 2 + 1) else 3 end as most
      from spelled s cross join lateral (
        select w.word, 'sounds' as how from search_words w where ${soundsAlike}
        union all select w.word, 'looks' from search_words w where length(s.spelling) > 4 and w.word % s.spelling
        union all select w.word, 'begins' from search_words w
          where s.is_last and length(s.spelling) > 2 and w.word >= s.spelling and w.word < s.spelling || chr(1114111)) n),
    nearest as materialized (
      select typed, word, min(distance) as distance from near
      where distance <= most group by typed, word),
    ranked as (
      select typed, word, distance, row_number() over (partition by typed order by distance, word) as place from nearest)
    select distinct on (r.typed) r.typed, r.word as heard, r.distance
    from ranked r cross join lateral (select ${uses('r.word')} as uses offset 0) u
    where r.place <= 8 and u.uses > 0
    order by r.typed, r.distance, u.uses desc, r.word`,
);

/** One of the words in two, where both are words of dishes or restaurants: what was written without its space. */
export async function findSplit(db: Db, word: string): Promise<string | null> {
  const { rows } = await sql<{ split: string }>`
    select left(word, at) || ' ' || substr(word, at + 1) as split
    from (select fold_text(${word}) as folded) f, lateral (select btrim(folded) as word) w, generate_series(3, length(word) - 3) at
    where word !~ ' ' and exists (select from search_words s where s.word = left(w.word, at))
      and exists (select from search_words s where s.word = substr(w.word, at + 1))
    order by abs(length(word) - 2 * at), at limit 1`.execute(db);
  return rows[0]?.split ?? null;
}

/** How many names of dishes and restaurants each of these words begins a word of, up to a number. */
export async function countUses(db: Db, words: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ uses: number }>`
    select (select count(*) from (select from search_names
        where scoped_lexemes(scope, folded) @@ lexeme.is limit 200) n)
      + (select count(*) from (select from restaurant_listings
        where (scoped_lexemes(city_id, folded) || scoped_lexemes(0, folded)) @@ lexeme.is limit 200) l) as uses
    from unnest(${words}::text[]) with ordinality as asked (word, ordinal),
      lateral (select string_agg(quote_literal('0/' || part) || ':*', ' & ')::tsquery as is from unnest(words_of(fold_text(asked.word))) as part) lexeme
    order by ordinal`.execute(db);
  return rows.map(({ uses }) => uses);
}

/** Which dish of a restaurant was found, by the dish's id. */
export async function listDishNames(db: Db, ids: readonly number[]): Promise<{ menu_id: number; dish_name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('dishes')
    .select(['menu_id', 'dish_name'])
    .where('menu_id', '=', sql<number>`any (${ids}::int[])`)
    .execute();
}
