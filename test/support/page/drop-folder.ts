/** Folders that are dropped, as Chromium hands them to a page. */

const fileEntry = (fullPath: string, content: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (done: (file: File) => void) => done(new File([content], fullPath.slice(fullPath.lastIndexOf('/') + 1))),
});

/** Drops a folder with these files, by their names, on an element. */
export function dropFolder(target: Element | null, name: string, files: Readonly<Record<string, string>>): void {
  const inner = Object.entries(files).map(([file, content]) => fileEntry(`/${name}/${file}`, content));
  const entry = {
    isFile: false,
    isDirectory: true,
    name,
    fullPath: `/${name}`,
    createReader: () => ({ readEntries: (done: (entries: unknown) => void) => done(inner.splice(0)) }),
  };
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const items = [{ kind: 'file', webkitGetAsEntry: () => entry }];
  const dataTransfer = { types: ['Files'], items, files: [new File([], name)], getData: () => '' };
  target?.dispatchEvent(Object.assign(event, { dataTransfer }));
}
