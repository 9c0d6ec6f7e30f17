/** Finds the files and links in the command-line arguments of the app. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT } from '../../shared/base/product.ts';

/**
 * Returns the arguments that are files, as absolute paths. The first argument is the program, followed by the app's own folder if the
 * app is not packaged. Arguments that begin with a hyphen are switches for Chromium and are ignored. File managers may
 * pass files as `file:` addresses.
 *
 * @param cwd the folder that the arguments are relative to
 * @param appFolder the folder of the app, if it is not packaged
 */
export function findFileArguments(argv: readonly string[], cwd: string, appFolder?: string): string[] {
  const filePaths = argv
    .slice(1)
    .filter((argument) => argument !== '' && !argument.startsWith('-') && !isLink(argument))
    .map((argument) => path.resolve(cwd, toFilePath(argument)));
  return appFolder === undefined ? filePaths : filePaths.filter((filePath) => filePath !== path.resolve(appFolder));
}

/** Returns the path of a `file:` address, and any other argument unchanged. An address of another computer stays, and fails later. */
function toFilePath(argument: string): string {
  if (!/^file:/i.test(argument)) return argument;
  try {
    return fileURLToPath(argument);
  } catch {
    return argument;
  }
}

/** Whether an argument is a link with the scheme of the app. */
const isLink = (argument: string): boolean => argument.toLowerCase().startsWith(`${PRODUCT.linkScheme}:`);

/** Returns the arguments that are links with the scheme of the app. */
export const findLinkArguments = (argv: readonly string[]): string[] => argv.slice(1).filter(isLink);
