/** Words of a site that is closed for maintenance. */
export const closedTexts = {
  pageTitle: 'Back soon · Tawa',
  title: 'The griddle is cooling down',
  running: 'Orders that are under way go on: kitchens cook and riders ride.',
  again: 'Try again',
  orders: 'My orders',
  help: 'Need help now? Call us on',
  or: 'or write to',
  team: 'For restaurants and our team:',
  login: 'Log in',
  banner: {
    label: 'Maintenance',
    title: 'The site is closed for maintenance',
    office: 'Visitors and customers see your text; nothing new can be ordered.',
    kitchen: 'No new orders come in. Orders that are under way go on as always.',
    passed: 'The time that visitors were told has passed.',
    change: 'Open the settings',
  },
};
