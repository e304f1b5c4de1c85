import { hearPress, notePresses, takePresses } from './early-presses.ts';
import { hearTyping, noteTyping, takeEntries } from './early-typing.ts';

/** On the outermost element: says which of somebody's acts have reached React. */
export const hearing = { onClickCapture: hearPress, onSubmitCapture: hearPress, onInputCapture: hearTyping };

/** Takes over from the page's first script; to be called before React begins to listen. */
export function noteActs(): void {
  noteTyping();
  notePresses();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Does what somebody did before a part of the page was alive; called whenever one has come alive. */
export async function doAgain(): Promise<void> {
  for (const act of [...takeEntries(), ...takePresses()]) {
    act();
    // The next one builds on what the page has made of this one.
    await nextTask();
  }
}
