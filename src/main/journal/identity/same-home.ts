import type { Home } from '../disk.ts';

/**
 * Whether a profile is still in the same place. The file number stays the same when the folder or a folder above it is renamed, and
 * when a disk image is restored. Computer and path stay the same when files are restored one by one, and on disks that renumber their
 * files each time they are mounted.
 */
export const isSameHome = (firstHome: Home, secondHome: Home): boolean =>
  (firstHome.machine === secondHome.machine && firstHome.path === secondHome.path) ||
  (firstHome.file !== '' && firstHome.file === secondHome.file);

export const areHomesEqual = (firstHome: Home, secondHome: Home): boolean =>
  firstHome.machine === secondHome.machine && firstHome.path === secondHome.path && firstHome.file === secondHome.file;
