import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { groupByBag } from '@tawa/domain/ordering/groups';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import { formatSecond, formatTime } from '#lib/format.ts';
import type { Language } from '#lib/i18n/language.ts';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { linesUnder, shortNumber } from '../board.ts';
import { printingTexts } from './printing.texts.ts';

/** One line of paper, or a rule across it. */
export type Block =
  | { kind: 'head' | 'number' | 'center' | 'item' | 'also' | 'change' | 'inverse' | 'foot'; text: string }
  | { kind: 'sum' | 'total'; text: string; amount: string }
  | { kind: 'rule' };

interface Mark {
  restaurant: string;
  language: Language;
  /** The number of a copy; the paper itself has none. */
  copy?: number;
}

function itemBlocks(item: PrintSlip['items'][number], language: Language): Block[] {
  const { quantity, kitchen_name, names, note, avoids = [], instead_of, instead_of_names } = item;
  const { apart, instead } = textsIn(printingTexts, language).paper;
  const isAllergy = mentionsAllergy(note);
  const name = nameIn(kitchen_name, names, language);
  return [
    { kind: 'item', text: `${quantity} x ${name}` },
    // Whoever hands it over may know the dish by the name on the bill.
    ...(name === kitchen_name ? [] : [{ kind: 'also' as const, text: kitchen_name }]),
    ...(instead_of === undefined
      ? []
      : [{ kind: 'inverse' as const, text: instead({ dish: nameIn(instead_of, instead_of_names, language) }) }]),
    ...linesUnder(item, language, 'x').map((text): Block => ({ kind: 'change', text })),
    ...(avoids.length > 0
      ? [{ kind: 'inverse' as const, text: apart({ names: allergenWords(avoids, language) }) }]
      : []),
    ...(note === '' ? [] : [{ kind: isAllergy ? ('inverse' as const) : ('change' as const), text: note }]),
  ];
}

/** Everything that stands on the paper of a slip, whatever prints it. */
export function blocksOf(slip: PrintSlip, { restaurant, language, copy }: Mark): Block[] {
  const t = textsIn(printingTexts, language).paper;
  const { note, others, table, accepted_by } = slip;
  const where = table ?? (slip.fulfilment === 'pickup' ? t.pickup : t.delivery);
  const time = formatSecond(slip.accepted_at, language);
  return [
    ...(copy === undefined ? [] : [{ kind: 'inverse' as const, text: t.copy({ copy }) }]),
    ...(copy === undefined && slip.in_doubt ? [{ kind: 'inverse' as const, text: t.maybe }] : []),
    { kind: 'head', text: slip.station_name ? `${restaurant} · ${slip.station_name}` : restaurant },
    { kind: 'number', text: shortNumber(slip.order_number) },
    { kind: 'center', text: t.when({ where, time: formatTime(slip.ready_by, language) }) },
    { kind: 'rule' },
    ...groupByBag(slip.items).flatMap(({ name, lines }): Block[] => [
      ...(name === null ? [] : [{ kind: 'head' as const, text: t.bag({ name }) }]),
      ...lines.flatMap((item) => itemBlocks(item, language)),
    ]),
    ...(note === '' ? [] : [{ kind: mentionsAllergy(note) ? ('inverse' as const) : ('change' as const), text: note }]),
    { kind: 'rule' },
    ...(others.length > 0 ? [{ kind: 'foot' as const, text: t.others({ stations: others.join(', ') }) }] : []),
    { kind: 'foot', text: accepted_by === null ? t.automatic({ time }) : t.accepted({ time, name: accepted_by }) },
  ];
}

/** What a printer prints to show that it is there. */
export function testBlocks(restaurant: string, printer: string, language: Language): Block[] {
  const t = textsIn(printingTexts, language).paper;
  return [
    { kind: 'head', text: restaurant },
    { kind: 'number', text: t.test },
    { kind: 'center', text: printer },
    { kind: 'rule' },
    { kind: 'item', text: t.testDish },
    { kind: 'change', text: t.testHindi },
    { kind: 'inverse', text: t.testAllergy },
  ];
}
