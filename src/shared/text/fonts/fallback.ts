/** Which face spells which part of a word: the style's own face where it can, else fallback faces. */

import {
  FALLBACK_FACES,
  type FaceId,
  type FontId,
  HEAVY_FACES,
  isStyleFont,
  SCRIPT_FACES,
} from '../../display/font-ids.ts';
import { clustersOf } from './clusters.ts';
import { type Face, type FaceRun, type FontSet, faceOf, spells } from './fonts.ts';

/** Pictures by themselves, or characters that ask to be shown as one. */
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
/** Letters of scripts with capitals: Latin, Greek, Cyrillic. */
const CASED = /^[\p{Lu}\p{Ll}\p{Lt}]/u;
const HEBREW = /^\p{Script_Extensions=Hebrew}/u;
const ARABIC = /^\p{Script_Extensions=Arabic}/u;

function chainFor(wanted: FaceId, like: FaceId, cluster: string): readonly FaceId[] {
  const weight = HEAVY_FACES.has(like as FontId) ? 'heavy' : 'regular';
  // Chosen by script, so that a text in one of them does not load the fonts of the others.
  if (HEBREW.test(cluster)) return [SCRIPT_FACES.hebrew[weight]];
  if (ARABIC.test(cluster)) return [SCRIPT_FACES.arabic[weight]];
  const chain = isStyleFont(like) ? [...(like === wanted ? [] : [like]), ...FALLBACK_FACES[like]] : [];
  return EMOJI.test(cluster) ? ['emoji', wanted, ...chain] : [wanted, ...chain];
}

function faceFor(fonts: FontSet, wanted: FaceId, like: FaceId, cluster: string): Face {
  const hasIt = (id: FaceId): boolean => spells(faceOf(fonts, id), cluster);
  // Fallback fonts are parsed only when nothing else has the character: those of Chinese have ten thousands of glyphs.
  return faceOf(fonts, chainFor(wanted, like, cluster).find(hasIt) ?? fonts.fallbacks?.find(hasIt) ?? wanted);
}

/**
 * The face that all letters of a word are taken from when its own one lacks some of them: letters of two faces side by side
 * look like a slip. Signs are replaced one by one; so are letters of scripts with faces of their own.
 */
function faceOfLetters(faces: readonly (readonly [cluster: string, face: Face])[], own: Face): Face | undefined {
  const foreign = faces.filter(([cluster, face]) => face !== own && CASED.test(cluster) && spells(face, cluster));
  const [, face] = foreign[0] ?? [];
  const spelled = faces.every(([cluster, at]) => at !== own || !CASED.test(cluster) || (face && spells(face, cluster)));
  return spelled && foreign.every(([, other]) => other === face) ? face : undefined;
}

/**
 * The word as runs of one face each, in reading order. What no face can spell stays with the wanted one; `like` is the face
 * of ours that stands in for a font of the user's own.
 */
export function faceRuns(fonts: FontSet, wanted: FaceId, word: string, like: FaceId = wanted): readonly FaceRun[] {
  const own = faceOf(fonts, wanted);
  if (!EMOJI.test(word) && spells(own, word)) return [{ face: own, text: word }];
  const out: FaceRun[] = [];
  const faces = clustersOf(word).map((cluster) => [cluster, faceFor(fonts, wanted, like, cluster)] as const);
  const instead = faceOfLetters(faces, own);
  let text = '';
  let last: Face | undefined;
  const close = (): void => {
    if (last !== undefined && text !== '') out.push({ face: last, text });
    text = '';
  };
  for (const [cluster, found] of faces) {
    const face = instead !== undefined && found === own && spells(instead, cluster) ? instead : found;
    // A character that no face has stays alone, so that the note names exactly this character.
    const spelled = spells(face, cluster);
    if (face !== last || !spelled) close();
    text += cluster;
    last = face;
    if (!spelled) close();
  }
  close();
  return out;
}
