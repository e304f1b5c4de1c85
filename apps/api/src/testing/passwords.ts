import { createPasswords } from '#platform/keys/passwords.ts';

/** Tests prove that passwords are compared, not what it costs. */
export const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1 });
