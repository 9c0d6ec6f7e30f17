import { useDrop } from '../../components/use-drop.ts';
import { attempt } from '../../failures/report-failure.ts';
import { type DroppedFile, droppedFiles, findDroppedFolder } from '../../platform/dropped-files.ts';

/** Takes files that are dropped. Where a folder is among them, `onFolder` gets its name and all files of the drop instead. */
export const useFileDrop = (
  onFiles: (files: readonly File[]) => void,
  onFolder: (name: string, files: readonly DroppedFile[]) => void,
) =>
  useDrop('Files', (data) => {
    const folder = findDroppedFolder(data);
    if (folder === undefined) onFiles([...data.files]);
    else attempt(droppedFiles(data).then((files) => onFolder(folder, files)));
  });
