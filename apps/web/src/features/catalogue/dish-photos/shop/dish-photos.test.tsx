import { deleteDishPhoto, listDishPhotos, sendDishPhoto } from '@tawa/contract/catalogue/dish-photos';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { DishPhotoRail } from './dish-photo-rail.tsx';
import { OwnDishPhoto } from './own-dish-photo.tsx';

const dal = { menu_id: 4, name: 'Dal', photo: null };
const picture = new File(['x'], 'dal.jpg', { type: 'image/jpeg' });
const own = (state: 'waiting' | 'shown' | 'hidden', reason: string | null = null) => ({
  ...dal,
  photo: { photo: 'uploads/dish-photos/a.webp', state, reason },
});

test('a photo is sent as soon as it is chosen; a refusal says why, and nothing else moves (dish-photos-1)', async () => {
  const api = fakeApi();
  api.refuse(sendDishPhoto, refusal('too_large', 'The file is larger than 5 MB.'));
  const { user } = render(<OwnDishPhoto orderNumber="FD-AAAAAA" dish={dal} />);
  await user.upload(screen.getByLabelText('Add a photo of Dal'), picture);
  expect(await screen.findByText('The file is larger than 5 MB.')).toBeTruthy();
  api.answer(sendDishPhoto, { status: 200, body: own('waiting').photo });
  await user.upload(screen.getByLabelText('Add a photo of Dal'), picture);
  await waitFor(() => expect(api.calls.filter(({ endpoint }) => endpoint.startsWith('PUT'))).toHaveLength(2));
  expect(api.calls.at(-1)?.parts.params).toEqual({ order_number: 'FD-AAAAAA', menu_id: 4 });
  await waitFor(() => expect(screen.queryByText('The file is larger than 5 MB.')).toBeNull());
});

test('its sender reads whether it waits, is shown, or why it is not (dish-photos-2)', () => {
  const show = (dish: ReturnType<typeof own>) => {
    cleanup();
    render(<OwnDishPhoto orderNumber="FD-AAAAAA" dish={dish} />);
  };
  show(own('waiting'));
  expect(screen.getByText('We check every photo before it goes on the menu.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Your photo of Dal' })).toBeTruthy();
  show(own('shown'));
  expect(screen.getByText('Everyone can see it on the menu.')).toBeTruthy();
  show(own('hidden', 'A face can be seen.'));
  expect(screen.getByText('Not shown: A face can be seen.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByLabelText('Replace the photo of Dal')).toBeTruthy();
});

test('a photo is taken back with one press (dish-photos-4)', async () => {
  const api = fakeApi();
  api.answer(deleteDishPhoto, { status: 200, body: { message: 'Photo removed' } });
  const { user } = render(<OwnDishPhoto orderNumber="FD-AAAAAA" dish={own('shown')} />);
  await user.click(screen.getByRole('button', { name: 'Remove the photo of Dal' }));
  await waitFor(() => expect(api.calls.at(-1)?.parts.params).toEqual({ order_number: 'FD-AAAAAA', menu_id: 4 }));
});

test('photos of customers stand in a row, and one opens large; a dish without any has no such part', async () => {
  const api = fakeApi();
  const photo = {
    dish_photo_id: 1,
    photo: 'uploads/dish-photos/a.webp',
    author: 'Asha R.',
    created_on: '2026-11-20T10:00:00Z',
  };
  api.answer(listDishPhotos, { status: 200, body: [photo, { ...photo, dish_photo_id: 2, author: 'Imran K.' }] });
  const { user, unmount } = render(<DishPhotoRail dish={{ menu_id: 4, dish_name: 'Dal' }} />);
  const row = within(await screen.findByRole('region', { name: 'Customer photos' }));
  expect(row.getAllByRole('button')).toHaveLength(2);
  await user.click(row.getByRole('button', { name: 'Open the photo by Imran K.' }));
  const large = within(await screen.findByRole('dialog', { name: 'Dal' }));
  expect(large.getByRole('img', { name: 'Dal, photo by Imran K.' })).toBeTruthy();
  unmount();
  api.answer(listDishPhotos, { status: 200, body: [] });
  render(<DishPhotoRail dish={{ menu_id: 5, dish_name: 'Roti' }} />);
  await waitFor(() => expect(api.calls.at(-1)?.parts.params).toEqual({ menu_id: 5 }));
  expect(screen.queryByRole('region')).toBeNull();
});
