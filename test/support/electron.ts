/** Stands in the place of Electron in unit tests, where its module is the path of a program (vitest.config.ts). */

/** Listeners of the app are never called. */
export const app = { on: () => undefined };

/** Nobody answers, until a test does. */
export const dialog = {
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
  showMessageBox: async () => ({ response: 0 }),
};
