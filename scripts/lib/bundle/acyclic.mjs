/** Fails a build in which chunks import each other in a cycle: one of them would use what another has not defined yet. */

/**
 * Finds the first cycle among files.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports before it runs
 * @returns {string[] | undefined} the files of the cycle, with the first one again at the end
 */
export function findCycle(imports) {
  /** @type {Set<string>} */
  const checkedFiles = new Set();
  /** Follows the imports of a file. @param {string} file @param {readonly string[]} importers @returns {string[] | undefined} */
  const visit = (file, importers) => {
    if (checkedFiles.has(file)) return undefined;
    const path = [...importers, file];
    if (importers.includes(file)) return path.slice(importers.indexOf(file));
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, path);
      if (cycle !== undefined) return cycle;
    }
    checkedFiles.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/**
 * A plugin for Vite that refuses a cycle. Otherwise a cycle would go unnoticed until the screen that it breaks is opened.
 * @returns {import('vite').Plugin}
 */
export const acyclic = () => ({
  name: 'acyclic',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle !== undefined) this.error(`chunks import each other: ${cycle.join(' > ')}`);
  },
});
