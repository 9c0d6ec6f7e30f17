/** What could repair a finding on a character. Each is tried before it is offered (offer-fixes.ts). */

import type { Finding, Fix } from '../../../rules/finding.ts';
import { idText } from '../../../text/id-text.ts';
import { short } from '../../../text/short.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Character } from '../documents/schema.ts';
import {
  ALIGNMENTS,
  CLASSES,
  ELEMENTS,
  LEVELS,
  MOVEMENTS,
  ORIGINS,
  SIZES,
  SPECIALTIES,
  TYPES,
  WEAKNESS_KEYWORDS,
} from '../facts.ts';
import { nameField, nameOf } from '../names.ts';
import { nearest } from './nearest.ts';

/** A finding on a character: `path` is below `base`, the place of the character in the document that was checked. */
export interface CharacterTrouble {
  character: Character;
  base: string;
  path: string;
  actual: Finding['actual'];
  required: Finding['required'];
}
type Proposals = Readonly<Record<string, (trouble: CharacterTrouble) => Fix[]>>;

export const CHARACTER_FIXES: Proposals = {
  'su.character.id': ({ character, base }) => {
    const id = idText(character.name) || idText(character.id) || 'character';
    return [set((translate) => translate('supersUnlimited.fixes.changeId', { id }), `${base}/id`, id)];
  },
  'su.character.level': (place) => number(place, LEVELS.min, LEVELS.max),
  'su.character.number': (place) => number(place, Number(place.required)),
  'su.character.size': (place) => number(place, 0, SIZES.length - 1),
  'su.character.vocabulary': word,
  'su.character.repeated': ({ base, path, actual }) => [
    remove(
      (translate) => translate('supersUnlimited.fixes.removeSecondWord', { word: short(String(actual)) }),
      base + path.replace(/\/keyword$/, ''),
    ),
  ],
  'su.character.red-zone': ({ base }) => [
    remove((translate) => translate('supersUnlimited.fixes.leaveRedBoxesToRule'), `${base}/hp/red`),
  ],
};

const VOCABULARIES: readonly [RegExp, readonly string[]][] = [
  [/^\/alignment$/, ALIGNMENTS],
  [/^\/classes\//, CLASSES],
  [/^\/movement\//, MOVEMENTS],
  [/^\/keywords\/type\//, TYPES],
  [/^\/keywords\/origin\//, ORIGINS],
  [/^\/keywords\/elements\//, ELEMENTS],
  [/^\/keywords\/specialties\//, SPECIALTIES],
  [/^\/weaknesses\//, WEAKNESS_KEYWORDS],
];

function word({ base, path, actual }: CharacterTrouble): Fix[] {
  const vocabulary = VOCABULARIES.find(([place]) => place.test(path))?.[1] ?? [];
  const entry = path.replace(/\/keyword$/, '');
  return [
    ...replaceWord(base + path, String(actual), vocabulary),
    ...(path === '/alignment'
      ? []
      : [
          remove(
            (translate) => translate('supersUnlimited.fixes.removeWord', { word: short(String(actual)) }),
            base + entry,
          ),
        ]),
  ];
}

/** The word that was probably meant, when there is one. */
export function replaceWord(path: string, actual: string, vocabulary: readonly string[]): Fix[] {
  const meant = nearest(actual, vocabulary);
  return meant === undefined
    ? []
    : [
        set(
          (translate) => translate('supersUnlimited.fixes.changeWord', { word: short(actual), meant: nameOf(meant) }),
          path,
          meant,
        ),
      ];
}

/** The nearest whole number that is allowed. */
function number({ base, path, actual }: CharacterTrouble, least: number, most?: number): Fix[] {
  const value = wholeNear(actual, least, most);
  return [
    set(
      (translate) => translate('supersUnlimited.fixes.setField', { field: nameField(translate, path), value }),
      base + path,
      value,
    ),
  ];
}

/** The allowed whole number nearest to the given one; the least allowed one for text and infinity. */
export function wholeNear(given: Finding['actual'], least: number, most = Number.MAX_SAFE_INTEGER): number {
  const near = Math.round(Number(given));
  // Adding 0 turns -0 into 0.
  return Math.min(most, Math.max(least, Number.isFinite(near) ? near : Math.max(least, 0))) + 0;
}

export function set(label: LateText, path: string, value: unknown): Fix {
  return { label, edits: [{ op: 'set', path, value }] };
}
export function remove(label: LateText, path: string): Fix {
  return { label, edits: [{ op: 'remove', path }] };
}
