import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useState } from 'react';
import { z } from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { PasswordField, SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Columns, Shelf } from './gallery.tsx';

const schema = z.object({
  email: z.string().check(z.email('Invalid email address.')),
  phone: z.string().check(z.regex(/^\d{10}$/, 'Mobile number must be 10 digits.')),
  password: z.string().check(z.minLength(6, 'Password must be at least 6 characters')),
  city: z.string().check(z.minLength(1, 'Choose a city')),
});
const cities = ['Bengaluru', 'Mumbai', 'Pune'].map((name) => ({ value: name, label: name }));

function CheckedForm() {
  const form = useForm(schema, { defaultValues: { email: '', phone: '', password: '', city: '' } });
  const [failure, setFailure] = useState<string>();
  const submit = ({ email }: z.output<typeof schema>): void => {
    setFailure(undefined);
    if (email.startsWith('taken')) form.setServerErrors({ email: 'This e-mail is already used.' });
    else if (email.startsWith('fail')) setFailure('Registration failed. Please try again.');
    else toast.success('User registered successfully!');
  };
  return (
    <Form form={form} onSubmit={submit} failure={failure} aria-label="Example">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        icon={EnvelopeSimpleIcon}
        hint="“taken@…” shows a field error of the server, “fail@…” a general one"
        {...form.field('email')}
      />
      <TextField label="Phone" type="tel" icon={PhoneIcon} before="+91" {...form.field('phone')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <SelectField label="City" options={cities} placeholder="Choose a city" {...form.field('city')} />
      <Button type="submit" wide size={56} pending={form.formState.isSubmitting} pendingText="Registering...">
        Sign Up
      </Button>
    </Form>
  );
}

export function FormShelf() {
  return (
    <Shelf id="fields" title="Fields and forms">
      <Columns>
        <CheckedForm />
        <div className="space-y-5">
          <TextField label="Name" defaultValue="Meera Nair" />
          <TextField
            label="Discounted price"
            before="₹"
            defaultValue="420.00"
            error="Must not be more than ₹389.00"
            hint="Leave empty for no discount"
          />
          <TextField label="Note for the rider" optional placeholder="Gate 2" size={44} />
          <TextField label="Restaurant" value="Dum & Handi" disabled readOnly />
          <TextareaField label="Note for the kitchen" counter maxLength={120} defaultValue="Less spicy, please" />
        </div>
      </Columns>
    </Shelf>
  );
}
