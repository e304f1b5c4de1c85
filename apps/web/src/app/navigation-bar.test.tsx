import { screen, waitFor } from '@testing-library/react';
import { Link, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { NavigationBar } from './navigation-bar.tsx';

test('the next page is announced while it is on its way, and only then (navigation-7)', async () => {
  let arrive: (() => void) | undefined;
  const loader = () =>
    new Promise<null>((done) => {
      arrive = () => done(null);
    });
  const frame = (
    <>
      <NavigationBar />
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <Link to="/slow">Go</Link> },
    { path: '/slow', loader, element: <h1>There</h1> },
  ];
  const { user } = renderRoutes([{ element: frame, children }]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go' })).toBeTruthy();
  arrive?.();
  expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
