import { useNavigate, useParams } from 'react-router';
import { DemoPage } from '#features/money/payments/shop/demo-page.tsx';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { orderScreenTexts } from './order.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Where a customer pays at the demo provider. */
export function Screen() {
  const t = useTexts(orderScreenTexts);
  const { session = '' } = useParams();
  const navigate = useNavigate();
  return (
    <DemoPage
      session={session}
      onLeave={(to) => void navigate(to, { replace: true })}
      elsewhere={<ButtonLink to={paths.myOrders}>{t.myOrders}</ButtonLink>}
    />
  );
}
