import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { findOwn } from '@tawa/domain/common/own';
import { useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import {
  set,
  useForm as useHookForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { cx } from '../cx.ts';
import { Banner } from '../banner.tsx';

export type Schema<Input, Output> = Parameters<typeof standardSchemaResolver<Input & FieldValues, unknown, Output>>[0];

export interface FieldBinding extends UseFormRegisterReturn {
  error: string | undefined;
}

export interface SchemaForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** Binds a field and its error text: `<TextField label="Email" {...form.field('email')} />`. */
  field: (name: Path<Input>, options?: RegisterOptions<Input>) => FieldBinding;
  /** Shows the server's texts under their fields and focuses the first; false when no field of the form was named. */
  setServerErrors: (errors: Readonly<Record<string, string>>) => boolean;
}

/** What the server refused: the value and the text it said to it. */
type Refusals = Map<string, { value: unknown; text: string }>;

/** Checks by the schema, and remembers what the server refused for as long as the field holds that value. */
function resolverOf<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  refusals: Refusals,
): Resolver<Input, unknown, Output> {
  const check = standardSchemaResolver<Input, unknown, Output>(schema);
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const standing = [...refusals].filter(
      ([name, { value }]) => findOwn(values, name) === value && !Object.hasOwn(result.errors, name),
    );
    if (standing.length === 0) return result;
    const errors: FieldErrors<Input> = {};
    Object.assign(errors, result.errors);
    for (const [name, { text }] of standing) set(errors, name, { type: 'server', message: text });
    return { values: {}, errors };
  };
}

/** A form checked by a contract schema: on blur first, then on every change ('all': on every change from the first); a refused submit focuses the first invalid field. */
export function useForm<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  options: { defaultValues?: DefaultValues<Input>; disabled?: boolean; mode?: 'onTouched' | 'all' } = {},
): SchemaForm<Input, Output> {
  const [refusals] = useState<Refusals>(() => new Map());
  const form = useHookForm<Input, unknown, Output>({
    mode: 'onTouched',
    ...options,
    resolver: resolverOf(schema, refusals),
  });
  // Read here: the form library only tells a component about the parts of its state that it reads while rendering.
  const { errors } = form.formState;
  const { register, setError, getFieldState, getValues } = form;

  const field = (name: Path<Input>, rules?: RegisterOptions<Input>): FieldBinding => ({
    ...register(name, rules),
    error: getFieldState(name, { ...form.formState, errors }).error?.message,
  });

  const setServerErrors = useCallback(
    (texts: Readonly<Record<string, string>>): boolean => {
      const isField = (name: string): name is Path<Input> => Object.hasOwn(getValues(), name);
      const named = Object.keys(texts).filter(isField);
      for (const [index, name] of named.entries()) {
        refusals.set(name, { value: getValues(name), text: findOwn(texts, name) ?? '' });
        setError(name, { type: 'server', message: findOwn(texts, name) }, { shouldFocus: index === 0 });
      }
      return named.length > 0;
    },
    [getValues, setError, refusals],
  );

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      refusals.clear();
      return submit(event);
    };
  };

  return { ...form, handleSubmit, field, setServerErrors };
}

interface FormProps<Input extends FieldValues, Output> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: SchemaForm<Input, Output>;
  onSubmit: (values: Output) => unknown;
  /** A refusal that belongs to no field; stands in a red box above the fields. */
  failure?: ReactNode;
}

/** The form element; a second submit while one is running is ignored. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, failure, className, children, ...rest } = props;
  const submit = form.handleSubmit(async (values) => {
    await onSubmit(values);
  });
  return (
    <form
      // Sent before this code came, it would reload the page with every field in the address; so it stays.
      method="dialog"
      noValidate
      {...rest}
      className={cx('space-y-5', className)}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form may stand inside another one's tree, which it would submit as well.
        event.stopPropagation();
        if (!form.formState.isSubmitting) void submit(event);
      }}
    >
      {failure && (
        <Banner tone="danger" alert>
          {failure}
        </Banner>
      )}
      {children}
    </form>
  );
}
