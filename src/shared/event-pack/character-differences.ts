/** Compares the characters of submissions with the organizer's own, so that an edited character doesn't pass unseen. */
import { isEqualJson } from '../document/diff-json.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { getSpec } from '../document/formats.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { isObject } from '../document/json/json-object.ts';
import { describePlace, formatValueLines } from '../document/place-labels.ts';
import { getValueAt, joinPointer, parsePointer } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import { truncate } from '../text/truncate.ts';
import { formatList } from '../texts/lists.ts';
import type { Translate } from '../texts/translate.ts';
import { getCachedFingerprint } from './cached-fingerprint.ts';
import type { SubmissionNote } from './submission.ts';

/** The organizer's characters, by game and id and by game and name. Names that several characters have are left out. */
export interface OwnCharacters {
  readonly byId: ReadonlyMap<string, Character>;
  readonly byName: ReadonlyMap<string, Character>;
}

/** Ids of different games are independent of each other. */
export const createIdKey = ({ ruleset, id }: Pick<Character, 'ruleset' | 'id'>): string => `${ruleset} ${id}`;

const createNameKey = ({ ruleset, name }: Character): string => {
  const plainName = name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
  return plainName === '' ? '' : `${ruleset} ${plainName}`;
};

export function indexOwnCharacters(characters: readonly Character[]): OwnCharacters {
  const byName = new Map<string, Character | undefined>();
  for (const character of characters) {
    const nameKey = createNameKey(character);
    byName.set(nameKey, byName.has(nameKey) ? undefined : character);
  }
  return {
    byId: new Map(characters.map((character) => [createIdKey(character), character])),
    byName: new Map(
      [...byName].flatMap(([nameKey, character]) =>
        character === undefined || nameKey === '' ? [] : [[nameKey, character] as const],
      ),
    ),
  };
}

/** Returns a note for each character that differs from the organizer's own of the same id, or else of the same name. */
export function createDifferenceNotes(
  gameCatalog: GameCatalog<GameDocuments>,
  sentCharacters: readonly Character[],
  { byId, byName }: OwnCharacters,
): SubmissionNote[] {
  return sentCharacters.flatMap((sentCharacter): SubmissionNote[] => {
    const ownCharacter = byId.get(createIdKey(sentCharacter)) ?? byName.get(createNameKey(sentCharacter));
    if (ownCharacter === undefined || ownCharacter === sentCharacter) return [];
    if (getCachedFingerprint(gameCatalog, ownCharacter) === getCachedFingerprint(gameCatalog, sentCharacter)) return [];
    const differences = listDifferences(gameCatalog, ownCharacter, sentCharacter);
    if (differences.length === 0) return [];
    return [
      {
        kind: 'other-values',
        name: sentCharacter.name || sentCharacter.id,
        differences: (translate) => formatDifferences(translate, gameCatalog, differences),
      },
    ];
  });
}

interface Difference {
  readonly pointer: string;
  readonly own: unknown;
  readonly sent: unknown;
}

/** Fields that the fingerprint leaves out, and the id, which players can't see. */
const UNCOMPARED_FIELDS: ReadonlySet<string> = new Set(['format', 'version', 'ruleset', 'id', 'art', 'notes']);

/** Lists the differences in the order of the sent character's fields. Defaults aren't differences, nor are values that follow from others. */
function listDifferences(gameCatalog: GameCatalog<GameDocuments>, own: Character, sent: Character): Difference[] {
  const complete = (character: Character): unknown => getSpec(gameCatalog, character).complete(character);
  const differences: Difference[] = [];
  collectDifferences(complete(own), complete(sent), '', differences);
  const fieldNames = Object.keys(sent);
  const getRank = ({ pointer }: Difference): number => {
    const index = fieldNames.indexOf(parsePointer(pointer)[0] ?? '');
    return index < 0 ? fieldNames.length : index;
  };
  return differences
    .filter(({ pointer }) => getValueAt(own, pointer) !== undefined || getValueAt(sent, pointer) !== undefined)
    .sort((a, b) => getRank(a) - getRank(b));
}

/** Compares objects key by key. A list is compared as a whole, since its entries may have moved. */
function collectDifferences(own: unknown, sent: unknown, pointer: string, differences: Difference[]): void {
  if (isEqualJson(own, sent)) return;
  if (!isObject(own) || !isObject(sent)) {
    differences.push({ pointer, own, sent });
    return;
  }
  for (const key of new Set([...Object.keys(own), ...Object.keys(sent)]))
    if (pointer !== '' || !UNCOMPARED_FIELDS.has(key))
      collectDifferences(own[key], sent[key], joinPointer(pointer, key), differences);
}

/** The maximum number of differences that a note names. */
const MAX_NAMED_DIFFERENCES = 6;

/** Returns `Level 5 instead of 7, Power 12 instead of 9 and other Attacks`. */
function formatDifferences(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  differences: readonly Difference[],
): string {
  const namedDifferences = differences
    .slice(0, MAX_NAMED_DIFFERENCES)
    .map((difference) => formatDifference(translate, gameCatalog, difference));
  const unnamedCount = differences.length - namedDifferences.length;
  return formatList(translate.language, [
    ...namedDifferences,
    ...(unnamedCount === 0 ? [] : [translate('listNotes.moreDifferences', { n: unnamedCount })]),
  ]);
}

function formatDifference(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { pointer, own, sent }: Difference,
): string {
  const place = describePlace(translate, gameCatalog, pointer);
  const [ownText, sentText] = [own, sent].map((value) => {
    const [line, ...otherLines] = formatValueLines(translate, gameCatalog, pointer, value);
    return line === undefined ? '' : otherLines.length === 0 && !Array.isArray(value) ? truncate(line) : undefined;
  });
  if (ownText === undefined || sentText === undefined || ownText + sentText === '')
    return translate('listNotes.otherValues', { place });
  if (ownText === '') return translate('listNotes.addedValue', { place, sent: sentText });
  return sentText === ''
    ? translate('listNotes.missingValue', { place, own: ownText })
    : translate('listNotes.changedValue', { place, sent: sentText, own: ownText });
}
