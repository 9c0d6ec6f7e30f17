/** Fails a build in which chunks import each other in a cycle: one of them would use what another has not defined yet. */

/**
 * Finds the first cycle among files.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports before it runs
 * @returns {string[] | undefined} the files of the cycle, with the first one again at the end
 */
export function findCycle(imports) {
  /** @type {Set<string>} */
  const checkedFiles = new Set();
  /** Follows the imports of a file. @param {string} chunkFile @param {readonly string[]} importers @returns {string[] | undefined} */
  const findCycleFrom = (chunkFile, importers) => {
    if (checkedFiles.has(chunkFile)) return undefined;
    const importPath = [...importers, chunkFile];
    if (importers.includes(chunkFile)) return importPath.slice(importers.indexOf(chunkFile));
    for (const importedFile of imports.get(chunkFile) ?? []) {
      const foundCycle = findCycleFrom(importedFile, importPath);
      if (foundCycle !== undefined) return foundCycle;
    }
    checkedFiles.add(chunkFile);
    return undefined;
  };
  for (const chunkFile of imports.keys()) {
    const foundCycle = findCycleFrom(chunkFile, []);
    if (foundCycle !== undefined) return foundCycle;
  }
  return undefined;
}

/**
 * A plugin for Vite that refuses a cycle. Otherwise a cycle would go unnoticed until the screen that it breaks is opened.
 * @returns {import('vite').Plugin}
 */
export const acyclic = () => ({
  name: 'acyclic',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
    const foundCycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (foundCycle !== undefined) this.error(`chunks import each other: ${foundCycle.join(' > ')}`);
  },
});
