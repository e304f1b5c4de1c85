// Owns venues, their tables and how a restaurant takes bookings. What has bookings to come is never switched off.
import { venueTypes } from '@tawa/contract/tables/bookings';
import type { BookingSettings, DiningTable, Venue } from '@tawa/contract/tables/venues';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { usePicture } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './venues.store.ts';

const notFound = () => new AppError('not_found', 'Venue not found.');
const noTable = () => new AppError('not_found', 'Table not found.');
const flagOf = (value: boolean) => (value ? 1 : 0);
const typeOf = (text: string) => venueTypes.find((type) => type === text) ?? venueTypes[0];
const week = z.nullable(z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })));

const tableOf = ({ joins, isactive, ...table }: store.TableRow): DiningTable => ({
  ...table,
  isactive: flagOf(isactive),
  joined_with: joins.map((join) => join.id).sort((a, b) => a - b),
});

function venueOf(row: store.VenueRow, rows: readonly store.TableRow[]): Venue {
  const tables = rows.filter((table) => table.venue_id === row.venue_id);
  const capacity = tables.filter((table) => table.isactive).reduce((sum, table) => sum + table.max_seats, 0);
  return {
    ...row,
    type: typeOf(row.type),
    own_hours: z.parse(week, row.own_hours),
    isactive: flagOf(row.isactive),
    capacity,
    tables: tables.map(tableOf),
  };
}

const slotOf = (minutes: number) => (minutes === 15 || minutes === 60 ? minutes : 30);
const settingsOf = (row: Awaited<ReturnType<typeof store.keepSettings>>): BookingSettings => ({
  ...row,
  slot_minutes: slotOf(row.slot_minutes),
});

/** How a restaurant takes bookings that has said nothing: as the office has it. */
async function openSettings(db: Db, restaurantId: number, now: Date) {
  const settings = await findSettings(db, now);
  return store.keepSettings(db, restaurantId, {
    auto_confirm: settings('booking_confirm') === 'itself',
    slot_minutes: Number(settings('booking_slot')),
    stay_small: settings('booking_stay_small'),
    stay_medium: settings('booking_stay_medium'),
    stay_large: settings('booking_stay_large'),
    covers_per_quarter: settings('booking_covers'),
    lead_minutes: settings('booking_lead'),
    horizon_days: settings('booking_days'),
    cancel_hours: settings('booking_cancel'),
    hold_minutes: settings('booking_hold'),
    grace_minutes: settings('booking_grace'),
  });
}

export async function listOwnVenues(db: Db, restaurantId: number, now: Date) {
  const [venues, tables] = await Promise.all([store.listVenues(db, restaurantId), store.listTables(db, restaurantId)]);
  const settings = (await store.findSettings(db, restaurantId)) ?? (await openSettings(db, restaurantId, now));
  return { venues: venues.map((venue) => venueOf(venue, tables)), settings: settingsOf(settings) };
}

async function getVenue(db: Db, restaurantId: number, venueId: number): Promise<Venue> {
  const row = await store.findVenue(db, restaurantId, venueId);
  if (!row) throw notFound();
  return venueOf(row, await store.listTablesOf(db, venueId));
}

export interface VenueForm {
  name: string;
  type: string;
  address: string;
  amenities: string[];
  photo: string | null;
  own_hours: unknown[] | null;
  isactive: 0 | 1;
}

const columnsOf = ({ own_hours, isactive, ...form }: VenueForm) => ({
  ...form,
  isactive: isactive === 1,
  own_hours: own_hours === null ? null : JSON.stringify(own_hours),
});

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
export interface Editor {
  restaurantId: number;
  userId: number;
}

async function takePhoto(tx: Tx, userId: number, path: string | null, now: Date): Promise<void> {
  if (path !== null) await usePicture(tx, { userId, path, field: 'photo', now });
}

export async function addVenue(
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Editor,
  form: VenueForm,
): Promise<Venue> {
  const venueId = await transaction(db, async (tx) => {
    await takePhoto(tx, userId, form.photo, clock.now());
    return (await store.addVenue(tx, { ...columnsOf(form), restaurant_id: restaurantId })).venue_id;
  });
  return getVenue(db, restaurantId, venueId);
}

