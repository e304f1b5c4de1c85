import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { doAgain, hearing, noteActs } from '#lib/early/early-acts.ts';
import { Button } from '../button.tsx';
import { Form, useForm } from './form.tsx';
import { TextField } from './input.tsx';

const schema = z.object({
  email: z.string().check(z.email('Invalid email address.')),
  phone: z.string().check(z.regex(/^\d{10}$/, 'Mobile number must be 10 digits.')),
});
type Values = z.output<typeof schema>;

interface Props {
  onSubmit: (values: Values) => unknown;
  refusal?: Record<string, string>;
}

function Example({ onSubmit, refusal }: Props) {
  const form = useForm(schema, { defaultValues: { email: '', phone: '' } });
  const send = (values: Values) => {
    onSubmit(values);
    if (refusal && !form.setServerErrors(refusal)) throw new Error('No field was named');
  };
  return (
    <Form form={form} onSubmit={send} aria-label="Example">
      <TextField label="Email" hint="We write there" {...form.field('email')} />
      <TextField label="Phone" {...form.field('phone')} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const phone = () => screen.getByRole('textbox', { name: 'Phone' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('a field says nothing while it is first typed, complains on leaving and forgives while it is corrected', async () => {
  render(<Example onSubmit={vi.fn<(values: Values) => void>()} />);
  await userEvent.type(email(), 'meera');
  expect(screen.queryByText('Invalid email address.')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Invalid email address.')).toBeTruthy();
  await userEvent.type(email(), '@tawa.example');
  expect(screen.queryByText('Invalid email address.')).toBeNull();
});

test('a refused submit focuses the first invalid field and sends nothing', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  render(<Example onSubmit={onSubmit} />);
  await userEvent.type(email(), 'meera@tawa.example');
  await send();
  expect(await screen.findByText('Mobile number must be 10 digits.')).toBeTruthy();
  expect(document.activeElement).toBe(phone());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error and the hint are announced with their field', async () => {
  render(<Example onSubmit={vi.fn<(values: Values) => void>()} />);
  await send();
  await screen.findByText('Invalid email address.');
  const described = (email().getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
    'We write there',
    'Invalid email address.',
  ]);
  expect(email().getAttribute('aria-invalid')).toBe('true');
});

test('texts of the server stand under their fields, the first one has the focus, and typing takes them away (forms-1)', async () => {
  render(<Example onSubmit={vi.fn<(values: Values) => void>()} refusal={{ phone: 'This number is already used.' }} />);
  await userEvent.type(email(), 'meera@tawa.example');
  await userEvent.type(phone(), '9845012345');
  await send();
  expect(await screen.findByText('This number is already used.')).toBeTruthy();
  expect(document.activeElement).toBe(phone());
  await userEvent.type(phone(), '{Backspace}6');
  expect(screen.queryByText('This number is already used.')).toBeNull();
});

test('a text of the server stays while its value does, also when the field is left, and never hinders another try (forms-1)', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  render(<Example onSubmit={onSubmit} refusal={{ phone: 'This number is already used.' }} />);
  await userEvent.type(email(), 'meera@tawa.example');
  await userEvent.type(phone(), '9845012345');
  await send();
  await screen.findByText('This number is already used.');
  await userEvent.tab();
  await userEvent.click(email());
  expect(screen.getByText('This number is already used.')).toBeTruthy();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('pressing twice sends once', async () => {
  let finish = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onSubmit = vi.fn<() => Promise<void>>(() => promise);
  function Slow() {
    const form = useForm(schema, { defaultValues: { email: 'meera@tawa.example', phone: '9845012345' } });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  render(<Slow />);
  await send();
  await send();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
});

test('what was typed into the served page before its code came is kept, and sent (first-page-4)', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const page = document.createElement('div');
  document.body.append(page);
  const served = (
    <div {...hearing}>
      <Example onSubmit={onSubmit} />
    </div>
  );
  page.innerHTML = renderToString(served);
  await userEvent.type(email(), 'meera@tawa.example');
  noteActs();
  const root = await act(async () => hydrateRoot(page, served));
  await act(doAgain);
  expect(email()).toHaveProperty('value', 'meera@tawa.example');
  await userEvent.type(phone(), '9876543210');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ email: 'meera@tawa.example', phone: '9876543210' }));
  await act(async () => root.unmount());
  page.remove();
});
