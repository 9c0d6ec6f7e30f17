/** Chunks that import each other in a circle run in an order in which one uses what another has not made yet. */

/**
 * The first circle among files.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports before it runs
 * @returns {string[] | undefined} the files of the circle, the first one again at the end
 */
export function circleIn(imports) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} file @param {readonly string[]} above @returns {string[] | undefined} */
  const visit = (file, above) => {
    if (done.has(file)) return undefined;
    const path = [...above, file];
    if (above.includes(file)) return path.slice(above.indexOf(file));
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

/** Fails a build that has such a circle: the screens that it breaks say so only when they are opened first. @returns {import('vite').Plugin} */
export const acyclic = () => ({
  name: 'acyclic',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle !== undefined) this.error(`chunks import each other: ${circle.join(' > ')}`);
  },
});
