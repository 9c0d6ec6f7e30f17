/** Chooses the font of each part of a word: the style's own font if possible, otherwise fallback fonts. */

import {
  FALLBACK_FONTS,
  type FontId,
  HEAVY_FONTS,
  isStyleFont,
  SCRIPT_FONTS,
  type TypefaceId,
} from '../../display/font-ids.ts';
import { splitClusters } from './clusters.ts';
import { canSpell, type FontSet, getTypeface, type Typeface, type TypefaceRun } from './fonts.ts';

/** Matches emoji, and characters that ask to be shown as emoji. */
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
/** Matches letters of scripts with capitals: Latin, Greek, Cyrillic. */
const CASED = /^[\p{Lu}\p{Ll}\p{Lt}]/u;
const HEBREW = /^\p{Script_Extensions=Hebrew}/u;
const ARABIC = /^\p{Script_Extensions=Arabic}/u;

function listCandidates(wantedFont: TypefaceId, similarFont: TypefaceId, cluster: string): readonly TypefaceId[] {
  const weight = HEAVY_FONTS.has(similarFont as FontId) ? 'heavy' : 'regular';
  // Only the font of the script is listed, so that a text in one script doesn't load the fonts of others.
  if (HEBREW.test(cluster)) return [SCRIPT_FONTS.hebrew[weight]];
  if (ARABIC.test(cluster)) return [SCRIPT_FONTS.arabic[weight]];
  const fallbacks = isStyleFont(similarFont)
    ? [...(similarFont === wantedFont ? [] : [similarFont]), ...FALLBACK_FONTS[similarFont]]
    : [];
  return EMOJI.test(cluster) ? ['emoji', wantedFont, ...fallbacks] : [wantedFont, ...fallbacks];
}

function findTypeface(fonts: FontSet, wantedFont: TypefaceId, similarFont: TypefaceId, cluster: string): Typeface {
  const hasCluster = (typefaceId: TypefaceId): boolean => canSpell(getTypeface(fonts, typefaceId), cluster);
  // The user's fallback fonts are parsed only if no other font has the character, since Chinese fonts have tens of thousands of glyphs.
  return getTypeface(
    fonts,
    listCandidates(wantedFont, similarFont, cluster).find(hasCluster) ??
      fonts.fallbacks?.find(hasCluster) ??
      wantedFont,
  );
}

/**
 * Returns the fallback font for all letters of a word if the word's own font lacks some of them, since letters of two fonts in one word
 * look like a mistake. Signs, and letters of scripts with their own fonts, are replaced one by one.
 */
function findLetterTypeface(
  clusterTypefaces: readonly (readonly [cluster: string, typeface: Typeface])[],
  ownTypeface: Typeface,
): Typeface | undefined {
  const foreignLetters = clusterTypefaces.filter(
    ([cluster, typeface]) => typeface !== ownTypeface && CASED.test(cluster) && canSpell(typeface, cluster),
  );
  const [, letterTypeface] = foreignLetters[0] ?? [];
  const canSpellOwnLetters = clusterTypefaces.every(
    ([cluster, typeface]) =>
      typeface !== ownTypeface || !CASED.test(cluster) || (letterTypeface && canSpell(letterTypeface, cluster)),
  );
  return canSpellOwnLetters && foreignLetters.every(([, typeface]) => typeface === letterTypeface)
    ? letterTypeface
    : undefined;
}

/**
 * Splits a word into runs of one font each, in reading order. Characters that no font has stay with the wanted font. `similarFont` is the
 * built-in font that replaces missing characters of a user's font.
 */
export function splitTypefaceRuns(
  fonts: FontSet,
  wantedFont: TypefaceId,
  word: string,
  similarFont: TypefaceId = wantedFont,
): readonly TypefaceRun[] {
  const ownTypeface = getTypeface(fonts, wantedFont);
  if (!EMOJI.test(word) && canSpell(ownTypeface, word)) return [{ typeface: ownTypeface, text: word }];
  const runs: TypefaceRun[] = [];
  const clusterTypefaces = splitClusters(word).map(
    (cluster) => [cluster, findTypeface(fonts, wantedFont, similarFont, cluster)] as const,
  );
  const letterTypeface = findLetterTypeface(clusterTypefaces, ownTypeface);
  let runText = '';
  let lastTypeface: Typeface | undefined;
  const closeRun = (): void => {
    if (lastTypeface !== undefined && runText !== '') runs.push({ typeface: lastTypeface, text: runText });
    runText = '';
  };
  for (const [cluster, foundTypeface] of clusterTypefaces) {
    const typeface =
      letterTypeface !== undefined && foundTypeface === ownTypeface && canSpell(letterTypeface, cluster)
        ? letterTypeface
        : foundTypeface;
    // A character that no font has becomes its own run, so that the finding names exactly this character.
    const isSpelled = canSpell(typeface, cluster);
    if (typeface !== lastTypeface || !isSpelled) closeRun();
    runText += cluster;
    lastTypeface = typeface;
    if (!isSpelled) closeRun();
  }
  closeRun();
  return runs;
}
