import { listTeam } from '@tawa/contract/content/team';
import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './our-team.tsx';

const member = { id: 1, name: 'Leela Nair', image: null, designation: 'Head of Care', department: 'Support' };

test('a member stands with name, designation and department (team-1)', async () => {
  fakeApi().answer(listTeam, { status: 200, body: [member] });
  render(<Screen />);
  expect(await screen.findByRole('heading', { name: 'Leela Nair' })).toBeTruthy();
  expect(screen.getByText('Head of Care')).toBeTruthy();
  expect(screen.getByText('Support')).toBeTruthy();
});

test('an empty team is said in words (team-1)', async () => {
  fakeApi().answer(listTeam, { status: 200, body: [] });
  render(<Screen />);
  expect(await screen.findByText('No team members found.')).toBeTruthy();
});

test('a team that cannot be read says so (team-1)', async () => {
  fakeApi().refuse(listTeam, refusal('internal', 'Something went wrong.'));
  render(<Screen />);
  expect(await screen.findByText('Failed to fetch team members. Please try again later.')).toBeTruthy();
});

test('without a connection the page says that it waits, and goes on by itself', async () => {
  onlineManager.setOnline(false);
  const api = fakeApi();
  render(<Screen />);
  expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
  api.answer(listTeam, { status: 200, body: [member] });
  onlineManager.setOnline(true);
  expect(await screen.findByRole('heading', { name: 'Leela Nair' })).toBeTruthy();
});
