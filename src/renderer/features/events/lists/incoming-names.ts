/** Cleans up the names of incoming files and players. */
import type { SourceFile } from '../../../navigation/import-source.ts';

/** Gives files of the same name, which come from several folders or mails, distinct names. */
export function apart(files: readonly SourceFile[]): SourceFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { name } = file;
    for (let n = 2; taken.has(name); n += 1) name = file.name.replace(/((?:\.team)?\.[^./]*)?$/, ` (${n})$1`);
    taken.add(name);
    return { ...file, name };
  });
}

/** Returns each name once, without the numbers and bullets of a pasted list. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r]+/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
      .filter((name) => name !== ''),
  ),
];
