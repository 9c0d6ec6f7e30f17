/** Converts plain strings to typographic ones: dashes, minus signs, apostrophes, and no-break spaces. */

const NBSP = '\u00a0';

/** Replaces apostrophes, hyphens and spaces. Straight double quotes are inch marks and are kept. */
export function typeset(text: string): string {
  return text
    .replace(/(\w)'(\w)/g, '$1’$2')
    .replace(/(^|[\s(/*])-(?=[\d{])/g, '$1−')
    .replace(/(\d)-(?=\d)/g, '$1–')
    .replace(/ - /g, ' − ')
    .replace(/^-$/, '–')
    .replace(/\b(TN|Size|Rank|Level|Levels|Chapter|Ch\.) (?=[\d{])/g, `$1${NBSP}`)
    .replace(/(\d) (?=(PP|HP|VP|mm|Damage|Stun)\b)/g, `$1${NBSP}`)
    .replace(/(\d) (?=[×/] )/g, `$1${NBSP}`);
}

/** Returns the text as a reader sees it, without bold markers and with ordinary spaces. */
export const toPlainText = (text: string): string => typeset(text).replaceAll('*', '').replaceAll(NBSP, ' ');
