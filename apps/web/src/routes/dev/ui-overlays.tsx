import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { Popover } from '#ui/dialog/popover.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Row, Shelf } from './gallery.tsx';

type Shown = 'dialog' | 'drawer' | 'clear' | 'save' | null;
const lines = Array.from({ length: 14 }, (_line, index) => `Line ${index + 1} of what scrolls`);

export function OverlayShelf() {
  const [shown, setShown] = useState<Shown>(null);
  const close = (): void => setShown(null);
  return (
    <Shelf id="overlays" title="Dialogs, sheets, menus">
      <Row>
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown('drawer')}>
          Drawer
        </Button>
        <Button variant="secondary" onClick={() => setShown('clear')}>
          Clear your cart?
        </Button>
        <Button variant="secondary" onClick={() => setShown('save')}>
          Plain question
        </Button>
        <Menu
          trigger={<IconButton label="More" icon={DotsThreeIcon} look="outline" />}
          items={[
            { label: 'Edit', icon: PencilSimpleIcon, onSelect: () => toast.info('Edit') },
            { label: 'To the start', to: '/' },
            { label: 'Delete', icon: TrashIcon, danger: true, onSelect: () => toast.error('Unable to delete') },
          ]}
        />
        <Popover trigger={<IconButton label="What is this?" icon={InfoIcon} />} title="Platform fee">
          Keeps the lights on.
        </Popover>
      </Row>
      <Sheet
        open={shown === 'dialog'}
        onOpenChange={close}
        title="Add an address"
        description="We deliver where you are."
        footer={<Button wide>Save</Button>}
      >
        <TextField label="Line 1" />
        {lines.map((line) => (
          <p key={line} className="py-2">
            {line}
          </p>
        ))}
      </Sheet>
      <Sheet open={shown === 'drawer'} onOpenChange={close} title="Your cart" desktop="drawer" phone="full">
        {lines.map((line) => (
          <p key={line} className="py-2">
            {line}
          </p>
        ))}
      </Sheet>
      {shown === 'clear' && (
        <ConfirmDialog
          danger
          title="Clear your cart?"
          confirmLabel="Clear and add"
          cancelLabel="Keep current cart"
          onConfirm={close}
          onCancel={close}
        >
          Your cart holds 3 dishes of Dum &amp; Handi. Adding from Chowk Chaat takes them out.
        </ConfirmDialog>
      )}
      {shown === 'save' && (
        <ConfirmDialog title="Save the changes?" confirmLabel="Save" onConfirm={close} onCancel={close} />
      )}
    </Shelf>
  );
}
