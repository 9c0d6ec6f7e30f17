/** Checks an encounter as a document, before its log is replayed. */

import type { GameDocuments } from '../../document/document-spec.ts';
import { getHashedText } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';
import { joinPointer } from '../../document/pointer.ts';
import type { Character } from '../../document/schema.ts';
import type { Cite } from '../../rules/finding.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { findOptionRow, isOptionValue } from '../../rules/options.ts';
import { isWhole } from '../../rules/rule.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { MessageKey, Translate } from '../../texts/translate.ts';
import { isId } from '../event/keys.ts';
import type { PlayRules } from '../play-rules.ts';
import type { FindError } from './known-characters.ts';

/** The codes of these findings. Findings at the same pointer keep this order. */
export const ENCOUNTER_CODES = [
  'encounter.id',
  'encounter.duplicate-id',
  'encounter.empty',
  'encounter.unknown-character',
  'encounter.ruleset',
  'encounter.character-illegal',
  'encounter.number',
  'encounter.leader',
  'encounter.gimmick',
  'encounter.option',
] as const;
export type EncounterCode = (typeof ENCOUNTER_CODES)[number];

/** An error of the document. Every error except that of an option prevents the replay. */
export interface EncounterFinding {
  readonly code: EncounterCode;
  readonly path: string;
  readonly subjects?: readonly string[];
  /** The detail for the message: an id, a word, or the error of a character. */
  readonly name?: LateText;
}

export const ROLLCALL: Cite = { source: 'Rollcall' };

/** A phase that games use for events of the environment, so no side or model may have this id. */
const ENVIRONMENT = 'environment';

export interface EncounterContext {
  readonly game: GameRules;
  readonly rules: PlayRules;
  /** The characters that a model can be: those that the encounter embeds first, then all other known ones. */
  readonly characters: ReadonlyMap<string, Character>;
  /** Returns the message of the first error that the character itself has. */
  readonly findError: FindError;
}

/** Yields every finding, in no order. */
export function* checkEncounter(
  gameCatalog: GameCatalog<GameDocuments>,
  encounter: Encounter,
  context: EncounterContext,
): Iterable<EncounterFinding> {
  yield* checkIds(gameCatalog, encounter, context.rules);
  yield* checkModels(encounter, context);
  for (const [sideIndex, side] of encounter.sides.entries()) yield* checkCounts(side, sideIndex);
  yield* context.rules.checkEncounter?.(encounter) ?? [];
  yield* checkOptions(encounter, context.game);
}

function* checkIds(
  gameCatalog: GameCatalog<GameDocuments>,
  encounter: Encounter,
  playRules: PlayRules,
): Iterable<EncounterFinding> {
  const usedIds = new Set<string>();
  for (const { id, path, subjects } of listIds(encounter, playRules)) {
    if (!isId(id) || id === ENVIRONMENT) yield { code: 'encounter.id', path, subjects, name: id };
    if (usedIds.has(id)) yield { code: 'encounter.duplicate-id', path, subjects, name: id };
    usedIds.add(id);
  }
  const contentById = new Map<string, string>();
  for (const [characterIndex, character] of (encounter.characters ?? []).entries()) {
    const { id } = character;
    const content = getHashedText(gameCatalog, character);
    if (contentById.has(id) && contentById.get(id) !== content) {
      yield {
        code: 'encounter.duplicate-id',
        path: joinPointer('/characters', characterIndex, 'id'),
        subjects: [id],
        name: id,
      };
    }
    if (!contentById.has(id)) contentById.set(id, content);
  }
}

interface IdPlace {
  readonly id: string;
  readonly path: string;
  readonly subjects: readonly string[];
}

/** Yields the ids that share one name space: sides, models, and things that a game puts on the table. */
function* listIds({ sides, ...encounter }: Encounter, playRules: PlayRules): Iterable<IdPlace> {
  for (const [sideIndex, side] of sides.entries()) {
    yield { id: side.id, path: joinPointer('/sides', sideIndex, 'id'), subjects: [] };
    for (const [modelIndex, { id }] of side.models.entries()) {
      yield { id, path: joinPointer('/sides', sideIndex, 'models', modelIndex, 'id'), subjects: [id] };
    }
  }
  for (const { id, path } of playRules.listThings?.(encounter.setup ?? {}) ?? []) yield { id, path, subjects: [] };
}

function* checkModels(encounter: Encounter, context: EncounterContext): Iterable<EncounterFinding> {
  if (encounter.sides.every((side) => side.models.length === 0)) yield { code: 'encounter.empty', path: '/sides' };
  const reported = new Set<Character>();
  for (const { model, path: modelPointer } of listModels(encounter)) {
    const place = { path: `${modelPointer}/character`, subjects: [model.id] };
    const character = context.characters.get(model.character);
    if (!character) yield { code: 'encounter.unknown-character', ...place, name: model.character };
    else if (character.ruleset !== encounter.ruleset)
      yield { code: 'encounter.ruleset', ...place, name: character.ruleset };
    else if (!reported.has(character)) {
      reported.add(character);
      const reason = context.findError(character);
      if (reason !== undefined) yield { code: 'encounter.character-illegal', ...place, name: reason };
    }
  }
}

/** Yields the models with their sides and pointers, in file order. */
export function* listModels({ sides }: Encounter): Iterable<{ model: Model; side: Side; path: string }> {
  for (const [sideIndex, side] of sides.entries()) {
    for (const [modelIndex, model] of side.models.entries())
      yield { model, side, path: joinPointer('/sides', sideIndex, 'models', modelIndex) };
  }
}

/** Checks the number of a model among its copies (`copy`), and the number of figures that it stands for (`count`). */
function* checkCounts(side: Side, sideIndex: number): Iterable<EncounterFinding> {
  for (const [modelIndex, model] of side.models.entries()) {
    for (const fieldName of ['copy', 'count'] as const) {
      const fieldValue = model[fieldName];
      if (fieldValue === undefined || isWhole(fieldValue, 1)) continue;
      yield {
        code: 'encounter.number',
        path: joinPointer('/sides', sideIndex, 'models', modelIndex, fieldName),
        subjects: [model.id],
        name: fieldName,
      };
    }
  }
}

function* checkOptions({ options = {} }: Encounter, game: GameRules): Iterable<EncounterFinding> {
  for (const [key, value] of Object.entries(options)) {
    const row = findOptionRow(game.options, key);
    if (!row || !isOptionValue(row, value))
      yield { code: 'encounter.option', path: joinPointer('/options', key), name: key };
  }
}

/** The keys of messages whose only value is a name. */
const MESSAGES = {
  'encounter.id': 'encounterFindings.id',
  'encounter.duplicate-id': 'encounterFindings.duplicateId',
  'encounter.unknown-character': 'encounterFindings.unknownCharacter',
  'encounter.ruleset': 'encounterFindings.ruleset',
  'encounter.number': 'encounterFindings.number',
  'encounter.leader': 'encounterFindings.leader',
  'encounter.gimmick': 'encounterFindings.gimmick',
  'encounter.option': 'encounterFindings.option',
} as const satisfies Partial<Record<EncounterCode, MessageKey>>;

/** Formats a finding about an encounter. */
export function formatEncounterFinding(translate: Translate, { code, name: detail = '' }: EncounterFinding): string {
  if (code === 'encounter.empty') return translate('encounterFindings.empty');
  if (code === 'encounter.character-illegal')
    return translate('encounterFindings.illegalCharacter', { reason: formatLateText(translate, detail) });
  return translate(MESSAGES[code], { name: formatLateText(translate, detail) });
}
