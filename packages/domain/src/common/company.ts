/** How visitors reach the people behind the product. */
export const support = {
  phone: '1800 000 2424',
  phoneHref: 'tel:18000002424',
  email: 'help@tawa.example',
  emailHref: 'mailto:help@tawa.example',
  weekdays: 'Mon-Fri 9:00-21:00',
  weekend: 'Sat-Sun 10:00-20:00',
} as const;

/** Who answers for the product in law, and who hears grievances. */
export const company = {
  name: 'Tawa Marketplace Private Limited',
  state: 'Karnataka',
  // The digits inside are 0000, which no office gives out, so the number is nobody's.
  pan: 'AAACT0000K',
  cin: 'U00000KA2026PTC000000',
  address: '4th floor, 27 Old Madras Road, Indiranagar, Bengaluru 560038, Karnataka, India',
  officer: 'Leela Nair',
  officerEmail: 'grievance@tawa.example',
} as const;
