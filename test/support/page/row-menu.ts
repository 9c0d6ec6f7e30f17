/** The menu of a row in a list, used by keys as somebody does who never touches the mouse. */
import { findOne } from './find.ts';
import { focus, press, until, waitForElement } from './hands.ts';

/** Opens the menu of a row and chooses an entry, such as `Move up`. */
export async function chooseInRowMenu(row: string, action: string): Promise<void> {
  await focus(findOne('button', `More actions for ${row}`));
  await press('Enter');
  await focus(await waitForElement('menuitem', action));
  await press('Enter');
  await until(() => {
    if (document.querySelector('[role=menu]') !== null) throw new Error('The menu is still open.');
  });
  // The focus moves on two frames after the menu has closed.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
}
