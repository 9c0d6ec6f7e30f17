/** Replaces hyphens before numbers, apostrophes within words and inch marks after numbers by typographic characters. */
export const typesetSigns = (plainText: string): string =>
  plainText
    .replaceAll(/(^|\s)-(?=\d)/g, '$1−')
    .replaceAll(/(\w)'(?=\w)/g, '$1’')
    .replaceAll(/(\d)"/g, '$1″');
