import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { groupMinutes, groupMinutesDefault } from '@tawa/domain/ordering/groups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { requireLogin, useSession } from '#lib/session/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { groupPaths } from './group-paths.ts';
import { groupsQuery, useBeginGroup } from './groups.queries.ts';
import { groupTexts } from './groups.texts.ts';

const guestId = 0;

interface SheetProps {
  userid: number;
  restaurantId: number;
  withCart: boolean;
  onClose: () => void;
}

function BeginSheet({ userid, restaurantId, withCart, onClose }: SheetProps) {
  const { begin: t } = useTexts(groupTexts);
  const navigate = useNavigate();
  const [minutes, setMinutes] = useState<(typeof groupMinutes)[number]>(groupMinutesDefault);
  const begin = useBeginGroup(userid);
  const choose = (value: string) => setMinutes(groupMinutes.find((each) => String(each) === value) ?? minutes);
  const start = () =>
    begin.mutate(
      { restaurant_id: restaurantId, minutes, with_cart: withCart },
      {
        onSuccess: ({ group_id }) => void navigate(groupPaths.host(group_id)),
        onError: (error) => toast.error(messageFrom(error, t.failed)),
      },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.text}
      footer={
        <Button size={56} wide icon={UsersThreeIcon} pending={begin.isPending} pendingText={t.starting} onClick={start}>
          {t.start}
        </Button>
      }
    >
      <FieldGroup label={t.closesIn}>
        <Segmented
          label={t.closesIn}
          value={String(minutes)}
          onChange={choose}
          options={groupMinutes.map((each) => ({ value: String(each), label: t.minutes({ count: each }) }))}
          className="w-full"
        />
      </FieldGroup>
      {withCart && <p className="mt-4 text-body text-ink-2">{t.withCart}</p>}
    </Sheet>
  );
}

interface Props {
  restaurantId: number;
  /** Whether the cart moves into the host's bag. */
  withCart?: boolean;
  className?: string;
}

/** Begins a group order at a restaurant, or leads to the one that is under way there. */
export function BeginGroup({ restaurantId, withCart = false, className }: Props) {
  const t = useTexts(groupTexts);
  const session = useSession();
  const isCustomer = session?.userType === 'user';
  const userid = isCustomer ? session.userId : guestId;
  const { data = [] } = useQuery({ ...groupsQuery(userid), enabled: isCustomer });
  const [open, setOpen] = useState(false);
  const known = data.find(({ restaurant_id }) => restaurant_id === restaurantId);
  if (session && !isCustomer) return null;
  if (known)
    return (
      <ButtonLink
        to={groupPaths.host(known.group_id)}
        variant="secondary"
        size={48}
        icon={UsersThreeIcon}
        className={className}
      >
        {t.open({ count: known.guests })}
      </ButtonLink>
    );
  const ask = () =>
    requireLogin({
      title: t.begin.logIn,
      onLogin: ({ userType }) => (userType === 'user' ? setOpen(true) : toast.error(t.begin.onlyCustomers)),
    });
  return (
    <>
      <Button variant="secondary" size={48} icon={UsersThreeIcon} className={className} onClick={ask}>
        {t.begin.button}
      </Button>
      {open && (
        <BeginSheet userid={userid} restaurantId={restaurantId} withCart={withCart} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
