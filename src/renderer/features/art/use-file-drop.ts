import { useDrop } from '../../components/use-drop.ts';

/** Takes files that are dropped. */
export const useFileDrop = (onFiles: (files: readonly File[]) => void) =>
  useDrop('Files', (data) => onFiles([...data.files]));
