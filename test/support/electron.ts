/** Replaces Electron in unit tests, where the module returns the path of a program (vitest.config.ts). */

/** Ignores listeners. */
export const app = { on: () => undefined };

/** Cancels every dialog, unless a test replaces these functions. */
export const dialog = {
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
  showMessageBox: async () => ({ response: 0 }),
};
