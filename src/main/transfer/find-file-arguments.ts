/** Finds the files in the command-line arguments of the app. */
import path from 'node:path';

/**
 * Returns the arguments that are files, as absolute paths. The first argument is the program, followed by the app's own folder if the
 * app is not packaged. Arguments that begin with a hyphen are switches for Chromium and are ignored.
 *
 * @param cwd the folder that the arguments are relative to
 * @param appFolder the folder of the app, if it is not packaged
 */
export function findFileArguments(argv: readonly string[], cwd: string, appFolder?: string): string[] {
  const filePaths = argv
    .slice(1)
    .filter((argument) => argument !== '' && !argument.startsWith('-'))
    .map((argument) => path.resolve(cwd, argument));
  return appFolder === undefined ? filePaths : filePaths.filter((filePath) => filePath !== path.resolve(appFolder));
}
