import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import UiRoute from './ui.tsx';

test('no part brings inline styles or scripts into the page of the server, which its security policy would refuse', () => {
  const html = renderToString(
    <MemoryRouter>
      <UiRoute />
    </MemoryRouter>,
  );
  expect(html).toContain('Carousels and rails');
  // Data for search engines is a script element that nothing runs.
  expect(html.match(/<[^>]* style=[^>]*>|<style|<script(?! type="application\/ld\+json")/g)).toBeNull();
});
