import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '#lib/site/site-facts.ts';
import { render } from '#testing/render.tsx';
import { ContactFacts } from './contact-facts.tsx';

test('phone, e-mail, hours, office and the grievance officer can be read and reached (contact-3)', () => {
  render(<ContactFacts />);
  const { phone, phoneHref, email, emailHref, officer, officerEmail, company } = site();
  expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(phoneHref);
  expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(emailHref);
  expect(screen.getByRole('link', { name: officerEmail }).getAttribute('href')).toBe(`mailto:${officerEmail}`);
  const text = document.body.textContent ?? '';
  for (const fact of ['Mon-Fri 9:00-21:00', 'Sat-Sun 10:00-20:00', officer, company]) expect(text).toContain(fact);
});
