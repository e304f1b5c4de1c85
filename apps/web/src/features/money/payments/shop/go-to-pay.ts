import type { payPage } from '@tawa/contract/money/payments';
import type { z } from 'zod/mini';

type Page = z.infer<typeof payPage>;

/** Leaves for the page where money is paid: by its address, or by sending it the form that it expects. */
export function goToPay({ url, fields }: Page): void {
  if (fields === null) {
    window.location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
