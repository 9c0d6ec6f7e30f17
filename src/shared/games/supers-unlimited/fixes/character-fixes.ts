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

/** A finding on a character: `path` is relative to `base`, the pointer to the character in the document that was checked. */
export interface CharacterFinding {
  character: Character;
  base: string;
  path: string;
  actual: Finding['actual'];
  required: Finding['required'];
}
type Proposals = Readonly<Record<string, (finding: CharacterFinding) => Fix[]>>;

export const CHARACTER_FIXES: Proposals = {
  'su.character.id': ({ character, base: basePointer }) => {
    const newId = slugify(character.name) || slugify(character.id) || 'character';
    return [
      createSetFix(
        (translate) => translate('supersUnlimited.fixes.changeId', { id: newId }),
        `${basePointer}/id`,
        newId,
      ),
    ];
  },
  'su.character.level': (finding) => proposeNumber(finding, LEVELS.min, LEVELS.max),
  'su.character.number': (finding) => proposeNumber(finding, Number(finding.required)),
  'su.character.size': (finding) => proposeNumber(finding, 0, SIZES.length - 1),
  'su.character.vocabulary': proposeWord,
  'su.character.repeated': ({ base: basePointer, path: findingPath, actual }) => [
    createRemoveFix(
      (translate) => translate('supersUnlimited.fixes.removeSecondWord', { word: truncate(String(actual)) }),
      basePointer + findingPath.replace(/\/keyword$/, ''),
    ),
  ],
  'su.character.red-zone': ({ base: basePointer }) => [
    createRemoveFix((translate) => translate('supersUnlimited.fixes.leaveRedBoxesToRule'), `${basePointer}/hp/red`),
  ],
};

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

function proposeWord({ base: basePointer, path: findingPath, actual }: CharacterFinding): Fix[] {
  const vocabulary = VOCABULARY_PATTERNS.find(([pattern]) => pattern.test(findingPath))?.[1] ?? [];
  const entryPointer = findingPath.replace(/\/keyword$/, '');
  return [
    ...replaceWord(basePointer + findingPath, String(actual), vocabulary),
    ...(findingPath === '/alignment'
      ? []
      : [
          createRemoveFix(
            (translate) => translate('supersUnlimited.fixes.removeWord', { word: truncate(String(actual)) }),
            basePointer + entryPointer,
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
function proposeNumber(
  { base: basePointer, path: findingPath, actual }: CharacterFinding,
  minValue: number,
  maxValue?: number,
): Fix[] {
  const wholeNumber = getNearestWholeNumber(actual, minValue, maxValue);
  return [
    createSetFix(
      (translate) =>
        translate('supersUnlimited.fixes.setField', { field: nameField(translate, findingPath), value: wholeNumber }),
      basePointer + findingPath,
      wholeNumber,
    ),
  ];
}

/** Returns the allowed whole number that is nearest to a written value; the lowest allowed one for text and infinity. */
export function getNearestWholeNumber(
  writtenValue: Finding['actual'],
  minValue: number,
  maxValue = Number.MAX_SAFE_INTEGER,
): number {
  const roundedValue = Math.round(Number(writtenValue));
  // Adding 0 turns -0 into 0.
  return (
    Math.min(maxValue, Math.max(minValue, Number.isFinite(roundedValue) ? roundedValue : Math.max(minValue, 0))) + 0
  );
}

export function createSetFix(label: LateText, pointer: string, value: unknown): Fix {
  return { label, edits: [{ op: 'set', path: pointer, value }] };
}
export function createRemoveFix(label: LateText, pointer: string): Fix {
  return { label, edits: [{ op: 'remove', path: pointer }] };
}
