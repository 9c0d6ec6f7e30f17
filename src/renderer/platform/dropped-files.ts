/** Reads dropped files, including those in dropped folders. */

export interface DroppedFile {
  /** The file name, preceded by the dropped folders that contain the file, separated by `/`. */
  readonly name: string;
  readonly bytes: File;
}

/** The maximum number of files that are read from folders, far more than any library has. */
const MAX_FILES = 20_000;
/** The maximum depth of nested folders. */
const MAX_DEPTH = 20;

const listEntries = (transfer: DataTransfer): FileSystemEntry[] =>
  [...transfer.items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));

/** Returns the name of the first folder of a drop, or undefined. Has to be called while the event is handled. */
export const findDroppedFolder = (transfer: DataTransfer): string | undefined =>
  listEntries(transfer).find((entry) => entry.isDirectory)?.name;

/** Reads all files of a drop. Has to be called while the event is handled, since its data is gone afterwards. Never rejects. */
export function readDroppedFiles(transfer: DataTransfer): Promise<readonly DroppedFile[]> {
  const entries = listEntries(transfer);
  const topLevelFiles = [...transfer.files];
  if (!entries.some((entry) => entry.isDirectory)) {
    return Promise.resolve(topLevelFiles.map((file) => ({ name: file.name, bytes: file })));
  }
  return collectFiles(entries);
}

async function collectFiles(entries: readonly FileSystemEntry[]): Promise<DroppedFile[]> {
  const foundFiles: DroppedFile[] = [];
  const collectEntry = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (foundFiles.length >= MAX_FILES || depth > MAX_DEPTH) return;
    if (entry.isFile) {
      const file = await readFile(entry as FileSystemFileEntry);
      if (file !== undefined) foundFiles.push({ name: entry.fullPath.replace(/^\//, ''), bytes: file });
      return;
    }
    for (const childEntry of await readEntries(entry as FileSystemDirectoryEntry))
      await collectEntry(childEntry, depth + 1);
  };
  for (const entry of entries) await collectEntry(entry, 0);
  return foundFiles;
}

/** Returns a file, or undefined if the file is gone or may not be read. */
const readFile = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));

/** Reads the entries of a folder. The browser returns them in batches; an empty batch is the end. */
async function readEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const allEntries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (batch.length === 0 || allEntries.length >= MAX_FILES) return allEntries;
    allEntries.push(...batch);
  }
}

const IMPORTABLE = /\.(json|rollcall|zip|csv|tsv|xlsx|txt|text|md)$/i;

/** Whether the import reads files with this name. Pictures are not among them: they are dropped on forms. */
export const isImportable = (fileName: string): boolean => IMPORTABLE.test(fileName);
