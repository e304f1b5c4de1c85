import { useState } from 'react';
import { CodeBoxes, CodeDigits } from '#ui/form/code-boxes.tsx';
import { CountdownRing } from '#ui/state/countdown-ring.tsx';
import { Price } from '../../ui/price.tsx';
import { Meter, ProgressBars } from '#ui/state/progress.tsx';
import { RatingBars } from '../../ui/rating-bars.tsx';
import { RatingBadge, RatingStar } from '../../ui/rating.tsx';
import { RatingInput, Stars } from '../../ui/stars.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { VegMark } from '../../ui/veg-mark.tsx';
import { Columns, Row, Shelf } from './gallery.tsx';

const steps = [
  { label: 'Placed', time: '8:05 pm' },
  { label: 'Accepted', time: '8:06 pm' },
  { label: 'Preparing', time: '8:10 pm' },
  { label: 'On the way' },
  { label: 'Delivered' },
];
const counts = [
  { rating: 5, count: 62 },
  { rating: 4, count: 21 },
  { rating: 3, count: 9 },
  { rating: 2, count: 5 },
  { rating: 1, count: 3 },
];

function Money() {
  const [quantity, setQuantity] = useState(1);
  const [rating, setRating] = useState(3);
  return (
    <Shelf id="money" title="Prices, marks, ratings, quantities">
      <Row>
        <Price price={374} was={434} percent />
        <Price price={519} size="large" />
        <Price price={279} was={319} stacked size="small" />
        <VegMark veg />
        <VegMark veg={false} />
        <VegMark veg word />
        <VegMark veg={false} word />
      </Row>
      <Row>
        <RatingBadge rating={4.6} />
        <RatingStar rating={4.5} count={318} />
        <Stars rating={4} />
        <RatingInput label="Rate Dum & Handi" value={rating} onChange={setRating} />
      </Row>
      <Row>
        <QuantityStepper label="Palak Paneer" value={quantity} onChange={setQuantity} max={5} />
        <QuantityStepper label="Butter Naan" value={quantity} onChange={setQuantity} size={56} />
        <QuantityStepper
          label="Mango Lassi"
          value={quantity}
          onChange={setQuantity}
          onRemove={() => setQuantity(1)}
          look="brand"
        />
      </Row>
      <div className="max-w-md">
        <RatingBars counts={counts} />
      </div>
    </Shelf>
  );
}

function Tracking() {
  const [code, setCode] = useState('52');
  const [start] = useState(() => Date.now());
  return (
    <Shelf id="order" title="Following an order">
      <Row>
        <CountdownRing endsAt={start + 374_000} totalMs={480_000} />
        <CountdownRing endsAt={start + 146_000} totalMs={480_000} />
        <CountdownRing endsAt={start + 40_000} totalMs={480_000} />
        <CountdownRing endsAt={start - 250_000} totalMs={480_000} />
      </Row>
      <Columns>
        <CodeBoxes label="Customer’s 4-digit code" value={code} onChange={setCode} />
        <CodeBoxes label="Wrong code" value="5211" onChange={setCode} error="That is not the code. 3 tries left" />
        <CodeDigits label="Handover code" code="7314" />
      </Columns>
      <ProgressBars steps={steps} current={2} />
      <div className="rounded-xl bg-bar p-5 text-on-bar">
        <ProgressBars steps={steps} current={2} onBar />
      </div>
      <Meter label="₹120.00 more for free delivery" value={380} max={500} />
      <Timeline
        entries={[
          { id: 1, title: 'Order placed', time: '8:05 pm', state: 'done' },
          { id: 2, title: 'Preparing', time: '8:10 pm', note: 'Dum & Handi is cooking', state: 'now' },
          { id: 3, title: 'Delivered', time: 'by 8:40 pm', state: 'next' },
        ]}
      />
    </Shelf>
  );
}

export function OrderShelf() {
  return (
    <>
      <Money />
      <Tracking />
    </>
  );
}