/** Takes the lock of everybody who takes tables, so that none is taken while what has bookings is counted. */
async function refuseWhileBooked(tx: Tx, restaurantId: number, by: { table_id: number } | { venue_id: number }) {
  await store.lockSettings(tx, restaurantId);
  const coming = await store.countComing(tx, by);
  if (coming === 0) return;
  const many = coming === 1 ? 'a booking' : `${coming} bookings`;
  throw new AppError('conflict', `There is ${many} to come here. Please move or cancel first.`);
}

/** Why a venue was not changed: the office took it out, or there is none. */
function stillOff(venue: store.VenueRow | undefined): AppError {
  if (!venue?.off_reason) return notFound();
  const text = `Our office took this venue out: ${venue.off_reason}`;
  return new AppError('conflict', `${text.replace(/[.!?…]*$/, '')}. Ask us about it.`);
}

export async function updateVenue(
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Editor,
  { venueId, form }: { venueId: number; form: VenueForm },
): Promise<Venue> {
  await transaction(db, async (tx) => {
    const before = await store.findVenue(tx, restaurantId, venueId);
    if (form.photo !== before?.photo) await takePhoto(tx, userId, form.photo, clock.now());
    const isChanged = await store.updateVenue(tx, restaurantId, venueId, columnsOf(form));
    if (!isChanged) throw stillOff(before);
    if (form.isactive === 0) await refuseWhileBooked(tx, restaurantId, { venue_id: venueId });
  });
  return getVenue(db, restaurantId, venueId);
}

export interface TableForm {
  name: string;
  min_seats: number;
  max_seats: number;
  isactive: 0 | 1;
  joined_with: number[];
}

export async function addTable(db: Db, restaurantId: number, venueId: number, form: TableForm): Promise<DiningTable> {
  const { joined_with, isactive, ...seats } = form;
  const table_id = await transaction(db, async (tx) => {
    if (!(await store.findVenue(tx, restaurantId, venueId))) throw notFound();
    const added = await store.addTable(tx, { ...seats, venue_id: venueId, isactive: isactive === 1 });
    if (!added) throw new AppError('conflict', 'The floor plan of this venue is full.');
    await store.setJoins(tx, { table_id: added.table_id, venue_id: venueId }, joined_with);
    return added.table_id;
  });
  return getTable(db, restaurantId, table_id);
}

async function getTable(db: Db, restaurantId: number, tableId: number): Promise<DiningTable> {
  const row = await store.findTable(db, restaurantId, tableId);
  if (!row) throw noTable();
  return tableOf(row);
}

export async function updateTable(
  db: Db,
  restaurantId: number,
  tableId: number,
  form: TableForm,
): Promise<DiningTable> {
  const { joined_with, isactive, ...seats } = form;
  await transaction(db, async (tx) => {
    const table = await store.findTable(tx, restaurantId, tableId);
    if (!table) throw noTable();
    await store.updateTable(tx, tableId, { ...seats, isactive: isactive === 1 });
    await store.setJoins(tx, table, joined_with);
    if (isactive === 0) await refuseWhileBooked(tx, restaurantId, { table_id: tableId });
  });
  return getTable(db, restaurantId, tableId);
}

/** Moves a table on the plan; one that stands there already changes places with it. */
export async function moveTable(
  db: Db,
  restaurantId: number,
  tableId: number,
  spot: { spot_x: number; spot_y: number },
): Promise<DiningTable[]> {
  const venueId = await transaction(db, async (tx) => {
    const table = await store.findTable(tx, restaurantId, tableId);
    if (!table) throw noTable();
    const other = await store.findTableOnSpot(tx, table.venue_id, spot);
    if (other && other.table_id !== tableId)
      await store.updateTable(tx, other.table_id, { spot_x: table.spot_x, spot_y: table.spot_y });
    await store.updateTable(tx, tableId, spot);
    return table.venue_id;
  });
  return (await store.listTablesOf(db, venueId)).map(tableOf);
}

export async function updateSettings(
  db: Db,
  restaurantId: number,
  settings: BookingSettings,
): Promise<BookingSettings> {
  return settingsOf(await store.keepSettings(db, restaurantId, settings));
}
