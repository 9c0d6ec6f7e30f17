/** Files of a drop, and of the folders in it. */

export interface DroppedFile {
  /** Path with the dropped folders it is in, separated by `/`; a file that was dropped itself has none. */
  readonly name: string;
  readonly bytes: File;
}

/** Most files that are taken from a folder: more than any library has. */
const MOST_FILES = 20_000;
/** Deepest nesting of folders. */
const MOST_DEEP = 20;

const entriesIn = (data: DataTransfer): FileSystemEntry[] =>
  [...data.items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));

/** Returns the name of the first folder of a drop, or undefined. Has to be called while the event is handled. */
export const findDroppedFolder = (data: DataTransfer): string | undefined =>
  entriesIn(data).find((entry) => entry.isDirectory)?.name;

/** All files of a drop. Has to be called while the event is handled: afterwards its data is gone. Never rejects. */
export function droppedFiles(data: DataTransfer): Promise<readonly DroppedFile[]> {
  const entries = entriesIn(data);
  const plain = [...data.files];
  if (!entries.some((entry) => entry.isDirectory)) {
    return Promise.resolve(plain.map((file) => ({ name: file.name, bytes: file })));
  }
  return gathered(entries);
}

async function gathered(entries: readonly FileSystemEntry[]): Promise<DroppedFile[]> {
  const found: DroppedFile[] = [];
  const walk = async (entry: FileSystemEntry, depth: number): Promise<void> => {
    if (found.length >= MOST_FILES || depth > MOST_DEEP) return;
    if (entry.isFile) {
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file !== undefined) found.push({ name: entry.fullPath.replace(/^\//, ''), bytes: file });
      return;
    }
    for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) await walk(inner, depth + 1);
  };
  for (const entry of entries) await walk(entry, 0);
  return found;
}

/** Undefined for one that is gone or may not be read. */
const fileOf = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));

/** A folder gives its entries in portions, until one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0 || all.length >= MOST_FILES) return all;
    all.push(...some);
  }
}

const IMPORTABLE = /\.(json|rollcall|zip|csv|tsv|xlsx)$/i;

/** Whether a file is one that the import reads, by its name. A picture alone belongs to a form. */
export const isImportable = (name: string): boolean => IMPORTABLE.test(name);
