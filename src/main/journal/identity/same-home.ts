import type { Home } from '../disk.ts';

/**
 * Whether a profile is still where it was. The folder itself tells when it or a folder above it is renamed, and when a disk
 * image is restored. Computer and path tell when files are restored one by one, and on disks that number files anew each time.
 */
export const isSameHome = (a: Home, b: Home): boolean =>
  (a.machine === b.machine && a.path === b.path) || (a.file !== '' && a.file === b.file);

export const isEqualHome = (a: Home, b: Home): boolean =>
  a.machine === b.machine && a.path === b.path && a.file === b.file;
