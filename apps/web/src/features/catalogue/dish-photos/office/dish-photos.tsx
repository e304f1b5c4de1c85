import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { listOfficeDishPhotos, type OfficeDishPhoto } from '@tawa/contract/catalogue/dish-photos.office';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { Picture } from '#ui/picture.tsx';
import { DishPhotoPanel } from './dish-photo-panel.tsx';
import { DishPhotoState } from './dish-photo-state.tsx';
import { officeDishPhotosTexts } from './dish-photos.texts.ts';

const Thumbnail = ({ row }: { row: OfficeDishPhoto }) =>
  row.state === 'hidden' ? (
    <span className="block size-14 rounded-md bg-surface-3" />
  ) : (
    <Picture src={pictureUrl(row.photo)} alt="" sizes="56px" className="size-14 rounded-md" />
  );

const columnsIn = keepEach((language: Language): ListColumn<OfficeDishPhoto>[] => {
  const t = textsIn(officeDishPhotosTexts, language);
  return [
    { id: 'photo', header: t.photo, cell: (row) => <Thumbnail row={row} /> },
    { id: 'dish', header: t.dish, cell: ({ dish_name }) => <span className="font-semibold">{dish_name}</span> },
    { id: 'restaurant', header: t.restaurant, cell: ({ restaurant_name }) => restaurant_name },
    { id: 'author', header: t.author, spare: true, cell: ({ name }) => name },
    { id: 'order', header: t.order, spare: true, cell: ({ order_number }) => order_number },
    { id: 'state', header: t.state, cell: ({ state }) => <DishPhotoState state={state} /> },
    {
      id: 'created_on',
      header: t.sent,
      sortable: true,
      cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on, language)}</span>,
    },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeDishPhotosTexts, language);
  return [
    { label: t.waiting, icon: ClockIcon, filters: { state: 'waiting' } },
    { label: t.hidden, icon: EyeSlashIcon, filters: { state: 'hidden' } },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeDishPhoto) => (
  <div className="flex gap-3 text-sm">
    <Thumbnail row={row} />
    <div className="min-w-0 flex-1">
      <CardHead name={row.dish_name}>
        <DishPhotoState state={row.state} />
      </CardHead>
      <p className="text-ink-2">{row.restaurant_name}</p>
    </div>
  </div>
);

const panelOf = (id: string) => <DishPhotoPanel key={id} id={id} />;

/** Every photo that a customer sent of a dish, shown or hidden one by one. */
export function OfficeDishPhotos() {
  const t = useTexts(officeDishPhotosTexts);
  const language = useLanguage();
  return (
    <ListFrame<OfficeDishPhoto>
      name="dish-photos"
      title={t.title}
      nouns={['photo', 'photos']}
      read={async (wanted, signal) => (await call(listOfficeDishPhotos, queryOf(wanted), signal)).body}
      columns={columnsIn(language)}
      rowId={({ dish_photo_id }) => `${dish_photo_id}`}
      rowName={({ dish_name }) => dish_name}
      card={cardOf}
      sort="-created_on"
      searchLabel={t.search}
      filters={[]}
      quick={quickIn(language)}
      panel={panelOf}
      empty={t.empty}
    />
  );
}
