/** Something said in a thread, so many hours after the complaint. */
export interface WrittenMessage {
  by: 'customer' | 'restaurant' | 'admin';
  hours: number;
  text: string;
  /** Between restaurant and office alone. */
  aside?: true;
}

/** A complaint of the demo world; `{dish}`, `{restaurant}` and `{number}` are those of the order it is about. */
export interface WrittenComplaint {
  status: string;
  /** At least so long ago the order was handed over. */
  daysAgo: number;
  /** How long after that it was written. */
  hoursLater: number;
  /** What must be true of the order. */
  of: 'any' | 'demo' | 'late' | 'meatless' | 'several';
  subject: string | null;
  message: string;
  category: string;
  /** The thread, the oldest first. */
  messages?: readonly WrittenMessage[];
  /** What the office tells itself. */
  note?: string;
  /** What it ended with. */
  answer?: string;
  /** Why it was opened again. */
  again?: string;
}

export const writtenComplaints: readonly WrittenComplaint[] = [
  {
    status: 'open',
    daysAgo: 0,
    hoursLater: 0.4,
    of: 'meatless',
    subject: 'Meat in a vegetarian dish',
    category: 'veg_mix_up',
    message:
      'We are vegetarians. There was a piece of chicken in the {dish} from {restaurant}. I have kept the box in the refrigerator and taken photos. Please find out how this happened.',
  },
  {
    status: 'open',
    daysAgo: 0.5,
    hoursLater: 0.5,
    of: 'several',
    subject: 'One dish missing',
    category: 'missing_item',
    message:
      'Order {number}: everything came except the {dish}. The bag was sealed, so it was forgotten in the kitchen. I would like the money for it back.',
  },
  {
    status: 'open',
    daysAgo: 2,
    hoursLater: 11,
    of: 'any',
    subject: null,
    category: 'hygiene',
    message:
      'My stomach has been upset since the {dish}, and my sister had the same and is ill too. We have seen a doctor. {restaurant} should check what was in it.',
  },
  {
    status: 'acknowledged',
    daysAgo: 1.5,
    hoursLater: 0.3,
    of: 'late',
    subject: 'Much too late',
    category: 'late',
    message:
      'The order from {restaurant} came long after the time on the page, and nobody told us why. By then nobody was hungry any more. I do not want money, I want the time to be true.',
  },
  {
    status: 'acknowledged',
    daysAgo: 2,
    hoursLater: 0.6,
    of: 'any',
    subject: 'Lid was open',
    category: 'quality',
    message:
      'The lid of the {dish} had come off and half of it was in the bag. The rider was very kind about it and said that he would tell {restaurant}. Who pays for it now?',
  },
  {
    status: 'in_progress',
    daysAgo: 3,
    hoursLater: 1,
    of: 'demo',
    subject: 'Less spicy means less spicy',
    category: 'quality',
    message:
      'I wrote a note to the kitchen of {restaurant} that it should be less spicy, and it was hotter than ever. The {dish} was excellent as always. Please ask them to read the notes.',
    messages: [
      {
        by: 'restaurant',
        hours: 3,
        text: 'Sorry for that. The note was printed on the slip, and the evening cook did not look at it. We put notes on top in red from today.',
      },
      { by: 'customer', hours: 5, text: 'Thank you for the quick answer. Then I will try again next week.' },
      {
        by: 'admin',
        hours: 20,
        text: 'Thank you both. We ask {restaurant} for a photo of the new slips and close this when we have seen it.',
      },
      { by: 'admin', hours: 21, text: 'Could you send us a photo of a slip with a note on it?', aside: true },
    ],
    note: 'Third note overlooked in this kitchen this month. Watch it.',
  },
  {
    status: 'in_progress',
    daysAgo: 4,
    hoursLater: 0.7,
    of: 'several',
    subject: 'Somebody else’s dinner',
    category: 'wrong_item',
    message:
      'We ordered the {dish} and got a bag with another number on it. Ours was {number}. The restaurant says that it was the rider, the rider says that it was the restaurant.',
    messages: [
      {
        by: 'admin',
        hours: 2,
        text: 'That must not happen. We ask {restaurant} who handed the bags out that evening.',
      },
      {
        by: 'restaurant',
        hours: 8,
        text: 'Two bags were ready at the same minute, and we gave out the wrong one. It was us and not the rider. We are sorry.',
      },
    ],
  },
  {
    status: 'waiting_customer',
    daysAgo: 6,
    hoursLater: 0.5,
    of: 'any',
    subject: 'A hair in the food',
    category: 'hygiene',
    message:
      'There was a hair in the {dish}. I am sorry to have to write this, because we order from {restaurant} a lot and it has never happened before.',
    messages: [
      {
        by: 'restaurant',
        hours: 4,
        text: 'We apologise. Caps are worn by everybody here, and we talk about it again today.',
      },
      {
        by: 'admin',
        hours: 9,
        text: 'Could you send us a photo of the dish, if you took one? It helps us to look into it.',
      },
    ],
    note: 'Inspection of the kitchen was in order last month.',
  },
  {
    status: 'reopened',
    daysAgo: 9,
    hoursLater: 0.4,
    of: 'any',
    subject: 'Cold, again',
    category: 'quality',
    message:
      'You told me that {restaurant} would use better boxes. The {dish} came cold again, so I do not consider this resolved.',
    messages: [
      { by: 'restaurant', hours: 5, text: 'We have changed to boxes with a second wall.' },
      {
        by: 'admin',
        hours: 60,
        text: 'You are right. We look at how long the last three orders waited for their rider.',
      },
    ],
    answer: '{restaurant} has ordered better boxes and apologises.',
    again: 'The {dish} came cold once more, in the same boxes.',
  },
  {
    status: 'resolved',
    daysAgo: 11,
    hoursLater: 1.2,
    of: 'late',
    subject: 'Forty minutes at the wrong gate',
    category: 'late',
    message:
      'The rider of {restaurant} was at the wrong gate and could not reach me because my number was wrong in the order. Partly my fault. Could you put a note to the address?',
    messages: [{ by: 'admin', hours: 3, text: 'We have added the note ‘Gate 3, call first’ to your address.' }],
    answer: 'Your address now has a note for riders, and the phone number is right again.',
  },
  {
    status: 'closed',
    daysAgo: 14,
    hoursLater: 14,
    of: 'demo',
    subject: 'No spoons',
    category: 'missing_item',
    message:
      'We ate the {dish} on the terrace and there were no spoons in the bag although I had asked for them. It was fun in the end, but please.',
    messages: [
      { by: 'restaurant', hours: 2, text: 'Our mistake. They lie at the packing table now, next to the bags.' },
    ],
    answer: '{restaurant} keeps spoons at the packing table now.',
  },
  {
    status: 'resolved',
    daysAgo: 16,
    hoursLater: 0.8,
    of: 'several',
    subject: 'Wrong portion',
    category: 'quality',
    message:
      'The {dish} was half of what it was the last time, at the same price. I have the box here with its label. Please compare it with order {number}.',
    messages: [
      { by: 'admin', hours: 4, text: 'Could you tell us the weight on the label?' },
      { by: 'customer', hours: 7, text: 'It says 280 g.' },
      {
        by: 'restaurant',
        hours: 22,
        text: 'That is our small size. The large one was ordered, so we packed the wrong one.',
      },
    ],
    note: 'Warned by telephone.',
    answer: '{restaurant} packed the small size. They apologise, and we have warned them.',
  },
  {
    status: 'declined',
    daysAgo: 19,
    hoursLater: 2,
    of: 'any',
    subject: 'Did not like it',
    category: 'quality',
    message:
      'I had imagined the {dish} differently. My neighbour makes it with more tomato. I would like my money back, please.',
    messages: [
      {
        by: 'restaurant',
        hours: 6,
        text: 'Our recipe is the one on the menu; we are happy to make it with more tomato on request.',
      },
    ],
    answer: 'The dish was what the menu says, so there is no refund for it. A note to the kitchen helps the next time.',
  },
  {
    status: 'resolved',
    daysAgo: 24,
    hoursLater: 22,
    of: 'any',
    subject: 'Change for five hundred',
    category: 'payment',
    message:
      'The rider of {restaurant} had no change and promised to bring it later. Nobody has come so far. It is only sixty rupees, but they are mine.',
    answer: '{restaurant} has brought you the change today and apologises.',
  },
  {
    status: 'closed',
    daysAgo: 40,
    hoursLater: 3,
    of: 'any',
    subject: 'Rude on the telephone',
    category: 'behaviour',
    message:
      'When I called {restaurant} to ask about the {dish}, I was told to read the menu and the line went dead. An apology would be enough.',
    messages: [
      {
        by: 'restaurant',
        hours: 30,
        text: 'We apologise sincerely. That evening was too much for all of us, and you got it. Never again.',
      },
    ],
    answer: 'The owner of {restaurant} has apologised to you in person.',
  },
];
