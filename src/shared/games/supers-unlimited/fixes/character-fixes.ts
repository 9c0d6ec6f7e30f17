/** Proposes fixes for findings on characters. Each fix is tried before it is offered (offer-fixes.ts). */

import type { Finding, Fix } from '../../../rules/finding.ts';
import { slugify } from '../../../text/slugify.ts';
import { truncate } from '../../../text/truncate.ts';
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
import { getTermName, nameField } from '../names.ts';
import { findNearestWord } from './nearest-word.ts';

/** A finding on a character. `base` is the pointer to the character in the checked document, and `path` is relative to `base`. */
export interface CharacterFinding {
  character: Character;
  base: string;
  path: string;
  actual: Finding['actual'];
  required: Finding['required'];
}
type Proposals = Readonly<Record<string, (finding: CharacterFinding) => Fix[]>>;

export const CHARACTER_FIXES: Proposals = {
  'su.character.id': ({ character, base }) => {
    const newId = slugify(character.name) || slugify(character.id) || 'character';
    return [
      createSetFix((translate) => translate('supersUnlimited.fixes.changeId', { id: newId }), `${base}/id`, newId),
    ];
  },
  'su.character.level': (finding) => proposeNumber(finding, LEVELS.min, LEVELS.max),
  'su.character.number': (finding) => proposeNumber(finding, Number(finding.required)),
  'su.character.size': (finding) => proposeNumber(finding, 0, SIZES.length - 1),
  'su.character.vocabulary': proposeWord,
  'su.character.repeated': ({ base, path, actual }) => [
    createRemoveFix(
      (translate) => translate('supersUnlimited.fixes.removeSecondWord', { word: truncate(String(actual)) }),
      base + path.replace(/\/keyword$/, ''),
    ),
  ],
  // Without its own number of red boxes, a character has as many as the rule says: half of the HP (E-22).
  'su.character.red-zone': ({ base }) => [
    createRemoveFix((translate) => translate('supersUnlimited.fixes.leaveRedBoxesToRule'), `${base}/hp/red`),
  ],
};

/** Matches the path of a word to its vocabulary. */
const VOCABULARY_PATTERNS: readonly [RegExp, readonly string[]][] = [
  [/^\/alignment$/, ALIGNMENTS],
  [/^\/classes\//, CLASSES],
  [/^\/movement\//, MOVEMENTS],
  [/^\/keywords\/type\//, TYPES],
  [/^\/keywords\/origin\//, ORIGINS],
  [/^\/keywords\/elements\//, ELEMENTS],
  [/^\/keywords\/specialties\//, SPECIALTIES],
  [/^\/weaknesses\//, WEAKNESS_KEYWORDS],
];

function proposeWord({ base, path, actual }: CharacterFinding): Fix[] {
  const vocabulary = VOCABULARY_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const entryPointer = path.replace(/\/keyword$/, '');
  return [
    ...replaceWord(base + path, String(actual), vocabulary),
    ...(path === '/alignment'
      ? []
      : [
          createRemoveFix(
            (translate) => translate('supersUnlimited.fixes.removeWord', { word: truncate(String(actual)) }),
            base + entryPointer,
          ),
        ]),
  ];
}

/** Proposes the word that was probably meant, if there is one. */
export function replaceWord(pointer: string, writtenWord: string, vocabulary: readonly string[]): Fix[] {
  const meantWord = findNearestWord(writtenWord, vocabulary);
  return meantWord === undefined
    ? []
    : [
        createSetFix(
          (translate) =>
            translate('supersUnlimited.fixes.changeWord', {
              word: truncate(writtenWord),
              meant: getTermName(meantWord),
            }),
          pointer,
          meantWord,
        ),
      ];
}

/** Proposes the nearest whole number that is allowed. */
function proposeNumber({ base, path, actual }: CharacterFinding, min: number, max?: number): Fix[] {
  const wholeNumber = getNearestWholeNumber(actual, min, max);
  return [
    createSetFix(
      (translate) =>
        translate('supersUnlimited.fixes.setField', { field: nameField(translate, path), value: wholeNumber }),
      base + path,
      wholeNumber,
    ),
  ];
}

/** Returns the allowed whole number that is nearest to a written value. Text and infinity give `min`, but not less than 0. */
export function getNearestWholeNumber(
  writtenValue: Finding['actual'],
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const roundedValue = Math.round(Number(writtenValue));
  // Adding 0 turns -0 into 0.
  return Math.min(max, Math.max(min, Number.isFinite(roundedValue) ? roundedValue : Math.max(min, 0))) + 0;
}

export function createSetFix(label: LateText, pointer: string, value: unknown): Fix {
  return { label, edits: [{ op: 'set', path: pointer, value }] };
}
export function createRemoveFix(label: LateText, pointer: string): Fix {
  return { label, edits: [{ op: 'remove', path: pointer }] };
}
