import type { DroppedFile } from './dropped-files.ts';

/** The file by its path in a chosen folder, else by its name. */
export const nameWithFolder = (file: File): DroppedFile => ({
  name: file.webkitRelativePath || file.name,
  bytes: file,
});

/** Asks the user for files; resolves with none when the dialog was closed. */
export function pickFiles(accept: string, folder = false): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = accept;
    input.webkitdirectory = folder;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
