/** What is used of the package hyphen, which brings no types and exports in the old way. */
declare module 'hyphen/hyphen.js' {
  const createHyphenator: (
    patterns: readonly unknown[],
    options: { minWordLength: number },
  ) => (text: string) => string;
  // biome-ignore lint/style/noDefaultExport: so does the package
  export default createHyphenator;
}
declare module 'hyphen/patterns/en-us.js' {
  const patterns: readonly unknown[];
  // biome-ignore lint/style/noDefaultExport: so does the package
  export default patterns;
}
