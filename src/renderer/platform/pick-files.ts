import type { DroppedFile } from './dropped-files.ts';

/** Names a file by its path in the chosen folder, or by its file name if no folder was chosen. */
export const toDroppedFile = (file: File): DroppedFile => ({
  name: file.webkitRelativePath || file.name,
  bytes: file,
});

/** Asks the user for files. Resolves with an empty list if the user closes the dialog. */
export function pickFiles(accept: string, picksFolder = false): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.accept = accept;
    input.webkitdirectory = picksFolder;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
