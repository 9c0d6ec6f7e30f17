/** Drops folders on a page as Chromium does. */

const fileEntry = (fullPath: string, fileContent: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (resolveFile: (resolvedFile: File) => void) =>
    resolveFile(new File([fileContent], fullPath.slice(fullPath.lastIndexOf('/') + 1))),
});

/** Drops a folder with these files on an element. `contentsByName` has file contents by name. */
export function dropFolder(
  element: Element | null,
  folderName: string,
  contentsByName: Readonly<Record<string, string>>,
): void {
  const fileEntries = Object.entries(contentsByName).map(([fileName, fileContent]) =>
    fileEntry(`/${folderName}/${fileName}`, fileContent),
  );
  const folderEntry = {
    isFile: false,
    isDirectory: true,
    name: folderName,
    fullPath: `/${folderName}`,
    createReader: () => ({
      readEntries: (callback: (directoryEntries: unknown) => void) => callback(fileEntries.splice(0)),
    }),
  };
  const dropEvent = new Event('drop', { bubbles: true, cancelable: true });
  const transferItems = [{ kind: 'file', webkitGetAsEntry: () => folderEntry }];
  const dataTransfer = { types: ['Files'], items: transferItems, files: [new File([], folderName)], getData: () => '' };
  element?.dispatchEvent(Object.assign(dropEvent, { dataTransfer }));
}
