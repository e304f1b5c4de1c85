/** What is said of a new password while it is typed. */
export const passwordTexts = {
  lengthMin: (characters: number) => `At least ${characters} characters`,
  strength: 'Strength:',
  words: { common: 'very weak, one of the most common', weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
} as const;
