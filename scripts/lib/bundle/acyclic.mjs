/** Fails a build in which chunks import each other in a cycle: one of them would use what another has not defined yet. */

/**
 * Finds the first cycle among files.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports before it runs
 * @returns {string[] | undefined} the files of the cycle, with the first one again at the end
 */
export function findCycle(imports) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} file @param {readonly string[]} importers @returns {string[] | undefined} */
  const visit = (file, importers) => {
    if (done.has(file)) return undefined;
    const path = [...importers, file];
    if (importers.includes(file)) return path.slice(importers.indexOf(file));
    for (const next of imports.get(file) ?? []) {
      const found = visit(next, path);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The plugin for Vite. Without it, a cycle would show only when somebody opens a screen that it breaks. @returns {import('vite').Plugin} */
export const acyclic = () => ({
  name: 'acyclic',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle !== undefined) this.error(`chunks import each other: ${cycle.join(' > ')}`);
  },
});
