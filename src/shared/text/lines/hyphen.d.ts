/** Types for the used parts of the package hyphen, a CommonJS package without types. */

/** The last element contains exceptions. The library also caches its results there. */
type Patterns = readonly [levels: unknown, patterns: unknown, exceptions: Readonly<Record<string, readonly number[]>>];

declare module 'hyphen/hyphen.js' {
  const createHyphenator: (patterns: Patterns, options: { minWordLength: number }) => (text: string) => string;
  // biome-ignore lint/style/noDefaultExport: so does the package
  export default createHyphenator;
}
declare module 'hyphen/patterns/en-us.js' {
  const patterns: Patterns;
  // biome-ignore lint/style/noDefaultExport: so does the package
  export default patterns;
}
