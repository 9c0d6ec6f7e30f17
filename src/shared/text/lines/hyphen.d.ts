/** Types for what is used of the package hyphen, which brings none and is CommonJS. */

/** The last part holds exceptions, among which the library also caches its results. */
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
