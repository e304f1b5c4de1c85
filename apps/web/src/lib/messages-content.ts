/** Texts of the pages that tell about the product; what the specification fixes stands in messages.ts. */
export const faqTexts = {
  title: 'Frequently asked questions',
  crumb: 'FAQ',
  lead: 'Short answers about ordering, paying and what happens in between.',
  description: 'Answers about orders, cancelling, bills and refunds on Tawa.',
  loading: 'Loading questions',
  ask: 'Ask us',
  retry: 'Try again',
  moreTitle: 'Not answered here?',
  moreText: 'Write to us; a person reads every message.',
} as const;

export const teamTexts = {
  title: 'Our Team',
  lead: 'The people who keep kitchens, riders and guests in step.',
  description: 'Who works on Tawa: the people behind kitchens, support and the product.',
  loading: 'Loading the team',
} as const;

export const contactTexts = {
  title: 'Contact us',
  crumb: 'Contact',
  lead: 'Questions, praise, or something that should be better: write to us.',
  description: 'How to reach Tawa: phone, e-mail, support hours, office and a form.',
  factsTitle: 'Reach us directly',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Support hours',
  office: 'Office',
  gstin: 'GSTIN',
  fssai: 'FSSAI',
  officer: 'Grievance officer',
  aboutOrder: 'Is it about an order?',
  complain: 'File a complaint',
  formTitle: 'Send a message',
  send: 'Send message',
  sending: 'Sending...',
} as const;

export const legalTexts = {
  legal: 'Legal',
  parts: 'On this page',
  loading: 'Loading the text',
  failed: 'Failed to load this text. Please try again later.',
  version: (version: number, date: string) => `Version ${version}, in force since ${date}`,
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
} as const;

export const aboutTexts = {
  title: 'About',
  description: 'Tawa brings food from kitchens near you, around the clock, with honest bills.',
  eyebrow: 'About us',
  welcome: 'Welcome to Tawa',
  lead: 'Hot meals, 24x7. From the first dosa of the morning to the last biryani of the night, a kitchen near you is cooking. You see every fee before you pay, and every step until the door.',
  dishes: 'dishes',
  served: 'served',
  restaurants: 'restaurants',
  customers: 'customers',
  callTitle: 'You cook. We bring the neighbourhood.',
  callText: 'List your kitchen, keep your own hours and see every rupee of every order.',
  callButton: 'Register your restaurant',
} as const;

export const testimonialTexts = { title: 'What people say', loading: 'Loading what people say' } as const;

export const menuTexts = {
  title: 'Menu',
  lead: 'A first taste of each category. Rather sit down? Ask for a table beside it.',
  description: 'What kitchens on Tawa cook, by category, and a form to find a table.',
  loading: 'Loading the menu',
  all: 'All',
  book: 'Book your Table',
} as const;

export const complaintTexts = {
  title: 'File a complaint',
  crumb: 'Complaints',
  newCrumb: 'New complaint',
  lead: 'Something went wrong with an order? Tell us what happened, and a person looks into it.',
  description: 'Complain about an order on Tawa: what to write, how fast we answer, and who decides.',
  userIdHint: 'Filled in from your account',
  orderIdHint: 'The number of the order, such as FD-7K3M9Q',
  orders: 'Your latest orders',
  category: 'What is it about?',
  send: 'Submit complaint',
  sending: 'Submitting...',
  done: 'Complaint submitted successfully.',
  doneText: 'Thank you for telling us. You are taken to the home page.',
  guest: 'A complaint belongs to an order of yours, so log in first.',
  loginTitle: 'Log in to file a complaint',
  answered: (hours: number, days: number) =>
    `We acknowledge each complaint within ${hours} hours and settle it within ${days} days.`,
  safety: (hours: number) => `Reports about food safety are investigated within ${hours} hours.`,
  officer: (name: string) => `Not content with an answer? The grievance officer ${name} looks at it again.`,
} as const;
