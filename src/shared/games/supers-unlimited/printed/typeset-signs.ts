/** Replaces minus, apostrophes and inches by their typographic signs. */
export const typesetSigns = (plainText: string): string =>
  plainText
    .replaceAll(/(^|\s)-(?=\d)/g, '$1−')
    .replaceAll(/(\w)'(?=\w)/g, '$1’')
    .replaceAll(/(\d)"/g, '$1″');
