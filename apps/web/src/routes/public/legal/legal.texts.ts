import { defineTexts } from '#lib/i18n/texts.ts';

export const legalScreenTexts = defineTexts({
  pages: {
    'privacy-policy': {
      title: 'Privacy Policy',
      description: 'What Tawa knows about you, why, who else sees it, and your rights.',
    },
    'term-of-use': {
      title: 'Terms of Use',
      description: 'The terms on which you order, cook and write on Tawa.',
    },
    'refund-policy': {
      title: 'Refund Policy',
      description: 'When money comes back, how to ask for it, and how long it takes.',
    },
    'cookie-policy': {
      title: 'Cookie Policy',
      description: 'What Tawa keeps in your browser, what for, and how to manage it.',
    },
    'food-safety-compliance': {
      title: 'Food Safety Compliance',
      description: 'Licences, kitchen rules and how food-safety reports are handled on Tawa.',
    },
  },
});
