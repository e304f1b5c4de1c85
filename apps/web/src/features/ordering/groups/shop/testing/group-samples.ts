import type { Group, GroupGuest, GroupLine, GroupPage } from '@tawa/contract/ordering/groups';

export const token = 'g'.repeat(43);
export const secret = 's'.repeat(43);

export const line: GroupLine = {
  group_line_id: 11,
  menu_id: 4,
  dish_name: 'Dal Tadka',
  names: null,
  is_veg: 1,
  option_ids: [],
  options: [],
  option_names: [],
  quantity: 2,
  note: 'No onion',
  amount: 240,
  has_options: false,
  problem: null,
};

type Asked = NonNullable<GroupGuest['asked']>;

export const askedOf = (name: string, change: Partial<Asked> = {}): Asked => ({
  name,
  dishes: 240,
  offer: 0,
  fees: 31.5,
  tip: 0,
  total: 271.5,
  state: 'asked',
  reminded_at: null,
  back: 0,
  is_back_sent: false,
  ...change,
});

export const guestOf = (name: string, change: Partial<GroupGuest> = {}): GroupGuest => ({
  group_guest_id: name.codePointAt(0) ?? 0,
  name,
  is_host: false,
  diet: 'any',
  allergens: [],
  lines: [line],
  amount: 240,
  asked: null,
  ...change,
});

const shared = {
  state: 'open',
  version: 3,
  restaurant: {
    restaurant_id: 1,
    restaurant_name: 'Dum & Handi',
    names: null,
    logo: null,
    cover_img: null,
    restaurant_type: 'veg',
  },
  closes_at: '2026-06-15T07:30:00.000Z',
  lapses_at: '2026-06-15T08:00:00.000Z',
  pays: 'host',
  pay_by: null,
  server_time: '2026-06-15T07:00:00.000Z',
} as const;

/** What a host reads of a group in which they alone are, with nothing chosen. */
export const hosted: Group = {
  ...shared,
  group_id: 5,
  url: `https://tawa.example/g/${token}`,
  qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  token,
  secret,
  guests: [guestOf('Asha', { is_host: true, lines: [], amount: 0 })],
  amount: 0,
  can_extend: true,
  order_number: null,
};

/** What somebody with the link reads before they join. */
export const invited: GroupPage = {
  ...shared,
  host: 'Asha',
  names: ['Asha'],
  dropped: [],
  has_room: true,
  own: null,
  removed: false,
  share: null,
  ways: ['upi', 'card'],
  promised_to: null,
};
