/** Texts of the product; those that the specification fixes stand here to the letter, oddities included. */
export const brand = {
  name: 'Tawa',
  line: 'Hot meals, 24x7',
  promise: 'Hot meals, 24x7. Local kitchens, live tracking, honest bills.',
  feed: 'Tawa: the blog',
} as const;

export const messages = {
  login: { failed: 'Login failed', failedToast: 'Failed to login', done: 'Logged in successfully' },
  session: {
    expiredTitle: 'Session Expired',
    expiredText: 'Your session has ended. Please log in again to continue.',
    loginAgain: 'Login Again',
    loggedOut: 'Logged out successfully',
  },
  registration: {
    userDone: 'User registered successfully!',
    userFailed: 'Registration failed. Please try again.',
    restaurantDone:
      'Restaurant registered successfully - Complete your profile to get activated and start posting dishes.',
    restaurantFailed: 'Failed to add restaurant',
    pending: 'Registering...',
  },
  testimonials: { failed: 'Failed to load testimonials.' },
  cities: { loading: 'Loading cities...', none: 'No cities found.' },
  blogs: { failed: 'Failed to load blogs', none: 'No Blogs found.' },
  blog: { failed: 'Failed to load blog', notFound: 'Blog not found.' },
  contact: { failed: 'Failed to send message', done: 'Message sent successfully!' },
  forgotPassword: {
    wrong: 'Something went wrong. Please try again.',
    failed: 'Forget Password request failed.',
    done: 'Password reset instructions sent to your email.',
  },
  changePassword: { failed: 'Failed to change password.', done: 'Password changed successfully.' },
  restaurants: {
    failed: 'Failed to load restaurants. Please try again later.',
    none: 'No matching restaurants found.',
    most: 'There are more. Search or choose a filter to see them.',
  },
  restaurant: {
    failed: 'Failed to load restaurant details. Please try again later.',
    notFound: 'Restaurant not found.',
    noDishes: 'No dishes available at this kitchen.',
    closedTitle: 'Restaurant is currently closed',
    closedText: 'Ordering is not possible right now, but you can still browse the menu and add dishes to your cart.',
    closedWhy: {
      closed: 'It is outside its opening hours.',
      paused: 'The kitchen has paused for a moment.',
      offline: 'The kitchen is not taking orders today.',
      not_active: 'It does not take orders here at the moment.',
    },
    opens: (when: string) => `Opens ${when}.`,
    later: 'Order for later',
    laterText: 'Fill your cart now and choose a later time at the checkout.',
    lookAround: 'Look around',
  },
  cart: {
    dishFailed: 'dish not add',
    listFailed: 'Failed to add to cart. Please try again.',
  },
  favourites: {
    addFailed: 'Something went wrong while adding to favorites.',
    removeFailed: 'Something went wrong while removing from favorites.',
  },
  chefs: { failed: 'Failed to fetch chefs. Please try again later.' },
  team: { failed: 'Failed to fetch team members. Please try again later.', none: 'No team members found.' },
  dishes: {
    failed: 'Failed to load dishes.',
    none: 'No dishes found.',
    notFound: 'Dish not found.',
    more: 'Show more dishes',
    most: 'There are more. Search or choose a category to see them.',
  },
  faqs: { none: 'No FAQs available.' },
  complaint: {
    failed: 'Something went wrong. Please try again later.',
    offline: 'Network error. Please check connection.',
  },
  share: {
    failed: 'Share cancelled or failed',
    imageUnsupported: 'Image sharing is supported only in some mobile browsers!',
    copied: 'Link copied!',
  },
  crowd: {
    busy: 'We’re very busy, trying again…',
    over: 'Thank you for waiting.',
    kept: 'We’re very busy right now: this is how it was when it was opened last',
  },
  online: {
    back: "You're Online",
    gone: "You're Offline",
    kept: "You're Offline: this is how the page was when it was opened last",
    part: 'There is no connection. This loads by itself when you are back online.',
  },
  errorScreen: {
    title: 'Something went wrong',
    text: 'Looks like the server is down',
    home: 'Back to Home',
  },
  notFound: {
    title: 'This plate is empty',
    text: 'The page you asked for is not here. It may have moved, or the dish may have left the menu.',
  },
  accessDenied: {
    title: 'Access Denied',
    text: 'This page belongs to another kind of account.',
    needed: {
      user: 'This page is for customers. Log in with a customer’s account to see it.',
      restaurant: 'This page is for restaurants. Log in with a restaurant’s account to see it.',
      admin: 'This page is for the office. Log in with an administrator’s account to see it.',
    },
    back: 'Go Back',
  },
  network: 'Network error. Please check connection.',
  notDone: 'That did not work. Please try again.',
} as const;
