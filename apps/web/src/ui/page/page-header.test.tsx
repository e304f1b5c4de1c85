import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/render.tsx';
import { PageHeader } from './page-header.tsx';

test('a page has its title and its trail, whose entries with an address are links (navigation-8)', () => {
  render(
    <PageHeader
      title="New complaint"
      trail={[{ label: 'Home', to: '/' }, { label: 'Complaints', to: '/complaints' }, { label: 'New complaint' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'New complaint' })).toBeTruthy();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Home',
    'Complaints',
    'New complaint',
  ]);
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/complaints']);
  expect(trail.getByText('New complaint').getAttribute('aria-current')).toBe('page');
});
