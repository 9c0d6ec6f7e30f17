import { showAddress } from '../../shared/bridge.ts';
import { bridge } from './bridge.ts';

/** Opens a window that only shows an encounter, for a second screen. Rejects where a browser allows none. */
export async function openSecondWindow(id: string): Promise<void> {
  if (bridge !== undefined) {
    const { refused } = await bridge.newWindow({ show: id });
    if (refused !== undefined) throw new Error(refused);
    return;
  }
  // One window for each encounter: asked for again, it comes to the front.
  if (window.open(showAddress(id), `rollcall show ${id}`, 'popup') === null) {
    throw new Error('This browser opens no further window for Rollcall; allow it to in its settings.');
  }
}
