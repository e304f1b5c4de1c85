/** Texts of how a kitchen works. */
export const settingsMessages = {
  failed: 'The settings could not be read.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is not saved.',
  parts: {
    hours: 'Opening hours',
    orders: 'Taking orders',
    delivery: 'Delivery',
    payout: 'Payout account',
    device: 'Sounds and printer',
    staff: 'Staff',
    account: 'Account',
  },
  taking: {
    facts: 'They count from the next order on; those you have keep what they were promised.',
    saved: 'Taking orders saved',
    autoAccept: 'Accept every order by itself',
    autoAcceptHint:
      'With your usual preparation time. Without it a new order rings for 8 minutes, then it is rejected.',
    prep: 'Usual preparation time',
    lastOrder: 'Last order before closing',
    minOrder: 'Minimum order',
    packaging: 'Packaging per order',
    minOrderHint: '0.00 takes every order.',
    packagingHint: 'A line of its own on the bill.',
    slot: 'Times that can be chosen',
    slotOf: (minutes: number) => `Every ${minutes} minutes`,
    capacity: 'Cooking time in each of them',
    capacityHint: 'Of all your cooks together; a full time is no longer offered. Left empty, nothing is counted.',
    ways: 'How customers get their food',
  },
  area: {
    facts: 'Who is further away is told so before paying.',
    saved: 'Delivery saved',
    by: 'Deliver by',
    radius: 'Radius around the kitchen',
    pins: 'Pin codes',
    addPin: 'Add pin codes',
    pinHint: 'Several at once with spaces or commas between them.',
    wrongPins: (words: readonly string[]) => `Not a pin code: ${words.join(', ')}`,
    noPins: 'Name a pin code',
    travel: 'On the way',
    fee: 'Delivery fee',
    freeFrom: 'Free delivery from',
    freeFromHint: 'Left empty, the fee is always taken.',
    map: 'Map of the area. Arrow keys move it, plus and minus change how close it is.',
    mapFailed: 'The map could not be read. The radius works without it.',
    withoutPictures: 'The pictures of the map are not there. The circle is right without them.',
    noPoint: 'Set your point on the map in your profile first; a radius is measured from there.',
    ground: (squareKm: number) => `About ${squareKm} km² around you`,
  },
  device: {
    soundTitle: 'Sound of a new order',
    soundFacts: 'Every device of your kitchen rings with it until the order is answered.',
    sounds: {
      chime: ['Chime', 'Two soft notes, for a quiet counter'],
      bell: ['Bell', 'A bright bell that carries over talk'],
      kitchen: ['Loud kitchen', 'Four hard notes, over extractor fans'],
    },
    test: (name: string) => `Test ${name}`,
    blocked: 'This browser keeps sounds silent for now. Press once more.',
    here: 'Ring on this device',
    hereHint: 'Only this device remembers it. Keep one that rings within earshot.',
    soundSaved: 'Sound saved',
    printerTitle: 'Printer',
    printerFacts: 'Tickets print through this browser, on the printer that you choose there.',
    paper: 'Paper width',
    copies: 'Copies of a kitchen ticket',
    copiesHint: 'On this device.',
    paperSaved: 'Paper width saved',
  },
  payout: {
    facts: 'Where your weekly statement is paid. A new account is checked first; the old one counts meanwhile.',
    none: 'No account yet. Statements wait until there is one.',
    inForce: 'Paid to',
    waits: 'Waits for review',
    change: 'Change account',
    add: 'Add account',
    saved: 'Account saved',
    sent: 'Sent for review',
  },
} as const;

const clockOfTick = (minutes: number): string => {
  const hour = (minutes / 60 + 5) % 24;
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
};

/** The week of opening hours as bars. */
export const gridTexts = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  places: ['first shift', 'second shift', 'third shift', 'fourth shift'],
  /** Minutes after five in the morning. */
  tick: clockOfTick,
  allDay: 'Open 24 hours',
  addHoursOn: (day: string) => `Add a shift: ${day.slice(0, 3)}`,
} as const;
