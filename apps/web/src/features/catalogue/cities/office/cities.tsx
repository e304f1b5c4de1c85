import * as desk from '@tawa/contract/catalogue/cities.office';
import { call } from '#lib/api/api-client.ts';
import type { ListWanted } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { deskCitiesTexts } from './cities.texts.ts';

const queryOf = ({ filters, ...wanted }: ListWanted) => ({ query: { ...wanted, ...filters } });

const listInIn = keepEach((language: Language) => {
  const deskCities = textsIn(deskCitiesTexts, language);
  return keepEach((language: Language): RowList<desk.DeskCity, desk.CityForm> => {
    const t = textsIn(wordsTexts, language);
    return {
      name: 'cities',
      title: deskCities.cities,
      nouns: ['city', 'cities'],
      searchLabel: deskCities.name,
      sort: 'cityname',
      empty: { title: deskCities.noCitiesYet, text: deskCities.addFirstCity },
      read: async (wanted, signal) => (await call(desk.listDeskCities, queryOf(wanted), signal)).body,
      readCsv: async (wanted) => (await call(desk.exportDeskCities, queryOf(wanted))).body,
      columns: [
        {
          id: 'cityname',
          header: deskCities.city,
          sortable: true,
          cell: ({ cityname }) => <span className="font-semibold">{cityname}</span>,
        },
        { id: 'restaurants', header: deskCities.restaurants, numeric: true, cell: ({ restaurants }) => restaurants },
        { id: 'lat', header: deskCities.latitude, numeric: true, spare: true, cell: ({ lat }) => lat.toFixed(4) },
        { id: 'lng', header: deskCities.longitude, numeric: true, spare: true, cell: ({ lng }) => lng.toFixed(4) },
        { id: 'isactive', header: deskCities.state, cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
      ],
      rowId: ({ city_id }) => city_id,
      rowName: ({ cityname }) => cityname,
      line: ({ restaurants }) => deskCities.restaurants2({ count: restaurants }),
      isActive: ({ isactive }) => isactive === 1,
      schema: desk.cityForm,
      fields: [
        { name: 'cityname', label: deskCities.city, maxLength: 60 },
        { name: 'lat', label: deskCities.latitudeCentre, kind: 'number' },
        { name: 'lng', label: deskCities.longitudeCentre, kind: 'number' },
        { name: 'isactive', label: deskCities.withItsRestaurants({ shownOnSite: t.shownOnSite }), kind: 'check' },
      ],
      valuesOf: (row) =>
        row
          ? { cityname: row.cityname, lat: row.lat, lng: row.lng, isactive: row.isactive === 1 }
          : { cityname: '', lat: 20.59, lng: 78.96, isactive: false },
      add: (body) => call(desk.addCity, { body }),
      update: (id, body) => call(desk.updateCity, { params: { id }, body }),
      remove: (id) => call(desk.deleteCity, { params: { id } }),
    };
  });
});

export const CitiesList = () => {
  const language = useLanguage();
  return <RowListFrame list={listInIn(language)(language)} />;
};
