import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RefundFilePage } from '#features/money/refunds/file-page.tsx';
import { ownFileQuery } from '#features/money/refunds/shop/files.queries.ts';
import { OwnRefundFileView } from '#features/money/refunds/shop/own-file.tsx';
import { useLiveFiles } from '#features/money/refunds/use-live-files.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

export function Screen() {
  const { order_number = '', refund_id = '' } = useParams();
  const userid = useSession()?.userId ?? guestId;
  const asked = ownFileQuery(userid, order_number, Number(refund_id));
  const query = useQuery(asked);
  useLiveFiles(asked.queryKey);
  return (
    <RefundFilePage query={query} listPath={paths.myOrders}>
      {(file) => <OwnRefundFileView file={file} />}
    </RefundFilePage>
  );
}
