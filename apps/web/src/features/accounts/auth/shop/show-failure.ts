import type { FieldValues } from 'react-hook-form';
import { ApiError } from '#lib/api/api-client.ts';
import { failureText } from '#lib/api/failure-text.ts';
import type { SchemaForm } from '#ui/form/form.tsx';
import type { Language } from '#lib/i18n/language.ts';

/** Puts a refusal under the fields it names, otherwise above the form; `otherwise` when the server gave no words. */
export function showFailure<Input extends FieldValues, Output>(
  form: SchemaForm<Input, Output>,
  error: unknown,
  otherwise: string,
  language: Language,
): void {
  if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
  form.setError('root', { message: failureText(error, otherwise, language) });
}
