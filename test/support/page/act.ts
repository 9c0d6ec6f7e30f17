import { flushSync } from 'react-dom';
import { waitForRender } from './hands.ts';

/**
 * Changes something and waits until React has drawn it, with what its effects have changed in turn. React's own `act` is of the
 * build for developers alone, and the tests run the one that ships.
 */
export async function act(change: () => Promise<unknown>): Promise<void> {
  let going: Promise<unknown> | undefined;
  flushSync(() => {
    going = change();
  });
  await going;
  await waitForRender();
  await waitForRender();
}
