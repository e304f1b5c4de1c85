import { ownRestaurantForm } from '@tawa/contract/catalogue/restaurants.own';
import type { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { openRestaurant } from '#lib/session/own-restaurants.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { beginRestaurant } from './own-restaurants.queries.ts';
import { ownRestaurantsTexts } from './own-restaurants.texts.ts';

/** Asks for the name of another restaurant and goes on with its profile. */
export function BeginForm() {
  const t = useTexts(ownRestaurantsTexts);
  const form = useForm(ownRestaurantForm, { defaultValues: { restaurant_name: '' } });
  const begin = async ({ restaurant_name }: z.infer<typeof ownRestaurantForm>) => {
    try {
      openRestaurant(await beginRestaurant(restaurant_name), paths.restaurantProfile);
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, t.failed) });
    }
  };
  return (
    <Form form={form} onSubmit={begin} failure={form.formState.errors.root?.message}>
      <TextField label={t.name} hint={t.addText} maxLength={80} {...form.field('restaurant_name')} />
      <Button type="submit" wide pending={form.formState.isSubmitting}>
        {t.begin}
      </Button>
    </Form>
  );
}
