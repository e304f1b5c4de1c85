import type { SearchDiet } from '@tawa/domain/catalogue/search-words';
import { searchResultsMax } from '@tawa/domain/common/limits';
import { sql, type RawBuilder } from 'kysely';
import { compiled, type PlaceOf } from '#platform/database/compiled.ts';
import type { Db } from '#platform/database/db.ts';
import { onePlan } from '#platform/database/prepared.ts';

// Statements of a search have one plan that serves every word. What fits one word may be a large part of all rows: the
// popular ones are read in their order up to a depth, and an index finds what lies deeper. What fits several is little:
// the index finds it, and the popular rows are read only where it is much after all. Each part is skipped when the one
// before it found enough.

export interface Question {
  /** The words to look for. */
  q: string;
  /** All that was typed but prices: a name that holds it comes first. */
  hint: string;
  /** A city's name or id; all cities when absent. */
  city: string | undefined;
  diet: SearchDiet | null;
  /** Paise. */
  price_max: number | null;
}

export type Part = RawBuilder<unknown>;

/** What decides the text of a question's statements. */
interface Shape {
  within: 'everywhere' | 'id' | 'name';
  hasSeveralWords: boolean;
  diet: SearchDiet | null;
  hasPrice: boolean;
}

interface Values {
  q: string;
  hint: string;
  price_max: number | null;
  city: string | number | undefined;
}

/** A shape with the places of a question's values. */
export interface QuestionParts extends Shape {
  q: Part;
  hint: Part;
  price_max: Part;
  city: Part;
}

function shapeOf({ q, city, diet, price_max }: Question): Shape {
  const cityQuery = city?.trim();
  const within = cityQuery ? (/^\d{1,9}$/.test(cityQuery) ? 'id' : 'name') : 'everywhere';
  return { within, hasSeveralWords: /\S\s+\S/.test(q), diet, hasPrice: price_max !== null };
}

const valuesOf = ({ q, hint, price_max, city }: Question, { within }: Shape): Values => ({
  q,
  hint: hint === '' ? q : hint,
  price_max,
  city: within === 'id' ? Number(city) : city?.trim(),
});

/** A statement that is written once for each shape of a question; `more` are values beside the question's. */
export function asking<O, More extends object = object>(
  write: (question: QuestionParts, place: PlaceOf<Values & More>) => RawBuilder<O>,
) {
  const statements = new Map<string, ReturnType<typeof compiled<Values & More, O>>>();
  return (db: Db, question: Question, more: More): Promise<O[]> => {
    const shape = shapeOf(question);
    const key = `${shape.within} ${shape.hasSeveralWords} ${shape.diet} ${shape.hasPrice}`;
    const run =
      statements.get(key) ??
      compiled((_, place: PlaceOf<Values & More>) => {
        const [q, hint, city, price_max] = [place('q'), place('hint'), place('city'), place('price_max')];
        return write({ ...shape, q, hint, city, price_max }, place);
      });
    statements.set(key, run);
    return run(db, { ...valuesOf(question, shape), ...more });
  };
}

/** Stands in a statement whose plan does not depend on its values. */
export const planned = sql.raw(onePlan);

const wordsMax = 6;
const wordLength = 40;
const namesDepth = 2000;
const namesMax = 300;
const dishesOfNamesMax = 1200;
const dishesOfNameMin = 10;
const restaurantsDepth = 1000;
const restaurantsMax = 500;
/** One more than is shown, so that the end is known. */
const most = sql.lit(searchResultsMax);

/** `place`: the city's id, 0 for all, -1 for one that is not served. */
export function place({ within, city }: QuestionParts): Part {
  if (within === 'everywhere') return sql`place as materialized (select 0 as id)`;
  const named = within === 'id' ? sql`city_id = ${city}::int` : sql`lower(cityname) = lower(${city}::text)`;
  return sql`place as materialized (select coalesce((select city_id from cities where isactive and ${named}), -1) as id)`;
}

/** `asked` and `words`, which has no row when nothing that could be searched for was typed. */
export const words = ({ q, hint }: QuestionParts): Part => sql`
  asked as materialized (select fold_text(${q}::text) as text, fold_text(${hint}::text) as hint),
  words as materialized (
    select array_agg('% ' || word || '%') as begins, array_agg('%' || word || '%') as holds,
      string_agg(quote_literal((select id from place) || '/' || word) || ':*', ' & ')::tsquery as lexemes
    from (
      select left(word, ${sql.lit(wordLength)}) as word from asked, unnest(words_of(asked.text)) with ordinality as of (word, ordinal)
      order by ordinal limit ${sql.lit(wordsMax)}) w
    having count(*) > 0)`;

