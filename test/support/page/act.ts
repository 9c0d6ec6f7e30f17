import { flushSync } from 'react-dom';
import { waitForRender } from './user-input.ts';

/**
 * Runs a change and waits until React has drawn it, including the changes of effects. React's own `act` exists only in the
 * development build, and the tests run the production build.
 */
export async function act(runChange: () => Promise<unknown>): Promise<void> {
  let running: Promise<unknown> | undefined;
  flushSync(() => {
    running = runChange();
  });
  await running;
  await waitForRender();
  await waitForRender();
}
