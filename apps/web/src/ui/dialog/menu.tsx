import { cloneElement, Suspense, useState } from 'react';
import { fetchCode } from '#lib/api/fetch-code.ts';
import { lazyPart } from '../page/lazy-part.ts';
import type { MenuProps } from './menu-props.ts';

const loadBox = () => fetchCode(() => import('./menu-box.tsx'));
const Box = lazyPart(async () => (await loadBox()).MenuBox);

/** A list of actions or links under its button; what draws it is loaded when somebody comes near the button. */
export function Menu({ trigger, items }: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    onPointerEnter: () => void loadBox(),
    onFocus: () => void loadBox(),
    onClick: () => setWanted(true),
  });
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Box trigger={trigger} items={items} />
    </Suspense>
  );
}
