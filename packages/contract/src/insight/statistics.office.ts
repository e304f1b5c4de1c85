import { z } from 'zod/mini';
import { id, idParam, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { csvOf, listAnswer, listQuery } from '../common/lists.ts';
import { statistics, statisticsChecks, statisticsDays } from './statistics.ts';

const office = { method: 'GET', access: ['admin'] } as const;

/** Whose orders are counted: a city's, a restaurant's, or everybody's. */
const scope = { city: z.optional(idParam), restaurant: z.optional(idParam) };
export const officeStatisticsFilter = z.object({ ...statisticsDays, ...scope }).check(...statisticsChecks);
export type OfficeStatisticsFilter = z.infer<typeof officeStatisticsFilter>;

export const getStatistics = endpoint({
  ...office,
  path: '/admin/statistics',
  summary: 'The figures of all restaurants, of a city or of one, for a period beside those of another one',
  query: officeStatisticsFilter,
  responses: { 200: z.object({ name: z.string(), statistics }) },
});

export const getStatisticsCsv = endpoint({
  ...office,
  path: '/admin/statistics/csv',
  summary: 'The same numbers as a table for spreadsheets',
  query: officeStatisticsFilter,
  media: 'text/csv',
  responses: { 200: z.string() },
});

export const getStatisticsPdf = endpoint({
  ...office,
  path: '/admin/statistics/pdf',
  summary: 'The same numbers as pages to print',
  query: officeStatisticsFilter,
  media: 'application/pdf',
  responses: { 200: z.unknown() },
});

/** What one city or one restaurant had of the whole. */
export const statisticsPart = z.object({
  id,
  name: z.string(),
  /** Where a restaurant is; empty for a city. */
  cityname: z.string(),
  placed: z.int(),
  delivered: z.int(),
  late: z.int(),
  ended: z.int(),
  gross: rupees,
  gross_before: rupees,
});
export type StatisticsPart = z.infer<typeof statisticsPart>;

export const listStatisticsParts = endpoint({
  ...office,
  path: '/admin/statistics/parts',
  summary: 'The cities or the restaurants with orders in one of two periods, 25 a page; together they are the whole',
  query: z
    .object({
      ...listQuery(['-gross', 'name', 'placed', 'delivered', 'late', 'ended'], {}).shape,
      ...statisticsDays,
      ...scope,
      by: z.enum(['city', 'restaurant']),
    })
    .check(...statisticsChecks),
  responses: { 200: listAnswer(statisticsPart) },
});
export const exportStatisticsParts = endpoint(csvOf(listStatisticsParts));
