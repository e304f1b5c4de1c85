import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PageMeta } from './page-meta.tsx';

const Page = ({ name = 'Dal' }: { name?: string }) => (
  <PageMeta
    title={name}
    description="Slow."
    path="/dish/7"
    picture="uploads/dishes/dal.webp#c7"
    things={[{ '@type': 'MenuItem', name }]}
  />
);
const data = (root: ParentNode) => root.querySelector('script[type="application/ld+json"]')?.textContent;

test('a page that is served says what it is about, and for sharing its picture with the size (crawlers-6)', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Page />);
  expect(JSON.parse(data(page) ?? '{}')).toMatchObject({ '@type': 'MenuItem', name: 'Dal' });
  const told = (property: string) => page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(told('og:image')).toBe(`${window.location.origin}/api/uploads/dishes/dal.webp`);
  expect([told('og:image:width'), told('og:image:height')]).toEqual(['800', '600']);
  expect(told('og:url')).toBe(`${window.location.origin}/dish/7`);
});

test('a page that is opened by a link makes no script element, which the policy would refuse', () => {
  const made = vi.spyOn(document, 'createElement');
  const { container } = render(<Page />);
  expect(data(container)).toBeUndefined();
  expect(made).not.toHaveBeenCalledWith('script');
});

test('what was served stays as it was while the page lives on', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Page />);
  const served = page.querySelector('script');
  const root = await act(async () => hydrateRoot(page, <Page />));
  await act(async () => root.render(<Page name="Dal again" />));
  expect(page.querySelector('script')).toBe(served);
  expect(data(page)).toContain('"name":"Dal"');
  await act(async () => root.unmount());
  page.remove();
});
