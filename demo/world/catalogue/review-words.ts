/** What customers say with each number of stars; {dish} becomes one of the restaurant's dishes. */
export const reviewWords: Record<number, readonly string[]> = {
  5: [
    'The {dish} arrived hot and exactly as described.',
    'Our Friday order for a year now, and the {dish} has never been off.',
    'Generous portions, careful packing, and the {dish} was still steaming.',
    'I have been looking for a {dish} like this since I moved here.',
    'My mother asked who made the {dish}. I told the truth, eventually.',
    'Ordered the {dish} for two, ate it alone. No regrets.',
    'Seasoned as if somebody had tasted it first. The {dish} is worth crossing the city for.',
    'They rang to say ten minutes more, and came in eight. The {dish} was perfect.',
    'The {dish} tastes the same every single time, which is harder than it sounds.',
    'Asked for less salt in the {dish} and got less salt. Small thing, rare thing.',
    'Not a drop spilled and the {dish} had its garnish in a separate cup.',
    'The {dish} is honest food at an honest price.',
  ],
  4: [
    'Very good {dish}; a little less oil would make it perfect.',
    'Tasty and on time. The {dish} could have been a touch hotter.',
    'Fresh and well seasoned. I would order the {dish} again.',
    'The {dish} is excellent, the portion is a little neat for the price.',
    'Good {dish}, friendly rider, slightly too much packaging.',
    'Liked the {dish} more than I thought I would. The chutney had leaked a bit.',
    'The {dish} was lovely. Took five minutes longer than promised.',
    'Milder than the menu says, but the {dish} is well made.',
    'Solid {dish}. My second order was better than the first.',
  ],
  3: [
    'The {dish} was fine for a weekday, nothing special.',
    'Good taste, but the {dish} had gone soft on the way.',
    'The {dish} needed salt; the rest of the order was all right.',
    'Half the portion I remember. The {dish} used to be bigger.',
    'The {dish} was decent, the wait was not.',
  ],
  2: [
    'The {dish} came lukewarm and the portion was small.',
    'Too oily for me. I left half of the {dish}.',
    'Asked for mild and got the opposite; could not finish the {dish}.',
  ],
  1: [
    'Not what I ordered: I got something else in place of the {dish}.',
    'The {dish} arrived cold after an hour and a half.',
  ],
};

/** What a kitchen answers to praise. */
export const thanksWords: readonly string[] = [
  'Thank you! The kitchen read this out loud.',
  'That makes our week. See you soon.',
  'So glad it arrived the way it left us.',
  'Thank you for taking the time. Next time try the chef’s own favourite, we will tell you which.',
];

/** What a kitchen answers when it was not good enough. */
export const sorryWords: readonly string[] = [
  'You are right, and we are sorry. We changed the box since.',
  'Sorry about that. Write to us with your order number and we will put it right.',
  'We looked into this evening: two cooks were ill. That is a reason, not an excuse.',
  'Thank you for telling us plainly. The recipe card now says how much salt.',
];
