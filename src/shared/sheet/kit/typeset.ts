/** Converts plain strings to typographic ones: dashes, minus signs, apostrophes, and no-break spaces. */

const NBSP = '\u00a0';

/**
 * Replaces apostrophes, hyphens and spaces. Straight double quotes are inch marks and are kept. An opening brace counts as a digit, since
 * a value or an icon in braces may stand in place of a number.
 */
export function typeset(text: string): string {
  return (
    text
      .replace(/(\w)'(\w)/g, '$1’$2')
      // A minus sign in front of a number, an en dash in ranges such as 3-5, and a minus sign between terms.
      .replace(/(^|[\s(/*])-(?=[\d{])/g, '$1−')
      .replace(/(\d)-(?=\d)/g, '$1–')
      .replace(/ - /g, ' − ')
      .replace(/^-$/, '–')
      // No line break in `Level 3`, `4 HP` and `2 × 3`.
      .replace(/\b(TN|Size|Rank|Level|Levels|Chapter|Ch\.) (?=[\d{])/g, `$1${NBSP}`)
      .replace(/(\d) (?=(PP|HP|VP|mm|Damage|Stun)\b)/g, `$1${NBSP}`)
      .replace(/(\d) (?=[×/] )/g, `$1${NBSP}`)
  );
}

/** Returns the text as a reader sees it, without bold markers and with ordinary spaces. */
export const toPlainText = (text: string): string => typeset(text).replaceAll('*', '').replaceAll(NBSP, ' ');
