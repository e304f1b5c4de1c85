/** What is said of a new password while it is typed. */
export const passwordTexts = {
  lengthMin: (characters: number) => `At least ${characters} characters`,
  strength: 'Strength:',
  words: { common: 'very weak', weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
  common: ', one of the most common',
} as const;
