import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { addSlide, deleteSlide, listSlides, updateSlide, type OfficeSlide } from '@tawa/contract/content/slides';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './settings.tsx';

const slide: OfficeSlide = {
  hero_slide_id: 7,
  tag: 'MANGO',
  subheading: 'Only in May',
  heading: 'Mango weeks',
  picture: 'uploads/heroes/food.webp',
  picture_tall: null,
  alt: '',
  link: '/menu',
  light: 1,
  position: 4,
  isactive: 1,
  first_day: '2099-05-01',
  last_day: null,
  shown: false,
};

function open(address: string, fault?: ReturnType<typeof refusal>) {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf('content')));
  api.answer(listSlides, answer(200, [slide]));
  if (fault) api.refuse(listSlides, fault);
  api.answer(updateSlide, answer(200, { message: 'Slide saved.' }));
  api.answer(deleteSlide, answer(200, { message: 'Slide deleted.' }));
  const sent = (start: string) =>
    api.calls.flatMap(({ endpoint, parts }) => (endpoint.startsWith(start) ? [parts] : []));
  return { api, sent, ...renderRoutes([{ path: '/settings', Component: Screen }], address) };
}

test('the slides stand in their order with what the page shows of them, and when (site-2)', async () => {
  const { user } = open('/settings?group=slides');
  const list = await screen.findByRole('list', { name: 'Slides' });
  expect(list.textContent).toMatch(/Mango weeks.*Place 4.*from 1 May 2099/);
  await user.click(within(list).getByRole('link', { name: 'Change Mango weeks' }));
  const panel = await screen.findByRole('dialog', { name: 'Mango weeks' });
  expect(within(panel).getByRole('figure').textContent).toContain('MANGOOnly in MayMango weeks');
});

test('a slide is changed with a preview; a refusal stands at its field and loses nothing', async () => {
  const { api, sent, user } = open('/settings?group=slides&open=7');
  const panel = await screen.findByRole('dialog', { name: 'Mango weeks' });
  const heading = within(panel).getByLabelText('Heading');
  await user.clear(heading);
  await user.type(heading, 'Alphonso weeks');
  expect(within(panel).getByRole('figure').textContent).toContain('Alphonso weeks');
  api.refuse(updateSlide, refusal('invalid', 'Look again.', { link: 'An address of this site, such as /menu' }));
  await user.click(within(panel).getByRole('button', { name: 'Save the slide' }));
  expect(await within(panel).findByText('An address of this site, such as /menu')).toBeTruthy();
  expect(heading).toHaveProperty('value', 'Alphonso weeks');
  expect(sent('PUT')).toMatchObject([
    {
      params: { hero_slide_id: 7 },
      body: { heading: 'Alphonso weeks', light: true, first_day: '2099-05-01', last_day: null },
    },
  ]);
});

test('a new slide needs its words and its picture', async () => {
  const { api, sent, user } = open('/settings?group=slides&open=new');
  api.answer(addSlide, answer(201, { hero_slide_id: 8 }));
  const panel = await screen.findByRole('dialog', { name: 'New slide' });
  await user.click(within(panel).getByRole('button', { name: 'Save the slide' }));
  for (const text of ['Tag is required', 'Heading is required', 'Picture is required'])
    expect(await within(panel).findByText(text)).toBeTruthy();
  expect(sent('POST')).toEqual([]);
});

test('a slide is deleted after a question', async () => {
  const { sent, user } = open('/settings?group=slides&open=7');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the slide' }));
  expect(sent('DELETE')).toMatchObject([{ params: { hero_slide_id: 7 } }]);
});

test('slides that cannot be read say so', async () => {
  open('/settings?group=slides', refusal('forbidden', 'Your account may not do this.'));
  expect(await screen.findByText('We couldn’t load the slides.')).toBeTruthy();
});
