/** Uses the menu of a list row with the keyboard alone. */
import { findOne } from './find.ts';
import { focus, press, waitFor, waitForElement } from './user-input.ts';

/** Opens the menu of a row and chooses an entry, such as `Move up`. */
export async function chooseInRowMenu(rowName: string, actionName: string): Promise<void> {
  await focus(findOne('button', `More actions for ${rowName}`));
  await press('Enter');
  await focus(await waitForElement('menuitem', actionName));
  await press('Enter');
  await waitFor(() => {
    if (document.querySelector('[role=menu]') !== null) throw new Error('The menu is still open.');
  });
  // The focus moves two frames after the menu has closed.
  for (let frameIndex = 0; frameIndex < 3; frameIndex += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
