import type { ElectronApplication } from '@playwright/test';

/** Answers the next save dialogs with this path, or cancels them if it is undefined. */
export async function answerSaveDialog(electronApp: ElectronApplication, filePath: string | undefined): Promise<void> {
  await electronApp.evaluate(({ dialog }, answerPath) => {
    dialog.showSaveDialog = async () => ({ canceled: answerPath === undefined, filePath: answerPath ?? '' });
  }, filePath);
}
