import { createContact } from '@tawa/contract/care/contact';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { ContactForm } from './contact-form.tsx';

const letter = { name: 'Asha Rao', email: 'asha@example.in', subject: 'Hello', message: 'A word.' };

function open() {
  const api = fakeApi();
  const { user } = render(<ContactForm />);
  const fill = async (fields: Partial<typeof letter & { mobile: string }> = letter) => {
    const labels = { name: 'Name', email: 'Email', mobile: /^Mobile/, subject: 'Subject', message: 'Message' };
    for (const [field, label] of Object.entries(labels)) {
      const text = Object.entries(fields).find(([name]) => name === field)?.[1];
      if (text) await user.type(screen.getByLabelText(label), text);
    }
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));
  return { api, user, fill, send };
}

test('an empty form names what is missing and sends nothing; the mobile is not missed (contact-2)', async () => {
  const { api, send } = open();
  await send();
  for (const text of ['Name is required', 'Email is required', 'Subject is required', 'Message is required'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(/Mobile must/)).toBeNull();
  expect(api.calls).toEqual([]);
});

test('a wrong address and a short mobile are named', async () => {
  const { fill, send } = open();
  await fill({ ...letter, email: 'asha', mobile: '98765' });
  await send();
  expect(await screen.findByText('Invalid email')).toBeTruthy();
  expect(screen.getByText('Mobile must be 10 digits')).toBeTruthy();
});

test('a message is sent without an account’s id, and the form is empty again (contact-2)', async () => {
  const { api, fill, send } = open();
  api.answer(createContact, { status: 201, body: { message: 'Message sent successfully!' } });
  await fill();
  await send();
  expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
  expect(api.calls[0]?.parts.body).toEqual({ ...letter, mobile: '', userid: null });
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
});

test('a refusal stands above the form and under its field, and what was typed stays', async () => {
  const { api, fill, send } = open();
  api.refuse(createContact, refusal('invalid', 'Please write in words.', { message: 'Please write in words.' }));
  await fill();
  await send();
  expect(await screen.findAllByText('Please write in words.')).toHaveLength(2);
  expect(screen.getByLabelText('Message')).toHaveProperty('value', letter.message);
});

test('a server without words and a lost line have theirs', async () => {
  const { api, fill, send } = open();
  await fill();
  await send();
  expect(await screen.findByText('Failed to send message. Network error. Please check connection.')).toBeTruthy();
  api.refuse(createContact, refusal('internal', ''));
  await send();
  expect(await screen.findByText('Failed to send message')).toBeTruthy();
});