export const allBegin = (column: string): Part => sql`${sql.ref(column)} like all ((select begins from words)::text[])`;

/** `popular_names` and `indexed_names`, the cheaper one first. */
function foundNames(question: QuestionParts): Part {
  const popular = (only: Part) => sql`
  popular_names as materialized (
    select name_id, folded, popularity from (
      select name_id, folded, popularity from search_names where scope = (select id from place)
      order by popularity desc, name_id limit ${sql.lit(namesDepth)}) n
    where exists (select from words) and ${only} and ${allBegin('folded')} limit ${most})`;
  const indexed = (only: Part) => sql`
  indexed_names as materialized (
    select name_id, folded, popularity from search_names
    where scoped_lexemes(scope, folded) @@ (select lexemes from words) and ${only} limit ${sql.lit(namesMax)})`;
  return question.hasSeveralWords
    ? sql`${indexed(sql`true`)}, ${popular(sql`(select count(*) from indexed_names) = ${sql.lit(namesMax)}`)}`
    : sql`${popular(sql`true`)}, ${indexed(sql`(select count(*) from popular_names) < ${most}`)}`;
}

/** `names`: those in which every word begins one, the exact one first, then those that begin so, each by popularity. */
export const names = (question: QuestionParts): Part => sql`${foundNames(question)},
  names as materialized (
    select name_id, folded, case
      when folded in (asked.text, asked.hint) or starts_with(folded, asked.text || ${otherNames}) then 0
      when starts_with(folded, asked.text) or starts_with(folded, asked.hint)
        or strpos(folded, ${otherNames} || asked.text) > 0 then 1 else 2 end as rank, popularity
    from (
      select name_id, folded, popularity from search_names
      where scope = (select id from place) and folded = (select text from asked)
      union select name_id, folded, popularity from search_names
      where scope = (select id from place) and folded >= (select text from asked) || ${otherNames}
        and folded < (select text from asked) || ${otherNames} || chr(1114111)
      union select * from popular_names
      union select * from indexed_names) n, asked
    order by rank, popularity desc, name_id limit ${most})`;

// Behind it stand the names of a dish in other languages; no folded text has this sign.
const otherNames = sql.lit(' ·');

const nameColumn = (question: QuestionParts) =>
  sql.ref(question.within === 'everywhere' ? 'd.any_name_id' : 'd.name_id');
const isServed = (question: QuestionParts, table: string): Part =>
  question.within === 'everywhere'
    ? sql`${sql.ref(`${table}.city_id`)} in (select city_id from cities where isactive)`
    : sql`true`;

const isFiltered = ({ diet, hasPrice }: QuestionParts): boolean => diet !== null || hasPrice;

const diets: Record<SearchDiet, Part> = {
  veg: sql`f.is_veg`,
  'non-veg': sql`not f.is_veg`,
  egg: sql`(f.contains_egg or f.dish_name ~* '\\meggs?\\M')`,
};

/** A join of `d` with the dishes themselves where only some of them fit; nothing else is read otherwise. */
export const joinFitting = (question: QuestionParts): Part => {
  if (!isFiltered(question)) return sql``;
  const { diet, hasPrice, price_max } = question;
  const costs = hasPrice ? sql`coalesce(f.discounted_price, f.price) <= ${price_max}::bigint` : sql`true`;
  return sql`join dishes f on f.menu_id = d.menu_id and ${diet ? diets[diet] : sql`true`} and ${costs}`;
};

/** The dishes of one name, most ordered first; for a lateral join. */
const dishesOfName = (question: QuestionParts, name: string): Part => sql`
  select d.menu_id, d.restaurant_id, d.popularity from search_dishes d ${joinFitting(question)}
  where ${nameColumn(question)} = ${sql.ref(name)} and ${isServed(question, 'd')}
  order by d.popularity desc, d.menu_id`;

