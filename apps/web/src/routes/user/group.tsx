import type { GroupLine } from '@tawa/contract/ordering/groups';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAddToCart } from '#features/ordering/cart/shop/cart.queries.ts';
import { groupTexts } from '#features/ordering/groups/shop/groups.texts.ts';
import { HostPage } from '#features/ordering/groups/shop/host-page.tsx';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';

const guestId = 0;

/** Puts the host's own dishes into the cart, one after the other; the first that is refused is told. */
function PutBack({ userid, lines }: { userid: number; lines: readonly GroupLine[] }) {
  const t = useTexts(groupTexts);
  const navigate = useNavigate();
  const { mutateAsync: add } = useAddToCart();
  const [isPending, setPending] = useState(false);
  const putBack = async () => {
    for (const { menu_id, quantity, option_ids: options, note } of lines) {
      const answer = await add({ userid, menu_id, quantity, options, note });
      if (answer.status === 409) throw new Error(answer.body.message);
    }
    await navigate(paths.cart);
  };
  const press = () => {
    setPending(true);
    void putBack()
      .catch((error: unknown) => toast.error(messageFrom(error, t.otherCart)))
      .finally(() => setPending(false));
  };
  return (
    <Button pending={isPending} pendingText={t.puttingBack} onClick={press}>
      {t.putBack}
    </Button>
  );
}

export function Screen() {
  const { group_id = '' } = useParams();
  const userid = useSession()?.userId ?? guestId;
  return (
    <HostPage
      key={group_id}
      userid={userid}
      groupId={Number(group_id)}
      putBackOf={(lines) => <PutBack userid={userid} lines={lines} />}
    />
  );
}
