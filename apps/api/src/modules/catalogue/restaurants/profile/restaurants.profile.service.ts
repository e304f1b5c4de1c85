// Owns what a restaurant says of itself. While the office reads it nothing changes; papers of an active restaurant wait for
// the office, and what is in force counts meanwhile.
import type {
  DraftForm,
  PaperForm,
  PlaceForm,
  PublicForm,
  RestaurantDocument,
} from '@tawa/contract/catalogue/restaurants.kitchen';
import { isBeingFilled, isBeingRead, type PaperField } from '@tawa/domain/catalogue/restaurant-life';
import { slug } from '@tawa/domain/common/text';
import type { Deps } from '../../../../deps.ts';
import { namesColumn } from '#db/names.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { isPhoto, preparePhoto } from '#platform/pictures/photos.ts';
import { usePicture } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { profileAnswer, stateOf } from './restaurants.profile.answer.ts';
import * as store from './restaurants.profile.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
export interface Owner {
  restaurantId: number;
  userId: number;
}

const documentsMax = 20;
const noRestaurant = () => new AppError('not_found', 'Restaurant not found.');

export async function getProfile({ db, clock }: ServiceDeps, restaurantId: number) {
  const row = await store.findProfile(db, restaurantId, clock.now());
  if (!row) throw noRestaurant();
  return profileAnswer(row);
}

/** Holds the restaurant and refuses what may not change now. */
async function holdToWrite(tx: Tx, restaurantId: number) {
  const row = await store.holdRestaurant(tx, restaurantId);
  if (!row) throw noRestaurant();
  const state = stateOf(row.lifecycle);
  if (isBeingRead(state)) throw new AppError('conflict', 'We are reviewing your restaurant, so nothing changes now.');
  if (state === 'rejected') throw new AppError('conflict', 'Begin again first: press “Begin again”.');
  if (state === 'closed') throw new AppError('conflict', 'This restaurant is closed.');
  return { ...row, state };
}

type Held = Awaited<ReturnType<typeof holdToWrite>>;

interface Pictures {
  form: Pick<DraftForm, 'logo' | 'cover_img'>;
  userId: number;
  now: Date;
}

async function takePictures(tx: Tx, before: Held, { form, userId, now }: Pictures): Promise<void> {
  for (const field of ['logo', 'cover_img'] as const) {
    const path = form[field] ?? null;
    if (path !== null && path !== before[field]) await usePicture(tx, { userId, path, field, now });
  }
}

async function refuseUnservedCity(tx: Tx, before: Held, cityId: number): Promise<void> {
  if (before.city_id === cityId || (await store.isActiveCity(tx, cityId))) return;
  const text = 'We do not serve this city yet.';
  throw new AppError('invalid', text, { fields: { city_id: text } });
}

/** Keeps what is filled in of the checklist; what customers may see already is only saved as a whole form. */
export async function keepDraft({ db, clock }: ServiceDeps, { restaurantId, userId }: Owner, form: DraftForm) {
  await transaction(db, async (tx) => {
    const before = await holdToWrite(tx, restaurantId);
    if (!isBeingFilled(before.state)) throw new AppError('conflict', 'Customers see this: please save the whole form.');
    await takePictures(tx, before, { form, userId, now: clock.now() });
    if (form.city_id !== undefined) await refuseUnservedCity(tx, before, form.city_id);
    const { names, ...plain } = form;
    const { restaurant_name, website } = form;
    await store.updateRestaurant(tx, restaurantId, {
      ...plain,
      ...(names && { names: namesColumn(names) }),
      ...(website === '' && { website: null }),
      ...(restaurant_name !== undefined && { slug: slug(restaurant_name) }),
    });
  });
}

export async function updatePublic({ db, clock }: ServiceDeps, { restaurantId, userId }: Owner, form: PublicForm) {
  await transaction(db, async (tx) => {
    const before = await holdToWrite(tx, restaurantId);
    await takePictures(tx, before, { form, userId, now: clock.now() });
    const { names, ...plain } = form;
    const website = form.website === '' ? null : form.website;
    const named = names ? { names: namesColumn(names) } : {};
    await store.updateRestaurant(tx, restaurantId, { ...plain, ...named, website, slug: slug(form.restaurant_name) });
  });
}

