/** Cleans up the names of incoming files and players. */
import type { SourceFile } from '../../../navigation/import-source.ts';

/** Gives distinct names to files that have the same name, for example because they come from several folders or mails. */
export function makeNamesUnique(sourceFiles: readonly SourceFile[]): SourceFile[] {
  const takenNames = new Set<string>();
  return sourceFiles.map((sourceFile) => {
    let { name } = sourceFile;
    // `night.team.json` becomes `night (2).team.json`.
    for (let copyNumber = 2; takenNames.has(name); copyNumber += 1)
      name = sourceFile.name.replace(/((?:\.team)?\.[^./]*)?$/, ` (${copyNumber})$1`);
    takenNames.add(name);
    return { ...sourceFile, name };
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
