import { HeartIcon } from '@phosphor-icons/react/dist/ssr/Heart';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Columns, Row, Shelf } from './gallery.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = [40, 48, 56] as const;

export function ActionShelf() {
  const [pending, setPending] = useState(false);
  return (
    <Shelf id="actions" title="Buttons">
      {sizes.map((size) => (
        <Row key={size}>
          {looks.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button size={size} disabled>
            Off {size}
          </Button>
        </Row>
      ))}
      <Row>
        <Button pending={pending} pendingText="Registering..." onClick={() => setPending(true)}>
          Sign Up
        </Button>
        <Button variant="secondary" onClick={() => setPending(!pending)}>
          Turn waiting {pending ? 'off' : 'on'}
        </Button>
        <Button pending pendingText="Clearing..." variant="danger">
          Clear and add
        </Button>
        <ButtonLink to="/restaurants" variant="quiet" icon={PlusIcon}>
          Add a new address
        </ButtonLink>
      </Row>
      <Columns>
        <Button size={56} wide amount="₹604.00">
          Add
        </Button>
        <Button size={56} wide amount="₹774.64" pending pendingText="Placing order...">
          Place order
        </Button>
      </Columns>
      <Row>
        <IconButton label="Close" icon={XIcon} />
        <IconButton label="Save to favourites" icon={HeartIcon} look="filled" />
        <IconButton label="Remove from favourites" icon={HeartIcon} weight="fill" look="outline" square />
        <IconButton label="Add" icon={PlusIcon} disabled />
      </Row>
    </Shelf>
  );
}
