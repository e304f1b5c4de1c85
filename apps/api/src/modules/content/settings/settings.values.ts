// Owns the office's settings: values are only ever added, each from a moment on; what has begun is never changed.
import type { Answer } from '@tawa/contract/common/endpoint';
import type {
  getSetting as getSettingCall,
  PastValue,
  SettingNow,
  SettingValue,
} from '@tawa/contract/content/settings';
import type { SiteFacts } from '@tawa/contract/content/site';
import { dayMs } from '@tawa/domain/common/durations';
import { fontDefault, isFont } from '@tawa/domain/content/fonts';
import { closedBy } from '@tawa/domain/content/maintenance';
import { effectDays, hasEffect } from '@tawa/domain/content/setting-effect';
import { toRupees } from '@tawa/domain/common/money';
import {
  isSettingKey,
  readSettings,
  settingKeys,
  settingProblem,
  type SettingKey,
  type Settings,
} from '@tawa/domain/content/settings';
import { deliveredSlides } from '@tawa/domain/content/slides';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './settings.store.ts';
import { announceTurned, listVisible } from '#modules/content/slides/slides.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

/** The settings in force at a moment. */
export const findSettings = async (db: Db, at: Date): Promise<Settings> =>
  readSettings(await store.listInForce(db, at));

/** The settings of any moment, all of them read once; nothing is read where nobody will ask. */
export async function openHistory(db: Db, isNeeded: boolean): Promise<(at: Date) => Settings> {
  const rows = isNeeded ? await store.listAll(db) : [];
  return (at) => readSettings(rows.filter(({ valid_from }) => valid_from <= at));
}

/** The instants from which one of these settings had another value, the first one first. */
export async function listTurns(db: Db, keys: readonly SettingKey[]): Promise<Date[]> {
  const rows = await store.listAll(db);
  const turns = rows.filter(({ key }) => keys.some((one) => one === key)).map(({ valid_from }) => valid_from.getTime());
  return [...new Set(turns)].toSorted((a, b) => a - b).map((ms) => new Date(ms));
}

const wireValue = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
const valueOf = ({ value, ...row }: store.ValueRow): SettingValue => ({ ...row, value: wireValue(value) });

function checkedKey(key: string): SettingKey {
  if (!isSettingKey(key)) throw notFound();
  return key;
}

export async function listSettings({ db, clock }: ServiceDeps): Promise<SettingNow[]> {
  const now = clock.now();
  const [settings, waiting] = await Promise.all([findSettings(db, now), store.listNext(db, now)]);
  return settingKeys.map((key) => {
    const found = waiting.find((row) => row.key === key);
    if (!found) return { key, value: settings(key), next: null };
    const { key: _, ...next } = found;
    return { key, value: settings(key), next: valueOf(next) };
  });
}

/** A setting with all its values, the newest first. */
export async function getSetting(
  { db, clock }: ServiceDeps,
  name: string,
): Promise<Answer<typeof getSettingCall>['body']> {
  const key = checkedKey(name);
  const now = clock.now();
  const [settings, rows, sums] = await Promise.all([
    findSettings(db, now),
    store.listValues(db, key),
    hasEffect(key) ? store.sumDelivered(db, new Date(now.getTime() - effectDays * dayMs), now) : null,
  ]);
  const inForce = rows.find((row) => Date.parse(row.valid_from) <= now.getTime());
  const stateOf = (row: store.ValueRow): PastValue['state'] =>
    row === inForce ? 'in_force' : Date.parse(row.valid_from) > now.getTime() ? 'waiting' : 'past';
  const terms = {
    commission_bp: settings('commission_default'),
    commission_gst_bp: settings('commission_gst'),
    tds_bp: settings('tds'),
  };
  const history = rows.map((row) => ({ ...valueOf(row), state: stateOf(row) }));
  return { key, value: settings(key), history, base: sums && { terms, ...sums } };
}

const refuse = (field: string, text: string) => new AppError('invalid', text, { fields: { [field]: text } });

