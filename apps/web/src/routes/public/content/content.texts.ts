import { defineTexts } from '#lib/i18n/texts.ts';

export const contentScreenTexts = defineTexts({
  blog: {
    failed: 'Failed to load blog',
    notFound: 'Blog not found.',
    lead: 'Notes from kitchens: how dishes are made, and how they reach you well.',
    title: 'Blog',
    description: 'Stories from the kitchens on Tawa: techniques, guides and what makes food travel well.',
  },
  lead: 'Questions, praise, or something that should be better: write to us.',
  title: 'Contact us',
  formTitle: 'Send a message',
  description: 'How to reach Tawa: phone, e-mail, support hours, office and a form.',
  more: 'More from the blog',
  loadingOne: 'Loading the blog',
  ask: 'Ask us',
  faq: {
    lead: 'Short answers about ordering, paying and what happens in between.',
    title: 'Frequently asked questions',
    description: 'Answers about orders, cancelling, bills and refunds on Tawa.',
  },
  crumb: 'FAQ',
  moreText: 'Write to us; a person reads every message.',
  moreTitle: 'Not answered here?',
  about: {
    title: 'About',
    description: 'Tawa brings food from kitchens near you, around the clock, with honest bills.',
  },
  team: {
    lead: 'The people who keep kitchens, riders and guests in step.',
    title: 'Our Team',
    description: 'Who works on Tawa: the people behind kitchens, support and the product.',
  },
  fairPlay: {
    title: 'Fair play',
    description:
      'The thirteen dark patterns that India’s rules name, what Tawa does instead, and when that was last tested.',
    lead: 'In 2023 India named thirteen tricks by which apps get people to do what they did not mean to. Tawa uses none of them. Each has a test, and no version goes out while one fails.',
    passed: 'All thirteen last passed on {day}, in version {commit}.',
    test: 'Test {name}',
    source:
      'Guidelines for Prevention and Regulation of Dark Patterns, 2023, annexure 1, Central Consumer Protection Authority.',
    pattern: {
      false_urgency: {
        name: 'False urgency',
        meant: 'Saying that something is scarce or about to end when it is not.',
        held: 'No page hurries you. Sold out means that the kitchen said so, and a clock runs only where an order does.',
      },
      basket_sneaking: {
        name: 'Basket sneaking',
        meant: 'Adding a product, a fee or a donation that nobody chose.',
        held: 'A cart holds what you put in. A tip is nothing until you choose one.',
      },
      confirm_shaming: {
        name: 'Confirm shaming',
        meant: 'Making people feel bad for saying no.',
        held: 'No is called No, Not now or Keep it.',
      },
      forced_action: {
        name: 'Forced action',
        meant: 'Asking for something unrelated before you may go on.',
        held: 'Menus and prices are open to everybody. Ordering needs no yes to offers.',
      },
      subscription_trap: {
        name: 'Subscription trap',
        meant: 'Easy to start, hard to leave.',
        held: 'Nothing is sold by subscription. Offers stop with one press, without signing in.',
      },
      interface_interference: {
        name: 'Interface interference',
        meant: 'Hiding one answer and pushing the other.',
        held: 'Nothing is ticked for you, and both answers to a question are as easy to press.',
      },
      bait_and_switch: {
        name: 'Bait and switch',
        meant: 'Showing one thing and selling another.',
        held: 'A price is the same on the list, on the dish, in the cart and on the bill. If it changes meanwhile, you are asked first.',
      },
      drip_pricing: {
        name: 'Drip pricing',
        meant: 'Charges that come up only at the end.',
        held: 'The cart shows every charge and tax. What it says is what you pay.',
      },
      disguised_advertisement: {
        name: 'Disguised advertisement',
        meant: 'Advertising that looks like something else.',
        held: 'No place on a list is for sale. What a restaurant pays Tawa does not move it.',
      },
      nagging: {
        name: 'Nagging',
        meant: 'Asking again and again.',
        held: 'A question that you send away does not come back by itself.',
      },
      trick_question: {
        name: 'Trick question',
        meant: 'Words that turn a yes into a no.',
        held: 'A tick always means yes.',
      },
      saas_billing: {
        name: 'SaaS billing',
        meant: 'Taking money again and again without saying so.',
        held: 'Money is taken for an order that you placed, and for nothing else.',
      },
      rogue_malware: {
        name: 'Rogue malware',
        meant: 'Scaring people into installing something.',
        held: 'Pages load nothing from anybody else, and ask you to install nothing.',
      },
    },
  },
  home: 'Home',
  page: '{title}, page {page}',
});
