import { matches } from '@tawa/domain/catalogue/search';
import type { OfficePart } from '@tawa/domain/accounts/office-parts';
import type { StaffArea } from '@tawa/domain/accounts/staff';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import type { TextsOf } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import type { Shape } from '#ui/icon.tsx';
import type { findingTexts } from './finding.texts.ts';
import type { Hit, HitGroup } from './hit.ts';

type Name = keyof TextsOf<typeof findingTexts>['act'];

/** Something that can be done; it opens where that is asked and confirmed, and does nothing by itself. */
interface Act {
  name: Name;
  icon: Shape;
  /** The first words by which people call it, beside its own. */
  called: readonly string[];
  /** What it is done to. */
  to?: 'people' | 'orders' | 'restaurants' | 'dishes';
  /** What the address of the place asks for beside the row that it opens; a place itself where it is done to nothing. */
  opens: string;
}
type OfficeAct = Act & { part: OfficePart };
type KitchenAct = Act & { area: StaffArea };

const officeActs: readonly OfficeAct[] = [
  { name: 'refund', part: 'refunds', icon: ArrowUUpLeftIcon, called: ['money back'], to: 'orders', opens: 'refund' },
  {
    name: 'cancel',
    part: 'orders',
    icon: ArrowsLeftRightIcon,
    called: ['move', 'deliver'],
    to: 'orders',
    opens: 'move',
  },
  {
    name: 'suspend',
    part: 'restaurants',
    icon: PauseIcon,
    called: ['pause', 'stop', 'close'],
    to: 'restaurants',
    opens: 'suspend',
  },
  {
    name: 'visit',
    part: 'restaurants',
    icon: EyeIcon,
    called: ['visit', 'sign in'],
    to: 'restaurants',
    opens: 'visit',
  },
  { name: 'block', part: 'people', icon: ProhibitIcon, called: ['lock'], to: 'people', opens: 'block' },
  { name: 'note', part: 'people', icon: NotePencilIcon, called: ['note'], to: 'people', opens: 'note' },
  { name: 'newCoupon', part: 'coupons', icon: TicketIcon, called: ['coupon', 'new'], opens: '/coupons?open=new' },
  { name: 'payRun', part: 'money', icon: HandCoinsIcon, called: ['payout'], opens: '/payouts/run' },
];

const kitchenActs: readonly KitchenAct[] = [
  {
    name: 'pauseKitchen',
    area: 'orders',
    icon: PauseIcon,
    called: ['stop', 'close', 'open'],
    opens: '/orders?act=pause',
  },
  { name: 'dish', area: 'menu', icon: ForkKnifeIcon, called: ['dish', 'sold out', 'price'], to: 'dishes', opens: '' },
  { name: 'ownCoupon', area: 'voices', icon: TicketIcon, called: ['coupon', 'new'], opens: paths.restaurantCoupons },
];

type Rights = { office: (part: OfficePart) => boolean } | { staff: (area: StaffArea) => boolean };

/** The acts that the reader's role includes. */
export const actsFor = (rights: Rights): readonly Act[] =>
  'office' in rights
    ? officeActs.filter(({ part }) => rights.office(part))
    : kitchenActs.filter(({ area }) => rights.staff(area));

/** What was said after the sign: the acts that begin so, and of one that was said whole, to what it is done. */
export interface AskedAct {
  act: Act;
  what: string;
}

/** '> pause Dum & Handi' → suspending with 'Dum & Handi'; '> re' → every act that is called so. */
export function readActs(acts: readonly Act[], text: string, wordsOf: (act: Act) => string): AskedAct[] {
  const typed = text.toLowerCase();
  return acts.flatMap((act) => {
    const names = [wordsOf(act).toLowerCase(), act.name.toLowerCase(), ...act.called];
    const said = names
      .filter((name) => typed.startsWith(`${name} `))
      .toSorted((one, other) => other.length - one.length);
    const [name] = said;
    if (name !== undefined) return [{ act, what: text.slice(name.length).trim() }];
    return names.some((each) => matches(each, text)) ? [{ act, what: '' }] : [];
  });
}

const withAct = (to: string, { opens }: Act): string => (opens === '' ? to : `${to}&act=${opens}`);

/** The lines of an act: one for each thing that was found for it, or the act itself with what it still wants to know. */
export function actHits({ act, what }: AskedAct, found: readonly HitGroup[], t: TextsOf<typeof findingTexts>): Hit[] {
  const words = t.act[act.name];
  const { to: kind, icon, name } = act;
  if (kind === undefined) return [{ id: `act-${name}`, icon, title: words, detail: t.actHint.none, to: act.opens }];
  const things = what === '' ? [] : (found.find((group) => group.kind === kind)?.hits ?? []);
  return things.map((hit) => ({
    ...hit,
    id: `act-${name}-${hit.id}`,
    icon,
    title: t.actOf({ act: words, what: hit.title }),
    detail: t.actAsks,
    to: withAct(hit.actsAt ?? hit.to, act),
  }));
}