export async function updatePlace(
  { db }: ServiceDeps,
  restaurantId: number,
  { statename, venue_name, ...form }: PlaceForm,
) {
  await transaction(db, async (tx) => {
    const before = await holdToWrite(tx, restaurantId);
    await refuseUnservedCity(tx, before, form.city_id);
    const place = { ...form, statename: statename || null, venue_name: venue_name || null };
    await store.updateRestaurant(tx, restaurantId, place);
  });
}

async function refuseForeignScan(tx: Tx, restaurantId: number, form: PaperForm): Promise<void> {
  if (form.field !== 'fssai' || (await store.findDocument(tx, restaurantId, form.document_id))) return;
  throw new AppError('invalid', 'Upload the document first.', {
    fields: { document_id: 'Upload the document first.' },
  });
}

function refuseEnded(form: PaperForm, now: Date): void {
  if (form.field !== 'fssai' || form.valid_until === null || form.valid_until > now.toISOString().slice(0, 10)) return;
  throw new AppError('invalid', 'This licence has ended.', { fields: { valid_until: 'This licence has ended.' } });
}

/** Puts a paper forward; of an active restaurant the office hears of it. */
export async function savePaper({ db, clock }: ServiceDeps, restaurantId: number, form: PaperForm): Promise<void> {
  const { field, ...value } = form;
  await transaction(db, async (tx) => {
    const { state, restaurant_name } = await holdToWrite(tx, restaurantId);
    await refuseForeignScan(tx, restaurantId, form);
    refuseEnded(form, clock.now());
    await store.proposePaper(tx, { restaurant_id: restaurantId, field, value, at: clock.now() });
    if (isBeingFilled(state)) return;
    await notify(tx, { to: 'office', kind: 'office_paper', facts: { restaurant_name } });
  });
}

export async function takeBackPaper({ db }: ServiceDeps, restaurantId: number, field: PaperField): Promise<void> {
  await transaction(db, async (tx) => {
    await holdToWrite(tx, restaurantId);
    await store.dropProposal(tx, restaurantId, field, null);
  });
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

async function prepared(bytes: Buffer) {
  if (isPdf(bytes)) return { bytes, media_type: 'application/pdf' };
  if (isPhoto(bytes)) return { bytes: (await preparePhoto(bytes)).bytes, media_type: 'image/webp' };
  const wrong = 'Choose a PDF or a photo (JPEG, PNG, WebP or AVIF).';
  throw new AppError('invalid', wrong, { fields: { file: wrong } });
}

const cleanName = (filename: string): string =>
  filename
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(-120) || 'document';

export async function uploadDocument(
  { db, privateFiles }: Pick<Deps, 'db' | 'privateFiles'>,
  restaurantId: number,
  upload: { filename: string; bytes: Buffer },
): Promise<RestaurantDocument> {
  const files = privateFiles.papers;
  const { bytes, media_type } = await prepared(upload.bytes);
  const file = await files.save(bytes);
  const scan = { restaurant_id: restaurantId, file, filename: cleanName(upload.filename), media_type };
  try {
    const row = await transaction(db, async (tx) => {
      await holdToWrite(tx, restaurantId);
      if ((await store.countDocuments(tx, restaurantId)) >= documentsMax)
        throw new AppError('conflict', `${documentsMax} documents at most. Write to us to send more.`);
      return store.addDocument(tx, { ...scan, bytes: bytes.length });
    });
    return { ...row, uploaded_on: row.uploaded_on.toISOString() };
  } catch (error) {
    // What could not be removed is known to nobody.
    await files.remove(file).catch(() => undefined);
    throw error;
  }
}

/** A scan as a stream with its headers. */
export async function openDocument(
  { db, privateFiles }: Pick<Deps, 'db' | 'privateFiles'>,
  restaurantId: number,
  id: string,
) {
  const found = await store.findDocument(db, restaurantId, id);
  const stream = found && (await privateFiles.papers.open(found.file));
  if (!found || !stream) throw new AppError('not_found', 'There is no such document.');
  const headers = {
    'content-type': found.media_type,
    'content-length': String(found.bytes),
    'content-disposition': `attachment; filename="${encodeURIComponent(found.filename)}"`,
  };
  return { stream, headers };
}