interface Change {
  key: SettingKey;
  value: string | number;
  valid_from?: string;
  reason: string;
}

/** Sets a value from now or from a moment to come; answers its id. */
export async function changeSetting(
  { db, clock }: ServiceDeps,
  actor_id: number,
  { key, value, valid_from: from, reason }: Change,
): Promise<number> {
  const now = clock.now();
  const valid_from = from === undefined ? now : new Date(from);
  if (valid_from < now) throw refuse('valid_from', 'Choose a moment to come.');
  const clean = typeof value === 'string' ? value.trim() : value;
  const problem = settingProblem(key, clean);
  if (problem !== null) throw refuse('value', problem);
  return transaction(db, async (tx) => {
    const before = (await findSettings(tx, valid_from))(key);
    const { setting_id } = await store.addValue(tx, { key, value: clean, valid_from, reason, set_by: actor_id });
    await record(tx, {
      actor_id,
      action: 'setting.change',
      subject_id: key,
      reason,
      before: { value: before },
      after: { value: clean, valid_from: valid_from.toISOString() },
    });
    return setting_id;
  });
}

export async function takeBack(
  { db, clock }: ServiceDeps,
  actor_id: number,
  { key, id }: { key: string; id: number },
): Promise<void> {
  await transaction(db, async (tx) => {
    const gone = await store.removeWaiting(tx, { key, id, now: clock.now() });
    if (!gone) throw notFound();
    await record(tx, {
      actor_id,
      action: 'setting.take_back',
      subject_id: key,
      before: { value: gone.value, valid_from: gone.valid_from.toISOString() },
    });
  });
}

/** A count as it may be boasted of: two figures rounded down, and a plus where something was left out. */
function boast(count: number): string {
  const step = 10 ** Math.max(0, String(count).length - 2);
  const rounded = Math.floor(count / step) * step;
  return `${rounded.toLocaleString('en-IN')}${rounded < count ? '+' : ''}`;
}

async function figuresOf(db: Db, settings: Settings): Promise<SiteFacts['figures']> {
  if (settings('figures') !== 'live')
    return {
      dishes: settings('figure_dishes'),
      served: settings('figure_served'),
      restaurants: settings('figure_restaurants'),
      customers: settings('figure_customers'),
    };
  const { dishes, served, restaurants, customers } = await store.countFigures(db);
  return {
    dishes: boast(dishes),
    served: boast(served),
    restaurants: boast(restaurants),
    customers: boast(customers),
  };
}

export const fontOf = (name: string) => (isFont(name) ? name : fontDefault);

/** What every page tells of the people behind it. */
export async function getSite({ db, clock }: ServiceDeps): Promise<SiteFacts> {
  const now = clock.now();
  const [settings, slides] = await Promise.all([findSettings(db, now), listVisible(db, now)]);
  const [phone, email] = [settings('support_phone'), settings('support_email')];
  const closed = closedBy(settings);
  const fssai = settings('company_fssai');
  return {
    phone,
    phoneHref: `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
    email,
    emailHref: `mailto:${email}`,
    weekdays: settings('support_weekdays'),
    weekend: settings('support_weekend'),
    company: settings('company_name'),
    address: settings('company_address'),
    gstin: settings('company_gstin'),
    ...(fssai && { fssai }),
    officer: settings('officer'),
    officerEmail: settings('officer_email'),
    font: fontOf(settings('font')),
    ...(closed && { closed }),
    slides: slides.length > 0 ? slides : [...deliveredSlides],
    limits: { portions: settings('line_max'), cash: toRupees(settings('cod_max')) },
    figures: await figuresOf(db, settings),
  };
}

const lookBackMs = 3 * 60_000;

/** Kept pages are made again when a planned value begins. */
export function settingJobs({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.every('* * * * *', 'settings.begin', async () => {
    const now = clock.now();
    const span = { after: new Date(now.getTime() - lookBackMs), now };
    await store.announceBegun(db, span);
    await announceTurned(db, span);
  });
}
