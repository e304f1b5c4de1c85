import * as office from '@tawa/contract/catalogue/cities.office';
import { call } from '#lib/api/api-client.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { officeCitiesTexts } from './cities.texts.ts';
import { OpensBadge } from './opens-badge.tsx';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const officeCities = textsIn(officeCitiesTexts, language);
  return keepEach((language: Language): RowList<office.OfficeCity, office.CityForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'cities',
      title: officeCities.cities,
      nouns: ['city', 'cities'],
      searchLabel: officeCities.name,
      sort: 'cityname',
      empty: { title: officeCities.noCitiesYet, text: officeCities.addFirstCity },
      read: async (wanted, signal) => (await call(office.listOfficeCities, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(office.exportOfficeCities, queryOf(wanted))).body,
      columns: [
        {
          id: 'cityname',
          header: officeCities.city,
          sortable: true,
          cell: ({ cityname }) => <span className="font-semibold">{cityname}</span>,
        },
        { id: 'restaurants', header: officeCities.restaurants, numeric: true, cell: ({ restaurants }) => restaurants },
        { id: 'lat', header: officeCities.latitude, numeric: true, spare: true, cell: ({ lat }) => lat.toFixed(4) },
        { id: 'lng', header: officeCities.longitude, numeric: true, spare: true, cell: ({ lng }) => lng.toFixed(4) },
        {
          id: 'isactive',
          header: officeCities.state,
          cell: ({ isactive, opens_on }) =>
            opens_on === null ? <ActiveBadge active={isactive === 1} /> : <OpensBadge day={opens_on} />,
        },
      ],
      rowId: ({ city_id }) => city_id,
      rowName: ({ cityname }) => cityname,
      line: ({ restaurants }) => officeCities.restaurantCount({ count: restaurants }),
      badge: ({ opens_on }) => (opens_on === null ? undefined : <OpensBadge day={opens_on} />),
      isActive: ({ isactive }) => isactive === 1,
      schema: office.cityForm,
      fields: [
        { name: 'cityname', label: officeCities.city, maxLength: 60 },
        { name: 'lat', label: officeCities.latitudeCentre, kind: 'number' },
        { name: 'lng', label: officeCities.longitudeCentre, kind: 'number' },
        { name: 'isactive', label: officeCities.withItsRestaurants({ shownOnSite: t.shownOnSite }), kind: 'check' },
        { name: 'opens_on', label: officeCities.opensOn, hint: officeCities.opensHint, kind: 'day' },
      ],
      valuesOf: (row) =>
        row
          ? { cityname: row.cityname, lat: row.lat, lng: row.lng, isactive: row.isactive === 1, opens_on: row.opens_on }
          : { cityname: '', lat: 20.59, lng: 78.96, isactive: false, opens_on: null },
      add: (body) => call(office.addCity, { body }),
      update: (id, body) => call(office.updateCity, { params: { id }, body }),
      remove: (id) => call(office.deleteCity, { params: { id } }),
      more: ({ city_id }) => (
        <div className="px-5 pb-5">
          <ButtonLink wide variant="secondary" to={`/cities/${city_id}`}>
            {officeCities.toPage}
          </ButtonLink>
        </div>
      ),
    };
  });
});

export const CitiesList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
