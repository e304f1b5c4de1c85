import {
  addCityAnnouncement,
  announcementForm,
  deleteCityAnnouncement,
  updateCityAnnouncement,
  type AnnouncementForm,
  type OfficeAnnouncement,
} from '@tawa/contract/catalogue/cities.office';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { dateWords } from '@tawa/domain/common/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { officeCitiesTexts } from './cities.texts.ts';
import { announcementsQuery, useCityAction } from './city.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const tones = { shown: 'success', waiting: 'info', past: 'neutral' } as const;
const wordsMax = 160;

interface FormProps {
  cityId: number;
  /** Null for a new one. */
  row: OfficeAnnouncement | null;
  onClose: () => void;
}

function AnnouncementFields({ cityId, row, onClose }: FormProps) {
  const t = useTexts(officeCitiesTexts).announcements;
  const action = useCityAction();
  const values = { words: row?.words ?? '', first_day: row?.first_day ?? '', last_day: row?.last_day ?? '' };
  const form = useForm<AnnouncementForm, AnnouncementForm>(announcementForm, { defaultValues: values });
  const save = async (body: AnnouncementForm) => {
    const city = { city_id: cityId };
    const run = () =>
      row
        ? call(updateCityAnnouncement, { params: { ...city, city_announcement_id: row.city_announcement_id }, body })
        : call(addCityAnnouncement, { params: city, body });
    await action
      .mutateAsync({ run, done: t.saved })
      .then(onClose)
      .catch((error: unknown) => error instanceof ApiError && form.setServerErrors(error.fields));
  };
  return (
    <Form form={form} onSubmit={save} className="space-y-5">
      <TextareaField label={t.words} rows={3} maxLength={wordsMax} counter {...form.field('words')} />
      <TextField label={t.first} type="date" {...form.field('first_day')} />
      <TextField label={t.last} type="date" {...form.field('last_day')} />
      <Button type="submit" wide pending={action.isPending} pendingText={t.saving}>
        {t.save}
      </Button>
    </Form>
  );
}

function Remove({ cityId, row, onClose }: FormProps & { row: OfficeAnnouncement }) {
  const t = useTexts(officeCitiesTexts).announcements;
  const [isAsking, setAsking] = useState(false);
  const action = useCityAction();
  const params = { city_id: cityId, city_announcement_id: row.city_announcement_id };
  const remove = () =>
    action.mutate({ run: () => call(deleteCityAnnouncement, { params }), done: t.removed }, { onSuccess: onClose });
  return (
    <>
      <Button wide variant="secondary" className="mt-3" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.removeTitle}
        confirmLabel={t.remove}
        danger
        pending={action.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
}

function Row({ row, onEdit }: { row: OfficeAnnouncement; onEdit: () => void }) {
  const language = useLanguage();
  const t = useTexts(officeCitiesTexts).announcements;
  const mayAct = useMayAct('content');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold [overflow-wrap:anywhere]">{row.words}</p>
        <p className="num mt-1 flex flex-wrap items-center gap-2 text-note text-ink-2">
          <Badge tone={tones[row.state]}>{t[row.state]}</Badge>
          {t.days({ first: dateWords(row.first_day), last: dateWords(row.last_day) })}
        </p>
        <p className="num text-note text-ink-3">
          {t.by({ name: row.set_by, when: formatDateTime(row.set_on, language) })}
        </p>
      </div>
      {row.state !== 'past' && mayAct && (
        <button
          type="button"
          aria-label={t.editOf({ words: row.words })}
          onClick={onEdit}
          className="min-h-11 px-2 text-sm font-bold text-brand-ink hover:underline"
        >
          {t.edit}
        </button>
      )}
    </li>
  );
}

/** What visitors of a city read, will read and have read. */
export function CityAnnouncements({ cityId }: { cityId: number }) {
  const t = useTexts(officeCitiesTexts).announcements;
  const query = useQuery(announcementsQuery(cityId));
  const mayAct = useMayAct('content');
  const [open, setOpen] = useState<OfficeAnnouncement | 'new' | null>(null);
  const onClose = () => setOpen(null);
  const row = open === 'new' ? null : open;
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-40 w-full rounded-xl" />
    </Loading>
  );
  return (
    <>
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {(rows) => (
          <Card
            title={t.title}
            facts={t.facts}
            action={
              mayAct && (
                <Button size={40} icon={PlusIcon} onClick={() => setOpen('new')}>
                  {t.add}
                </Button>
              )
            }
          >
            {rows.length === 0 && <p className="text-sm text-ink-2">{t.none}</p>}
            <ul>
              {rows.map((each) => (
                <Row key={each.city_announcement_id} row={each} onEdit={() => setOpen(each)} />
              ))}
            </ul>
          </Card>
        )}
      </Part>
      {open !== null && (
        <Sheet
          open
          onOpenChange={(isOpen) => !isOpen && onClose()}
          title={row ? t.editTitle : t.add}
          phone="full"
          desktop="drawer"
          width="small"
        >
          <AnnouncementFields cityId={cityId} row={row} onClose={onClose} />
          {row && <Remove cityId={cityId} row={row} onClose={onClose} />}
        </Sheet>
      )}
    </>
  );
}
