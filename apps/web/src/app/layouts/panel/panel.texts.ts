import { defineTexts } from '#lib/i18n/texts.ts';

export const panelTexts = defineTexts({
  yourPart: 'You work here as {role}: {text} Ask the owner if you need more.',
  notYours: 'Your role here is {role}, and it does not include this page. Ask the owner if you need it.',
  end: 'End',
  text: 'You see {restaurant} as its owner does.',
  rule: 'Nothing can be changed.',
  label: 'You are looking',
  ownersOwn: 'This is the owner’s own. A visit does not show it.',
  administrator: {
    looking: 'You may look here. Your role, {role}, does not change anything on this page.',
    notYours: 'Your role here is {role}, and it does not include this page. Ask an owner if you need it.',
  },
  menu: 'Menu',
  loading: 'Loading',
  tawaHome: 'Tawa, home',
  admin: 'Admin',
  logout: 'Logout',
  panel: 'Panel',
});
