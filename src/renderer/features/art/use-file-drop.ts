import { useDrop } from '../../components/use-drop.ts';
import { attempt } from '../../failures/report-failure.ts';
import { type DroppedFile, findDroppedFolder, readDroppedFiles } from '../../platform/dropped-files.ts';

/** Accepts dropped files. If a folder is among them, `onFolder` receives its name and all files of the drop instead. */
export const useFileDrop = (
  onFiles: (files: readonly File[]) => void,
  onFolder: (folderName: string, files: readonly DroppedFile[]) => void,
) =>
  useDrop('Files', (transfer) => {
    const folder = findDroppedFolder(transfer);
    if (folder === undefined) onFiles([...transfer.files]);
    else attempt(readDroppedFiles(transfer).then((files) => onFolder(folder, files)));
  });
