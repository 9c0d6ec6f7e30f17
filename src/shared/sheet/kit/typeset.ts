/** Plain strings into typographic ones: dashes, minus signs, apostrophes, and words that must not be split. */

const NBSP = '\u00a0';

/** Quotes as inch marks stay straight; only the apostrophe is curled. */
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

/** The text as a reader sees it: no marks for bold, ordinary spaces. */
export const plain = (text: string): string => typeset(text).replaceAll('*', '').replaceAll(NBSP, ' ');
