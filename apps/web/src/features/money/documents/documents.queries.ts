import { getPaperPdf, listOrderPapers, type Paper } from '@tawa/contract/money/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { saveAnswer } from '#lib/api/save-file.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

/** The papers of an order; read again whenever the order is. */
export const papersQuery = (userid: number, order_number: string) =>
  queryOptions({
    queryKey: ['order', userid, order_number, 'papers'],
    queryFn: async ({ signal }) => (await call(listOrderPapers, { params: { order_number } }, signal)).body.documents,
    staleTime: 0,
  });

/** Saves a paper as a PDF. */
export const useSavePaper = () =>
  useMutation({
    mutationFn: ({ document_id, number }: Paper) =>
      saveAnswer(getPaperPdf, { params: { document_id } }, `${number.replaceAll('/', '-')}.pdf`),
  });
