// Owns what a city has of its own: rows are only ever added, each from a day to come; what has begun is never changed.
import type { Answer } from '@tawa/contract/common/endpoint';
import type {
  CityTermForm,
  CityTermNow,
  CityTermValue,
  DifferingCity,
  getCityTerms as getCityTermsCall,
} from '@tawa/contract/catalogue/cities.office';
import { cityTermNames, cityTermProblem, settingOfTerm } from '@tawa/domain/catalogue/city-terms';
import { dayMs } from '@tawa/domain/common/durations';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { dateWords } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { effectDays } from '@tawa/domain/content/setting-effect';
import type { Settings } from '@tawa/domain/content/settings';
import type { Deps } from '../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { findCity } from './cities.office.store.ts';
import * as store from './cities.terms.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

/** The day in India, on which cities' terms and announcements begin. */
export const todayOf = (clock: ServiceDeps['clock']): string => zonedParts(clock.now(), timeZoneDefault).date;

const everywhereOf = (term: CityTermNow['term'], settings: Settings): number | null => {
  const key = settingOfTerm[term];
  return key === null ? null : Number(settings(key));
};

function termNow(name: CityTermNow['term'], rows: readonly store.TermRow[], today: string) {
  const own = rows.filter(({ term }) => term === name);
  const inForce = own.find(({ valid_from }) => valid_from <= today);
  const stateOf = (row: store.TermRow): CityTermValue['state'] =>
    row === inForce ? 'in_force' : row.valid_from > today ? 'waiting' : 'past';
  return {
    term: name,
    value: inForce?.value ?? null,
    history: own.map((row) => {
      const { term: _, ...value } = row;
      return { ...value, state: stateOf(row) };
    }),
  };
}

async function estimateFrom({ db, clock }: ServiceDeps, cityId: number) {
  const now = clock.now();
  const span = { cityId, from: new Date(now.getTime() - effectDays * dayMs), to: now };
  const [settings, sums, reach] = await Promise.all([
    findSettings(db, now),
    store.sumDelivered(db, span),
    store.readReach(db, span),
  ]);
  const { orders, gross, commission, fee_gst_bp, net, everywhere } = sums;
  const terms = {
    commission_bp: settings('commission_default'),
    commission_gst_bp: settings('commission_gst'),
    tds_bp: settings('tds'),
  };
  const following = { orders: sums.following_orders, net, commission: sums.following_commission, everywhere };
  return { settings, reach, base: { terms, fee_gst_bp, orders, gross, commission, following } };
}

/** A city's terms with all their values, and what its last 30 days came to; throws `not_found`. */
export async function getTerms(deps: ServiceDeps, cityId: number): Promise<Answer<typeof getCityTermsCall>['body']> {
  const { db, clock } = deps;
  const today = todayOf(clock);
  const [city, rows, { settings, reach, base }] = await Promise.all([
    findCity(db, cityId),
    store.listTerms(db, cityId),
    estimateFrom(deps, cityId),
  ]);
  if (!city) throw notFound();
  const terms = cityTermNames.map((name) => ({
    ...termNow(name, rows, today),
    everywhere: everywhereOf(name, settings),
  }));
  return { today, terms, base, reach };
}

export const listDiffering = ({ db, clock }: ServiceDeps): Promise<DifferingCity[]> =>
  store.listDiffering(db, todayOf(clock));

const refuse = (field: string, text: string) => new AppError('invalid', text, { fields: { [field]: text } });

interface Hand {
  actor_id: number;
  city_id: number;
}

/** Adds a value, or the end of the city's own, from a day to come; answers its id. */
export async function changeTerm(
  { db, clock }: ServiceDeps,
  { actor_id, city_id }: Hand,
  form: CityTermForm,
): Promise<number> {
  const { term, value, valid_from, reason } = form;
  const problem = value === null ? null : cityTermProblem(term, value);
  if (problem !== null) throw refuse('value', problem);
  if (valid_from <= todayOf(clock)) throw refuse('valid_from', 'Choose a day to come.');
  return transaction(db, async (tx) => {
    const city = await store.holdCity(tx, city_id);
    if (!city) throw notFound();
    const before = await store.findTerm(tx, { city_id, term, day: valid_from });
    if (before?.valid_from === valid_from) throw refuse('valid_from', taken(valid_from));
    if (value === null && (before?.value ?? null) === null)
      throw refuse('value', `${city.cityname} has nothing of its own by then.`);
    const added = await store.addTerm(tx, { ...form, city_id, set_by: actor_id, set_on: clock.now() });
    if (!added) throw refuse('valid_from', taken(valid_from));
    await record(tx, {
      actor_id,
      action: 'city.term',
      subject_id: city_id,
      reason,
      before: { term, value: before?.value ?? null },
      after: { value, valid_from },
    });
    return added.city_term_id;
  });
}

const taken = (day: string) => `One begins on ${dateWords(day)} already. Take it back first.`;

/** Takes back what has not begun; throws `not_found`. */
export const takeBackTerm = (
  { db, clock }: ServiceDeps,
  { actor_id, city_id }: Hand,
  city_term_id: number,
): Promise<void> =>
  transaction(db, async (tx) => {
    const gone = await store.removeComing(tx, { city_id, city_term_id, today: todayOf(clock) });
    if (!gone) throw notFound();
    await record(tx, { actor_id, action: 'city.term_back', subject_id: city_id, before: gone });
  });
