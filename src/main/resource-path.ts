import { realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the file that a request for the app's scheme refers to. Returns undefined for another host, a path outside the root
 * folder, and names with a special meaning on some file systems.
 *
 * @param rootFolder absolute path of the folder with the built renderer
 * @param address the full URL of the request
 */
export function resolveResource(rootFolder: string, address: string): string | undefined {
  let url: URL;
  let resourceName: string;
  try {
    url = new URL(address);
    resourceName = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  if (url.host !== 'app') return undefined;
  // On Windows, a colon can name an alternate stream or a drive, and a backslash separates folders.
  if (/[\0\\:]/.test(resourceName) || resourceName.split('/').includes('..')) return undefined;
  const filePath = path.join(rootFolder, resourceName === '/' ? 'index.html' : resourceName);
  return filePath.startsWith(rootFolder + path.sep) ? filePath : undefined;
}

/** Whether the file is inside the folder after all links are resolved. Rejects if the file doesn't exist. */
export async function isInsideFolder(rootFolder: string, filePath: string): Promise<boolean> {
  const [realRoot, realFile] = await Promise.all([realpath(rootFolder), realpath(filePath)]);
  return realFile.startsWith(realRoot + path.sep);
}
