/** What every unit test needs first: in those that are built, the one that is built with them. */
export const SETUP = 'test/support/indexed-db.ts';

/** vitest loads what stands below node_modules as it is, and Node finds the packages from there. */
export const BUILT = 'node_modules/.cache/tests';

/** Where a test stands when it is built. @param {string} file relative to the root */
export const builtPlace = (file) => `${BUILT}/${file.replace(/\.tsx?$/, '.mjs')}`;
