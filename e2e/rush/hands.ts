import { setTimeout as sleep } from 'node:timers/promises';
import type { Device } from './devices.ts';

/** Between looking at a button and pressing it. */
const reactionMs = 350;

interface Target {
  /** The order whose ticket it stands on; empty for what stands over a column. */
  number: string;
  x: number;
  y: number;
  /** What stands on the page above it, with the height of each. */
  above: string[];
}

interface Hand {
  device: Device;
  column: string;
  name: RegExp;
}

export interface Press {
  number: string;
  /** What went wrong under the pointer; empty when it was pressed as it was meant, or had been answered meanwhile. */
  fault: string;
  isPressed: boolean;
}

/** The first button of a column that fits and can be pressed where it is, or that of one order. */
const find = ({ device, column, name }: Hand, number = ''): Promise<Target | null> =>
  device.page.evaluate(
    ([wanted, pattern, order]) => {
      const within = document.querySelector(`[data-column="${wanted}"]`);
      const fits = new RegExp(pattern);
      for (const button of within?.querySelectorAll('button') ?? []) {
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (button.disabled || !fits.test((button.textContent ?? '').trim())) continue;
        if (!button.contains(document.elementFromPoint(x, y))) continue;
        const above = [...document.querySelectorAll('header, [data-column] *, main *')]
          .filter((part) => part.children.length < 4 || part.hasAttribute('data-ticket'))
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && box.bottom <= top && box.left < left && box.right > left)
          .map(
            ({ part, box }) =>
              `${(part.textContent ?? '').trim().slice(0, 30)} (${part.tagName}) ${Math.round(box.height)}`,
          );
        const ticket = button.closest('[data-ticket]')?.getAttribute('data-ticket') ?? '';
        if (order === '' || ticket === order) return { number: ticket, x, y, above };
      }
      return null;
    },
    [column, name.source, number] as const,
  );

/** What a press at this place would press now. */
const under = (device: Device, { x, y }: Target) =>
  device.page.evaluate(
    ([left, top]) => {
      const button = document.elementFromPoint(left, top)?.closest('button');
      return {
        number: button?.closest('[data-ticket]')?.getAttribute('data-ticket') ?? '',
        text: (button?.textContent ?? '').trim(),
      };
    },
    [x, y] as const,
  );

/** Looks for a button, moves there, waits as long as a person does, and presses what is there then. */
export async function press(hand: Hand): Promise<Press | null> {
  const { device, column, name } = hand;
  const target = await find(hand);
  if (!target) return null;
  await device.page.mouse.move(target.x, target.y);
  await sleep(reactionMs);
  const { number, text } = await under(device, target);
  if (number === target.number && name.test(text)) {
    await device.page.mouse.down();
    await device.page.mouse.up();
    return { number, fault: '', isPressed: true };
  }
  // What another hand answered in the same moment has no button left, or a stop in its place; that is no fault.
  const again = await find({ device, column, name: new RegExp(name.source) }, target.number);
  const isMoved = (number !== '' && number !== target.number) || (again !== null && isElsewhere(again, target));
  const before = new Set(target.above);
  const fresh = again?.above.filter((part) => !before.has(part)) ?? [];
  const by = again
    ? `, ${Math.round(again.x - target.x)} px across and ${Math.round(again.y - target.y)} px down by ${fresh.slice(0, 4).join('; ')}`
    : '';
  const fault = `${device.name}: ${name.source} of ${target.number || column} went from under the pointer${by}; ${number || 'no ticket'} stands there`;
  return { number: target.number, fault: isMoved ? fault : '', isPressed: false };
}

const isElsewhere = (one: Target, other: Target) => Math.abs(one.x - other.x) > 2 || Math.abs(one.y - other.y) > 2;
