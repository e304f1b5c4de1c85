import { defineTexts } from '#lib/i18n/texts.ts';

export const authTexts = defineTexts({
  session: {
    expiredTitle: 'Session Expired',
    expiredText: 'Your session has ended. Please log in again to continue.',
    loginAgain: 'Login Again',
    loggedOut: 'Logged out successfully',
  },
  login: {
    done: 'Logged in successfully',
    failed: 'Login failed',
    failedToast: 'Failed to login',
  },
  changePassword: {
    done: 'Password changed successfully.',
    failed: 'Failed to change password.',
  },
  forgotPassword: {
    done: 'Password reset instructions sent to your email.',
    wrong: 'Something went wrong. Please try again.',
    failed: 'Forget Password request failed.',
  },
  registration: {
    pending: 'Registering...',
    restaurantDone:
      'Restaurant registered successfully - Complete your profile to get activated and start posting dishes.',
  },
  twoFactor: {
    why: 'With it, somebody who learns your password still cannot open your account. You need an authenticator app on your phone.',
    code: 'Code of the app, or a recovery code',
    copied: 'Recovery codes copied',
    failed: 'The second step could not be changed. Please try again.',
    codesOnce: 'Each opens your account once when the phone is not at hand. They are shown only now.',
    copyFailed: 'They could not be copied. Write them down or print them.',
    unreadable: 'The second step could not be read.',
  },
});
