import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { useState } from 'react';
import { Checkbox, Radio, RadioCard } from '#ui/form/checkbox.tsx';
import { Chip, RemovableChip } from '../../ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Columns, Row, Shelf } from './gallery.tsx';

const columns = [
  { value: 'new', label: 'New', count: 2 },
  { value: 'preparing', label: 'Preparing', count: 3 },
  { value: 'ready', label: 'Ready', count: 2 },
] as const;
type Column = (typeof columns)[number]['value'];

export function ChoiceShelf() {
  const [open, setOpen] = useState(true);
  const [veg, setVeg] = useState(true);
  const [column, setColumn] = useState<Column>('new');
  const [tab, setTab] = useState<Column>('preparing');
  return (
    <Shelf id="choices" title="Choices">
      <Columns>
        <FieldGroup label="Add-ons" hint="Choose up to 3">
          <Checkbox label="Mirchi ka salan" end="+₹45.00" defaultChecked />
          <Checkbox label="Burani raita" end="+₹40.00" />
          <Checkbox label="Boiled eggs (2)" end="Sold out" disabled />
        </FieldGroup>
        <FieldGroup label="Size" error="Choose a size">
          <Radio name="size" label="Regular, serves 1" end="₹319.00" />
          <Radio name="size" label="Large, serves 2" end="₹519.00" defaultChecked />
          <Radio name="size" label="Family, serves 4" end="₹949.00" disabled />
        </FieldGroup>
      </Columns>
      <FieldGroup label="Delivery address">
        <Columns>
          <RadioCard
            name="address"
            heading="Home"
            text="14, 3rd Cross, HAL 2nd Stage"
            icon={<LeafIcon />}
            defaultChecked
          />
          <RadioCard name="address" heading="Work" text="4th floor, Prestige Atlanta" />
          <RadioCard name="address" heading="Old flat" text="Outside the delivery area" disabled />
        </Columns>
      </FieldGroup>
      <Checkbox label="I accept the terms" error="Please accept the terms" />
      <div className="max-w-xs">
        <Switch label="Open now" checked={open} onChange={setOpen} />
        <Switch label="Accepting orders" checked disabled />
      </div>
      <Row>
        <Chip pressed={veg} icon={LeafIcon} onClick={() => setVeg(!veg)}>
          Veg
        </Chip>
        <Chip>Under 30 min</Chip>
        <Chip disabled>Offers</Chip>
        <RemovableChip label="Rating 4+" onRemove={() => setVeg(false)} />
      </Row>
      <Segmented label="Column" value={column} onChange={setColumn} options={columns} />
      <Tabs label="Orders" value={tab} onChange={setTab} tabs={columns}>
        <p>Panel of {tab}</p>
      </Tabs>
    </Shelf>
  );
}
