import type { Home } from '../disk.ts';

/**
 * Whether a profile is still in the same place. The file number identifies the folder after it, or a folder above it, was renamed and
 * after a disk image was restored. Computer and path identify it after files were restored one by one, and on disks that renumber
 * their files each time they are mounted.
 */
export const isSameHome = (firstHome: Home, secondHome: Home): boolean =>
  (firstHome.machine === secondHome.machine && firstHome.path === secondHome.path) ||
  (firstHome.file !== '' && firstHome.file === secondHome.file);

export const areHomesEqual = (firstHome: Home, secondHome: Home): boolean =>
  firstHome.machine === secondHome.machine && firstHome.path === secondHome.path && firstHome.file === secondHome.file;
