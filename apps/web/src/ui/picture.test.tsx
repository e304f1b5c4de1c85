import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const dish = '/api/uploads/dishes/dal-makhani.webp#c7';

const show = (picture: ReactNode) => {
  const { container } = render(picture);
  const image = container.querySelector('img');
  if (!image) throw new Error('No image is shown');
  return { image, sources: [...container.querySelectorAll('source')], container };
};

const served = (picture: ReactNode) => {
  const html = renderToString(
    <html lang="en">
      <head />
      <body>{picture}</body>
    </html>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
};

test('every copy is offered with its width, AVIF first, and the plain picture to those who know neither', () => {
  const { image, sources } = show(<Picture src={dish} alt="Dal makhani" sizes="(width >= 64rem) 320px, 50vw" />);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources.map(({ srcset }) => srcset)).toEqual([
    '/api/uploads/dishes/dal-makhani-320.avif 320w, /api/uploads/dishes/dal-makhani-640.avif 640w, /api/uploads/dishes/dal-makhani.avif 800w',
    '/api/uploads/dishes/dal-makhani-320.webp 320w, /api/uploads/dishes/dal-makhani-640.webp 640w, /api/uploads/dishes/dal-makhani.webp 800w',
  ]);
  expect(new Set(sources.map(({ sizes }) => sizes))).toEqual(new Set(['(width >= 64rem) 320px, 50vw']));
  expect(image.getAttribute('src')).toBe('/api/uploads/dishes/dal-makhani.webp');
});

test('a picture keeps its room, waits until it is near, and shows its colours meanwhile without a style of its own', () => {
  const { image, container } = show(<Picture src={dish} alt="" />);
  expect({ width: image.getAttribute('width'), height: image.getAttribute('height') }).toEqual({
    width: '800',
    height: '600',
  });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.dataset['tint']).toBe('c7');
  expect(container.querySelector('[style]')).toBeNull();
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

test('the main picture is asked for in the head of the page, in the format and width that will be shown', () => {
  const page = served(<Picture src={dish} alt="" sizes="50vw" eager />);
  const link = page.head.querySelector('link[rel=preload][as=image]');
  expect(link?.getAttribute('type')).toBe('image/avif');
  expect(link?.getAttribute('imagesrcset')).toBe(page.querySelector('source')?.getAttribute('srcset'));
  expect(link?.getAttribute('imagesizes')).toBe('50vw');
  expect(link?.getAttribute('fetchpriority')).toBe('high');
  const image = page.querySelector('img');
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});

test('a main picture of two crops asks only for the one of the screen', () => {
  const page = served(
    <Picture src="/api/uploads/heroes/food.webp" phone="/api/uploads/heroes-tall/food.webp" alt="" eager />,
  );
  const links = [...page.head.querySelectorAll('link[rel=preload]')];
  const media = links.map((link) => [link.getAttribute('media'), link.getAttribute('href')]);
  expect(media).toEqual([
    ['(width < 64rem)', '/api/uploads/heroes-tall/food-480.avif'],
    ['(width >= 64rem)', '/api/uploads/heroes/food-1200.avif'],
  ]);
  const sources = [...page.querySelectorAll('source')].map((source) => source.getAttribute('media'));
  expect(sources).toEqual(['(width < 64rem)', '(width < 64rem)', '(width >= 64rem)', '(width >= 64rem)']);
});

test('a picture that is none of ours is shown as it is, in the size it was given', () => {
  const { image, sources } = show(<Picture src="https://elsewhere.example/a.jpg" alt="" width={40} height={30} />);
  expect(sources).toEqual([]);
  expect(image.getAttribute('src')).toBe('https://elsewhere.example/a.jpg');
  expect([image.width, image.height]).toEqual([40, 30]);
});
