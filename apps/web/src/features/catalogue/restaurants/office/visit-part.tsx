import { beginVisit, visitForm } from '@tawa/contract/accounts/auth.visits';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { startVisit } from '#lib/session/visits.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import type { OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';

interface Filled {
  reason: string;
}

/** Opens the restaurant's panel in this tab, to look and nothing else. */
export function VisitPart({ restaurant: { restaurant_id } }: { restaurant: Pick<OfficeRestaurant, 'restaurant_id'> }) {
  const t = useTexts(officeRestaurantsTexts);
  const form = useForm<Filled, Filled>(visitForm, { defaultValues: { reason: '' } });
  const go = async (body: Filled) => {
    try {
      const { restaurant_name: visiting, ...visit } = (await call(beginVisit, { params: { restaurant_id }, body }))
        .body;
      startVisit({ ...visit, userType: 'restaurant', visiting });
      // A page of its own: nothing that the office has read stays in memory.
      window.location.assign(paths.restaurantDashboard);
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      form.setError('root', { message: messageFrom(error, t.notSaved) });
    }
  };
  return (
    <PanelPart title={t.visit} act="visit">
      <p className="mb-3 text-sm text-ink-2">{t.visitFacts}</p>
      <Form form={form} onSubmit={go} failure={form.formState.errors.root?.message} className="space-y-3">
        <TextField label={t.visitReason} {...form.field('reason')} />
        <Button
          type="submit"
          size={40}
          variant="secondary"
          pending={form.formState.isSubmitting}
          pendingText={t.visitGoing}
        >
          {t.visitGo}
        </Button>
      </Form>
    </PanelPart>
  );
}
