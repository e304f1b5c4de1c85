import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RefundFilePage } from '#features/money/refunds/file-page.tsx';
import { officeFileQuery } from '#features/money/refunds/office/files.queries.ts';
import { OfficeRefundFileView } from '#features/money/refunds/office/office-file.tsx';
import { useLiveFiles } from '#features/money/refunds/use-live-files.ts';
import { paths } from '#lib/paths.ts';

export function Screen() {
  const { refund_id = '' } = useParams();
  const asked = officeFileQuery(Number(refund_id));
  const query = useQuery(asked);
  useLiveFiles(asked.queryKey);
  return (
    <RefundFilePage query={query} listPath={paths.allOrders()}>
      {(file) => <OfficeRefundFileView key={file.refund_id} file={file} />}
    </RefundFilePage>
  );
}
