import type { ElectronApplication } from '@playwright/test';

/** Answers the next save dialogs with this path, or as if the user had closed them. */
export async function answerSaveDialog(app: ElectronApplication, filePath: string | undefined): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = async () => ({ canceled: path === undefined, filePath: path ?? '' });
  }, filePath);
}
