/** Signs of cards. */

/** Writes minus, apostrophes and inches with their typographic signs. */
export const withSigns = (text: string): string =>
  text
    .replaceAll(/(^|\s)-(?=\d)/g, '$1−')
    .replaceAll(/(\w)'(?=\w)/g, '$1’')
    .replaceAll(/(\d)"/g, '$1″');
