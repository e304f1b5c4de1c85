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
}

export const writtenComplaints: readonly WrittenComplaint[] = [
  {
    status: 'open',
    daysAgo: 0,
    hoursLater: 0.4,
    of: 'meatless',
    subject: 'Meat in a vegetarian dish',
    message:
      'We are vegetarians. There was a piece of chicken in the {dish} from {restaurant}. I have kept the box in the refrigerator and taken photos. Please find out how this happened.',
  },
  {
    status: 'open',
    daysAgo: 0.5,
    hoursLater: 0.5,
    of: 'several',
    subject: 'One dish missing',
    message:
      'Order {number}: everything came except the {dish}. The bag was sealed, so it was forgotten in the kitchen. I would like the money for it back.',
  },
  {
    status: 'open',
    daysAgo: 1,
    hoursLater: 11,
    of: 'any',
    subject: null,
    message:
      'My stomach has been upset since the {dish}, and my sister had the same and is ill too. We have seen a doctor. {restaurant} should check what was in it.',
  },
  {
    status: 'acknowledged',
    daysAgo: 1.5,
    hoursLater: 0.3,
    of: 'late',
    subject: 'Much too late',
    message:
      'The order from {restaurant} came long after the time on the page, and nobody told us why. By then nobody was hungry any more. I do not want money, I want the time to be true.',
  },
  {
    status: 'acknowledged',
    daysAgo: 2,
    hoursLater: 0.6,
    of: 'any',
    subject: 'Lid was open',
    message:
      'The lid of the {dish} had come off and half of it was in the bag. The rider was very kind about it and said that he would tell {restaurant}. Who pays for it now?',
  },
  {
    status: 'in_progress',
    daysAgo: 3,
    hoursLater: 1,
    of: 'demo',
    subject: 'Less spicy means less spicy',
    message:
      'I wrote a note to the kitchen of {restaurant} that it should be less spicy, and it was hotter than ever. The {dish} was excellent as always. Please ask them to read the notes.',
  },
  {
    status: 'in_progress',
    daysAgo: 4,
    hoursLater: 0.7,
    of: 'several',
    subject: 'Somebody else’s dinner',
    message:
      'We ordered the {dish} and got a bag with another number on it. Ours was {number}. The restaurant says that it was the rider, the rider says that it was the restaurant.',
  },
  {
    status: 'waiting_customer',
    daysAgo: 6,
    hoursLater: 0.5,
    of: 'any',
    subject: 'A hair in the food',
    message:
      'There was a hair in the {dish}. I am sorry to have to write this, because we order from {restaurant} a lot and it has never happened before.',
  },
  {
    status: 'reopened',
    daysAgo: 9,
    hoursLater: 0.4,
    of: 'any',
    subject: 'Cold, again',
    message:
      'You told me that {restaurant} would use better boxes. The {dish} came cold again, so I do not consider this resolved.',
  },
  {
    status: 'resolved',
    daysAgo: 11,
    hoursLater: 1.2,
    of: 'late',
    subject: 'Forty minutes at the wrong gate',
    message:
      'The rider of {restaurant} was at the wrong gate and could not reach me because my number was wrong in the order. Partly my fault. Could you put a note to the address?',
  },
  {
    status: 'closed',
    daysAgo: 14,
    hoursLater: 14,
    of: 'demo',
    subject: 'No spoons',
    message:
      'We ate the {dish} on the terrace and there were no spoons in the bag although I had asked for them. It was fun in the end, but please.',
  },
  {
    status: 'resolved',
    daysAgo: 16,
    hoursLater: 0.8,
    of: 'several',
    subject: 'Wrong portion',
    message:
      'The {dish} was half of what it was the last time, at the same price. I have the box here with its label. Please compare it with order {number}.',
  },
  {
    status: 'declined',
    daysAgo: 19,
    hoursLater: 2,
    of: 'any',
    subject: 'Did not like it',
    message:
      'I had imagined the {dish} differently. My neighbour makes it with more tomato. I would like my money back, please.',
  },
  {
    status: 'resolved',
    daysAgo: 24,
    hoursLater: 22,
    of: 'any',
    subject: 'Change for five hundred',
    message:
      'The rider of {restaurant} had no change and promised to bring it later. Nobody has come so far. It is only sixty rupees, but they are mine.',
  },
  {
    status: 'closed',
    daysAgo: 40,
    hoursLater: 3,
    of: 'any',
    subject: 'Rude on the telephone',
    message:
      'When I called {restaurant} to ask about the {dish}, I was told to read the menu and the line went dead. An apology would be enough.',
  },
];
