/** Types for what is used of the package hyphen, which brings none and is CommonJS. */

/** Words with patterns of their own come last; what the library learns it writes among them. */
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
