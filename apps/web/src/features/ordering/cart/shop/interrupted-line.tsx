import { useEffect } from 'react';
import { useLoginRequest, useSession } from '#lib/session/session.ts';
import { takeLine } from './read-kept-line.ts';
import { useAddToCart } from './use-add-to-cart.tsx';

/** Adds what a login interrupted as soon as a customer is signed in, wherever in this tab that happened. */
export function InterruptedLine() {
  const session = useSession();
  const isAsked = useLoginRequest() !== null;
  const { add, question } = useAddToCart();
  useEffect(() => {
    // The question over the page goes on with the dish itself.
    if (session?.userType !== 'user' || isAsked) return;
    const line = takeLine();
    if (line) add(line);
  });
  return question;
}
