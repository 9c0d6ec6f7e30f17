/** Which files a start of the app was given. */
import path from 'node:path';

/**
 * The arguments that are files, as absolute paths. The first argument is the program; an app that is not packaged has its own
 * folder behind it. Switches are Chromium's.
 *
 * @param cwd the folder that the names are relative to
 * @param own the folder of the app; absent = it is packaged
 */
export function pathsIn(argv: readonly string[], cwd: string, own?: string): string[] {
  const given = argv
    .slice(1)
    .filter((argument) => argument !== '' && !argument.startsWith('-'))
    .map((argument) => path.resolve(cwd, argument));
  return own === undefined ? given : given.filter((file) => file !== path.resolve(own));
}
