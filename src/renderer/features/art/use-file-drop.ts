import { useDrop } from '../../components/use-drop.ts';
import { attempt } from '../../failures/report-failure.ts';
import { type DroppedFile, findDroppedFolder, readDroppedFiles } from '../../platform/dropped-files.ts';

/** Accepts dropped files. If a folder is among them, `onFolder` receives its name and all files of the drop instead. */
export const useFileDrop = (
  onFiles: (files: readonly File[]) => void,
  onFolder: (name: string, files: readonly DroppedFile[]) => void,
) =>
  useDrop('Files', (data) => {
    const folder = findDroppedFolder(data);
    if (folder === undefined) onFiles([...data.files]);
    else attempt(readDroppedFiles(data).then((files) => onFolder(folder, files)));
  });
