import { areaForm, type AreaForm, type KitchenSettings } from '@tawa/contract/catalogue/restaurants.settings';

export interface AreaDraft {
  by: 'radius' | 'pins';
  km: string;
  pins: readonly string[];
  travel: string;
  fee: string;
  freeFrom: string;
}

export type AreaErrors = Partial<Record<keyof AreaForm, string>>;

const usualKm = '5';

export const draftOf = (settings: KitchenSettings): AreaDraft => ({
  by: settings.delivery_pincodes ? 'pins' : 'radius',
  km: settings.delivery_radius_m === null ? usualKm : String(settings.delivery_radius_m / 1000),
  pins: settings.delivery_pincodes ?? [],
  travel: String(settings.travel_minutes),
  fee: settings.delivery_fee.toFixed(2),
  freeFrom: settings.free_delivery_from === null ? '' : settings.free_delivery_from.toFixed(2),
});

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const fields = Object.keys(areaForm.shape);
const isField = (name: unknown): name is keyof AreaForm => typeof name === 'string' && fields.includes(name);

/** What the draft says to the server, or what is wrong with it by field. */
export function readDraft(draft: AreaDraft): { form: AreaForm } | { errors: AreaErrors } {
  const read = areaForm.safeParse({
    delivery_radius_m: draft.by === 'radius' ? Math.round(numberOf(draft.km) * 1000) : null,
    delivery_pincodes: draft.by === 'pins' ? draft.pins : null,
    travel_minutes: numberOf(draft.travel),
    delivery_fee: numberOf(draft.fee),
    free_delivery_from: draft.freeFrom.trim() === '' ? null : numberOf(draft.freeFrom),
  });
  return read.success
    ? { form: read.data }
    : { errors: errorsOf(read.error.issues.map(({ path, message }) => [path[0], message])) };
}

/** The first text of each field. */
export function errorsOf(named: Iterable<readonly [unknown, string]>): AreaErrors {
  const errors: AreaErrors = {};
  for (const [name, text] of named) if (isField(name)) errors[name] ??= text;
  return errors;
}

/** The pin codes among words, and the words that are none. */
export function readPins(text: string): { pins: string[]; wrong: string[] } {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const isPin = (word: string) => /^[1-9]\d{5}$/.test(word);
  return { pins: words.filter(isPin), wrong: words.filter((word) => !isPin(word)) };
}
