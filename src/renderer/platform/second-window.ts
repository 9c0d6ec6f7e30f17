import { buildShowAddress } from '../../shared/bridge.ts';
import { bridge } from './bridge.ts';

/** Opens a window that only shows an encounter, for a second screen. Rejects if the browser blocks it. */
export async function openSecondWindow(encounterId: string): Promise<void> {
  if (bridge !== undefined) {
    const { refused } = await bridge.newWindow({ show: encounterId });
    if (refused !== undefined) throw new Error(refused);
    return;
  }
  // Each encounter has one window. Opening it again brings that window to the front.
  if (window.open(buildShowAddress(encounterId), `rollcall show ${encounterId}`, 'popup') === null) {
    throw new Error('This browser opens no further window for Rollcall; allow it to in its settings.');
  }
}
