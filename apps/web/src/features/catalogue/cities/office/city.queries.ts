import type { Answer } from '@tawa/contract/common/endpoint';
import { listCityAnnouncements, getOfficeCity, getCityTerms } from '@tawa/contract/catalogue/cities.office';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useAction } from '#ui/use-action.ts';

const key = 'admin-city';

export const cityQuery = (id: number) =>
  queryOptions({
    queryKey: [key, id, 'itself'],
    queryFn: async ({ signal }) => (await call(getOfficeCity, { params: { id } }, signal)).body,
    staleTime: 0,
  });

export type CityTerms = Answer<typeof getCityTerms>['body'];

export const termsQuery = (city_id: number) =>
  queryOptions({
    queryKey: [key, city_id, 'terms'],
    queryFn: async ({ signal }) => (await call(getCityTerms, { params: { city_id } }, signal)).body,
    staleTime: 0,
  });

export const announcementsQuery = (city_id: number) =>
  queryOptions({
    queryKey: [key, city_id, 'announcements'],
    queryFn: async ({ signal }) => (await call(listCityAnnouncements, { params: { city_id } }, signal)).body,
    staleTime: 0,
  });

/** What the office does to a city; its page, and what the settings say of cities, are read again. */
export const useCityAction = () => useAction([key], ['admin-settings']);
