import { BowlFoodIcon } from '@phosphor-icons/react/dist/ssr/BowlFood';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { useAnnounce } from '#ui/toast/announcer.tsx';
import { Badge, CountBadge, LiveDot } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState, FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Columns, Row, Shelf } from './gallery.tsx';

const tones = ['warning', 'danger', 'info', 'success', 'quiet'] as const;
const badges = ['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export function MessageShelf() {
  const announce = useAnnounce();
  const retry = (): void => toast.info('Trying again');
  return (
    <Shelf id="messages" title="Messages and states">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone}>
          Restaurant is currently closed ({tone})
        </Banner>
      ))}
      <Banner tone="danger" title="Prices changed while you were here">
        Nothing has been charged.
      </Banner>
      <Row>
        {badges.map((tone) => (
          <Badge key={tone} tone={tone} icon={ClockIcon}>
            {tone}
          </Badge>
        ))}
        <CountBadge count={7} label="unresolved" />
        <LiveDot />
      </Row>
      <Row>
        <Button variant="secondary" onClick={() => toast.success('Logged in successfully')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Unable to add item to cart')}>
          Error
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.info('Butter Naan removed', { action: { label: 'Undo', onPress: () => toast.success('Back again') } })
          }
        >
          Undo
        </Button>
        <Button variant="secondary" onClick={() => toast.info('You’re Online', { id: 'online' })}>
          Three seconds
        </Button>
        <Button variant="secondary" onClick={() => announce('Added. 4 items, 786 rupees')}>
          Announce
        </Button>
      </Row>
      <Loading className="max-w-sm">
        <Skeleton className="mb-3 h-40 w-full rounded-2xl" />
        <SkeletonText />
      </Loading>
      <FailedPart text="Failed to load testimonials." onRetry={retry} />
      <Columns>
        <EmptyState
          level={3}
          picture={<BowlFoodIcon />}
          title="Nothing here yet"
          action={<ButtonLink to="/restaurants">Browse restaurants</ButtonLink>}
        >
          Dishes you add stand here.
        </EmptyState>
        <ErrorState level={3} onRetry={retry} reference="01JD2Q9F" />
      </Columns>
    </Shelf>
  );
}
