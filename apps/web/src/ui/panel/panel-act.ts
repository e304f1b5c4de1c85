import { useSearchParams } from 'react-router';

/** Whether the address asks for this act of what it opens: '/all-orders?open=FD-7J2M8C&act=refund'. */
export function useAsksFor(act: string | undefined): boolean {
  const [params] = useSearchParams();
  return act !== undefined && params.get('act') === act;
}

/** Brings a part into sight and gives its first control the focus; nothing is pressed by it. */
export function showAct(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
