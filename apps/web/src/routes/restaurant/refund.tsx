import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RefundFilePage } from '#features/money/refunds/file-page.tsx';
import { kitchenFileQuery } from '#features/money/refunds/kitchen/files.queries.ts';
import { KitchenRefundFileView } from '#features/money/refunds/kitchen/kitchen-file.tsx';
import { useLiveFiles } from '#features/money/refunds/use-live-files.ts';
import { paths } from '#lib/paths.ts';

export function Screen() {
  const { refund_id = '' } = useParams();
  const asked = kitchenFileQuery(Number(refund_id));
  const query = useQuery(asked);
  useLiveFiles(asked.queryKey);
  return (
    <RefundFilePage query={query} listPath={paths.restaurantOrderHistory}>
      {(file) => <KitchenRefundFileView key={file.refund_id} file={file} />}
    </RefundFilePage>
  );
}