/** `found_dishes` of `names`: a few of each name, and all of each where that is not enough. */
export const dishes = (question: QuestionParts): Part => {
  const few = sql`(select greatest(${sql.lit(dishesOfNameMin)}, ${sql.lit(dishesOfNamesMax)} / count(*)) from names)`;
  const ofName = dishesOfName(question, 'n.name_id');
  return sql`
  first_dishes as materialized (
    select d.*, n.rank from names n cross join lateral (${ofName} limit ${few}) d),
  further_dishes as (
    select d.*, n.rank from names n cross join lateral (${ofName} limit ${most} offset ${few}) d
    where (select count(*) from first_dishes) < ${most}),
  found_dishes as materialized (
    select * from (select * from first_dishes union all select * from further_dishes) d
    order by rank, popularity desc, menu_id limit ${most})`;
};

const listed = sql`restaurant_id, score, folded_name, folded`;

const bestListed = (question: QuestionParts): Part => {
  const best = (city: Part, depth: number) => sql`
    select ${listed} from restaurant_listings where city_id = ${city} order by score desc, restaurant_id limit ${sql.lit(depth)}`;
  return question.within === 'everywhere'
    ? sql`select l.* from cities c cross join lateral (${best(sql`c.city_id`, restaurantsDepth / 20)}) l where c.isactive`
    : best(sql`(select id from place)`, restaurantsDepth);
};

const listingLexemes = sql`(scoped_lexemes(city_id, folded) || scoped_lexemes(0, folded))`;

/** Restaurants whose own words fit, through the index; `only` skips it where nothing more is wanted. */
export const listedWith = (question: QuestionParts, lexemes: Part, only: Part): Part => sql`
  select ${listed} from (
    select ${listed}, city_id from restaurant_listings where ${listingLexemes} @@ ${lexemes} and ${only} offset 0) l
  where ${isServed(question, 'l')} limit ${sql.lit(restaurantsMax)}`;

const lexemesOfWords = sql`(select lexemes from words)`;

// In a city of no more restaurants than the depth all of them have been read already.
const isDeeper = (question: QuestionParts): Part =>
  question.within === 'everywhere'
    ? sql`true`
    : sql`exists (
      select from restaurant_listings where city_id = (select id from place)
      order by score desc, restaurant_id offset ${sql.lit(restaurantsDepth)} limit 1)`;

/** `best_listed` and `more_listed`, the cheaper one first. */
function foundListed(question: QuestionParts): Part {
  const best = (only: Part) => sql`
  best_listed as materialized (
    select * from (${bestListed(question)}) l where exists (select from words) and ${only} and ${allBegin('folded')} limit ${most})`;
  const more = (only: Part) => sql`
  more_listed as materialized (${listedWith(question, lexemesOfWords, only)})`;
  const isMuch = sql`(select count(*) from more_listed) = ${sql.lit(restaurantsMax)}`;
  return question.hasSeveralWords
    ? sql`${more(sql`true`)}, ${best(isMuch)}`
    : sql`${best(sql`true`)}, ${more(sql`(select count(*) from best_listed) < ${most} and ${isDeeper(question)}`)}`;
}

/** Whether a restaurant has any dish that fits. */
export const hasFitting = (question: QuestionParts, restaurant: string): Part =>
  isFiltered(question)
    ? sql`exists (select from search_dishes d ${joinFitting(question)} where d.restaurant_id = ${sql.ref(restaurant)})`
    : sql`true`;

/** `listed`: restaurants in whose name, cuisine, place or description every word begins one. */
export const restaurants = (question: QuestionParts): Part => sql`${foundListed(question)},
  listed as (
    select restaurant_id, score,
      case when starts_with(folded_name, asked.text) or starts_with(folded_name, asked.hint) then 0
        when ${allBegin('folded_name')} then 1 else 2 end as rank
    from (select * from best_listed union select * from more_listed) l, asked
    where ${hasFitting(question, 'l.restaurant_id')})`;

/** `found_dishes`: the most ordered ones, where no words are asked for. */
export const popularDishes = (question: QuestionParts): Part => sql`
  found_dishes as materialized (
    select d.*, 0 as rank from cities c cross join lateral (
      select d.menu_id, d.restaurant_id, d.popularity from search_dishes d ${joinFitting(question)}
      where d.city_id = c.city_id order by d.popularity desc, d.menu_id limit ${most}) d
    where c.isactive and (select id from place) in (0, c.city_id)
    order by d.popularity desc, d.menu_id limit ${most})`;
