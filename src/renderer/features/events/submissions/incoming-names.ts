/** Cleans up the names of incoming files and players. */
import type { SourceFile } from '../../../navigation/import-source.ts';

/** Gives files of the same name, which come from several folders or mails, distinct names. */
export function makeNamesUnique(sourceFiles: readonly SourceFile[]): SourceFile[] {
  const takenNames = new Set<string>();
  return sourceFiles.map((sourceFile) => {
    let { name: uniqueName } = sourceFile;
    for (let copyNumber = 2; takenNames.has(uniqueName); copyNumber += 1)
      uniqueName = sourceFile.name.replace(/((?:\.team)?\.[^./]*)?$/, ` (${copyNumber})$1`);
    takenNames.add(uniqueName);
    return { ...sourceFile, name: uniqueName };
  });
}

/** Returns each name once, without the numbers and bullets of a pasted list. */
export const parsePlayerNames = (pastedText: string): string[] => [
  ...new Set(
    pastedText
      .split(/[\n\r]+/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
      .filter((playerName) => playerName !== ''),
  ),
];
