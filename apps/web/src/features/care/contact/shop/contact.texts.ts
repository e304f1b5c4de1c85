import { defineTexts } from '#lib/i18n/texts.ts';

export const contactTexts = defineTexts({
  contact: {
    done: 'Message sent successfully!',
    failed: 'Failed to send message',
  },
  send: 'Send message',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Support hours',
  gstin: 'GSTIN',
  fssai: 'FSSAI',
  crumb: 'Contact',
  office: 'Office',
  officer: 'Grievance officer',
  sending: 'Sending...',
  complain: 'File a complaint',
  factsTitle: 'Reach us directly',
  aboutOrder: 'Is it about an order?',
  name: 'Name',
  emailField: 'Email',
  subject: 'Subject',
  message: 'Message',
});
