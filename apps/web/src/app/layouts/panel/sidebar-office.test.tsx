import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { countUnresolvedComplaints } from '@tawa/contract/care/complaints';
import { answer } from '@tawa/contract/common/endpoint';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#lib/session/session.ts';
import { accessOf } from '#testing/people.ts';
import { fakeApi, fakeStream } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Sidebar } from './sidebar.tsx';

const panel: Role = 'admin';

test('a complaint is counted beside its page on whatever page of the office one is (complaints-12)', async () => {
  const send = fakeStream();
  const api = fakeApi();
  signIn('admin');
  api.answer(getOfficeAccess, answer(200, accessOf('support')));
  api.answer(countUnresolvedComplaints, answer(200, { unresolvedCount: 3 }));
  render(<Sidebar role={panel} />);
  expect(await screen.findByRole('link', { name: 'Complaints 3' })).toBeTruthy();
  api.answer(countUnresolvedComplaints, answer(200, { unresolvedCount: 4 }));
  await send('complaint');
  expect(await screen.findByRole('link', { name: 'Complaints 4' })).toBeTruthy();
});
