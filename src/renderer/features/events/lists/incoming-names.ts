/** Names of files and of players, as they come in. */
import type { SourceFile } from '../../../navigation/import-source.ts';

/** Files of one name that come together, from several folders or mails, get names of their own. */
export function apart(files: readonly SourceFile[]): SourceFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { name } = file;
    for (let n = 2; taken.has(name); n += 1) name = file.name.replace(/((?:\.team)?\.[^./]*)?$/, ` (${n})$1`);
    taken.add(name);
    return { ...file, name };
  });
}

/** Each name once, without the numbers and bullets of a list that was pasted. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r]+/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
      .filter((name) => name !== ''),
  ),
];
