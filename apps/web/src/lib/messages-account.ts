/** Texts of the account's own screens. */
export const accountMessages = {
  twoFactor: {
    why: 'With it, somebody who learns your password still cannot open your account. You need an authenticator app on your phone.',
    codesOnce: 'Each opens your account once when the phone is not at hand. They are shown only now.',
    copied: 'Recovery codes copied',
    copyFailed: 'They could not be copied. Write them down or print them.',
    failed: 'The second step could not be changed. Please try again.',
    unreadable: 'The second step could not be read.',
  },
} as const;
