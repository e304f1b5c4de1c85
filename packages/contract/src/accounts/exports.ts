import { z } from 'zod/mini';
import { instant } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const everybody = ['user', 'restaurant', 'admin'] as const;

export const dataExport = z.object({
  export_id: z.uuid(),
  state: z.enum(['running', 'ready', 'failed']),
  requested_on: instant,
  ready_on: z.nullable(instant),
  expires_at: instant,
  bytes: z.nullable(z.int()),
});
export type DataExport = z.infer<typeof dataExport>;

export const listExports = endpoint({
  method: 'GET',
  path: '/users/exports',
  summary: 'The files with the caller’s own data that were asked for, newest first',
  access: everybody,
  responses: { 200: z.object({ exports: z.array(dataExport) }) },
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/users/exports',
  summary: 'Has a file made with all of the caller’s own data, one at a time; a mail tells when it is ready',
  access: everybody,
  responses: { 202: dataExport },
});

export const takeExportTicket = endpoint({
  method: 'POST',
  path: '/users/exports/:export_id/ticket',
  summary: 'Makes an address below the API that downloads the file once, within 30 seconds',
  access: everybody,
  params: z.object({ export_id: z.uuid() }),
  responses: { 201: z.object({ path: z.string(), expires_at: instant }) },
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/users/exports/download/:ticket',
  summary: 'The file of a ticket that was not used before',
  access: 'public',
  params: z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  media: 'application/zip',
  responses: { 200: z.unknown() },
});
