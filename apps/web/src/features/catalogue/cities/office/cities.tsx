import * as office from '@tawa/contract/catalogue/cities.office';
import { call } from '#lib/api/api-client.ts';
import { plural } from '#lib/format.ts';
import { contentTexts } from '#lib/messages-office.ts';
import type { ListQuery } from '#ui/list/list-props.ts';
import { ActiveBadge, RowListFrame, type RowList } from '#features/content/lists/office/row-list.tsx';

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const list: RowList<office.OfficeCity, office.CityForm> = {
  name: 'cities',
  title: 'Cities',
  nouns: ['city', 'cities'],
  searchLabel: 'Name',
  sort: 'cityname',
  empty: { title: 'No cities yet', text: 'Add the first city, so that restaurants can choose it.' },
  read: async (wanted, signal) => (await call(office.listOfficeCities, queryOf(wanted), signal)).body,
  readCsv: async (wanted) => (await call(office.exportOfficeCities, queryOf(wanted))).body,
  columns: [
    {
      id: 'cityname',
      header: 'City',
      sortable: true,
      cell: ({ cityname }) => <span className="font-semibold">{cityname}</span>,
    },
    { id: 'restaurants', header: 'Restaurants', numeric: true, cell: ({ restaurants }) => restaurants },
    { id: 'lat', header: 'Latitude', numeric: true, spare: true, cell: ({ lat }) => lat.toFixed(4) },
    { id: 'lng', header: 'Longitude', numeric: true, spare: true, cell: ({ lng }) => lng.toFixed(4) },
    { id: 'isactive', header: 'State', cell: ({ isactive }) => <ActiveBadge active={isactive === 1} /> },
  ],
  rowId: ({ city_id }) => city_id,
  rowName: ({ cityname }) => cityname,
  line: ({ restaurants }) => plural(restaurants, 'restaurant'),
  isActive: ({ isactive }) => isactive === 1,
  schema: office.cityForm,
  fields: [
    { name: 'cityname', label: 'City', maxLength: 60 },
    { name: 'lat', label: 'Latitude of the centre', kind: 'number' },
    { name: 'lng', label: 'Longitude of the centre', kind: 'number' },
    { name: 'isactive', label: `${contentTexts.shownOnSite}, with its restaurants`, kind: 'check' },
  ],
  valuesOf: (row) =>
    row
      ? { cityname: row.cityname, lat: row.lat, lng: row.lng, isactive: row.isactive === 1 }
      : { cityname: '', lat: 20.59, lng: 78.96, isactive: false },
  add: (body) => call(office.addCity, { body }),
  update: (id, body) => call(office.updateCity, { params: { id }, body }),
  remove: (id) => call(office.deleteCity, { params: { id } }),
};

export const CitiesList = () => <RowListFrame list={list} />;
