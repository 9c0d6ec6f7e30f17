/** Finds the file of a folder that a cell means: `ork.png`, `ork`, `Ork`, `images\ork.png`, and `Iron Golem` for `iron-golem.jpg`. */
import { hasPictureExtension, isPictureFile } from '../card/pictures/picture-source.ts';

/** Reduces a name to lower-case letters and digits, without its folder, its picture extension and accents. */
const normalizeLoosely = (fileName: string): string =>
  (hasPictureExtension(fileName) ? fileName.replace(/\.[a-z0-9]+$/i, '') : fileName)
    .replace(/^.*[/\\]/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Lists the paths that a cell may mean: its text and, if that is URL-encoded, the decoded text. Each path has forward slashes. */
function listPaths(pictureName: string): string[] {
  const picturePath = pictureName.replace(/^file:\/*/i, '').replaceAll('\\', '/');
  try {
    return [...new Set([picturePath, decodeURIComponent(picturePath)])];
  } catch {
    return [picturePath];
  }
}

const FILE_ENDING = /\.[a-z0-9]{2,4}$/i;

/** Returns a key that is equal for paths that some file system considers equal: ignores case and the encoding of accents. */
const normalizePath = (filePath: string): string => filePath.normalize('NFC').toLowerCase();

/** Lists the ends of a path, the longest first: `a/b/c.png`, `b/c.png`, `c.png`. */
function listPathEnds(filePath: string): string[] {
  const segments = filePath.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.map((_segment, segmentIndex) => segments.slice(segmentIndex).join('/'));
}

/** Indexes files by their keys. If several files have the same key, the first one is used. */
function indexFiles(
  files: readonly string[],
  listKeys: (file: string) => readonly string[],
): ReadonlyMap<string, string> {
  const fileByKey = new Map<string, string>();
  for (const filePath of files)
    for (const indexKey of listKeys(filePath))
      if (indexKey !== '' && !fileByKey.has(indexKey)) fileByKey.set(indexKey, filePath);
  return fileByKey;
}

/** Creates a function that finds the file for a name. `allowsLooseMatch` says whether a name may differ in spelling or extension. */
function createMatcher(
  files: readonly string[],
  allowsLooseMatch: (pictureName: string) => boolean,
): (name: string) => string | undefined {
  const exactFiles = new Set(files);
  const fileByEnd = indexFiles(files, listPathEnds);
  const fileByNormalizedEnd = indexFiles(files, (filePath) => listPathEnds(normalizePath(filePath)));
  const fileByLooseName = indexFiles(files, (filePath) => [normalizeLoosely(filePath)]);
  return (pictureName) => {
    if (exactFiles.has(pictureName)) return pictureName;
    const pathEnds = listPaths(pictureName).flatMap(listPathEnds);
    const findFirst = (
      fileByKey: ReadonlyMap<string, string>,
      getKey: (pathEnd: string) => string,
    ): string | undefined =>
      pathEnds.map((pathEnd) => fileByKey.get(getKey(pathEnd))).find((filePath) => filePath !== undefined);
    const namedFile = findFirst(fileByEnd, (pathEnd) => pathEnd) ?? findFirst(fileByNormalizedEnd, normalizePath);
    if (namedFile !== undefined || !allowsLooseMatch(pictureName)) return namedFile;
    return listPaths(pictureName)
      .map((picturePath) => fileByLooseName.get(normalizeLoosely(picturePath)))
      .find((filePath) => filePath !== undefined);
  };
}

/**
 * Finds the file for each picture name. The best match is a file with exactly this name, then a path that ends with the name, then a name
 * that differs in case, punctuation or extension. Only `files` are returned, so a name can't point outside of the folder. A file that
 * cards can't show is returned only if there is no other, so that the reason can be reported.
 */
export function matchPictures(pictureNames: Iterable<string>, files: readonly string[]): Map<string, string> {
  const sortedFiles = [...files].sort();
  const findShownPicture = createMatcher(sortedFiles.filter(isPictureFile), () => true);
  const findOtherPicture = createMatcher(
    sortedFiles.filter((filePath) => hasPictureExtension(filePath) && !isPictureFile(filePath)),
    (pictureName) => !FILE_ENDING.test(pictureName),
  );
  const findForeignFile = createMatcher(
    sortedFiles.filter((filePath) => !hasPictureExtension(filePath)),
    () => false,
  );
  const fileByName = new Map<string, string>();
  for (const pictureName of pictureNames) {
    const matchedFile = findShownPicture(pictureName) ?? findOtherPicture(pictureName) ?? findForeignFile(pictureName);
    if (matchedFile !== undefined) fileByName.set(pictureName, matchedFile);
  }
  return fileByName;
}
