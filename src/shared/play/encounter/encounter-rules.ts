/** What is wrong with an encounter as a document, before anything of its log is looked at. */

import type { GameDocuments } from '../../document/document-spec.ts';
import { content } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';
import { pointer } from '../../document/pointer.ts';
import type { Character } from '../../document/schema.ts';
import type { Cite } from '../../rules/finding.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { isValueOf, rowOf } from '../../rules/options.ts';
import { isWhole } from '../../rules/rule.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import type { MessageKey, Translate } from '../../texts/translate.ts';
import { isId } from '../event/keys.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ErrorOf } from './known-characters.ts';

/** The codes of these findings; at one place they keep this order. */
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

/** An error of the document. Every one but that of an option stops the replay. */
export interface Defect {
  readonly code: EncounterCode;
  readonly path: string;
  readonly subjects?: readonly string[];
  /** What the sentence names: the id, the word, what is wrong with a character. */
  readonly name?: LateText;
}

export const ROLLCALL: Cite = { source: 'Rollcall' };

/** The phase of a game that is played against nobody: no side may be called so. */
const ENVIRONMENT = 'environment';

export interface EncounterContext {
  readonly game: GameRules;
  readonly rules: PlayRules;
  /** Whoever a model may be: what the encounter embeds first, then what is known besides. */
  readonly characters: ReadonlyMap<string, Character>;
  /** The sentence of the first error that a character has by itself. */
  readonly errorOf: ErrorOf;
}

/** Every defect, in no order. */
export function* encounterDefects(
  gameCatalog: GameCatalog<GameDocuments>,
  encounter: Encounter,
  context: EncounterContext,
): Iterable<Defect> {
  yield* idDefects(gameCatalog, encounter, context.rules);
  yield* castDefects(encounter, context);
  for (const [index, side] of encounter.sides.entries()) yield* countDefects(side, index);
  yield* context.rules.defects?.(encounter) ?? [];
  yield* optionDefects(encounter, context.game);
}

function* idDefects(gameCatalog: GameCatalog<GameDocuments>, encounter: Encounter, rules: PlayRules): Iterable<Defect> {
  const used = new Set<string>();
  for (const { id, path, subjects } of idsOf(encounter, rules)) {
    if (!isId(id) || id === ENVIRONMENT) yield { code: 'encounter.id', path, subjects, name: id };
    if (used.has(id)) yield { code: 'encounter.duplicate-id', path, subjects, name: id };
    used.add(id);
  }
  const first = new Map<string, string>();
  for (const [index, character] of (encounter.characters ?? []).entries()) {
    const { id } = character;
    const text = content(gameCatalog, character);
    if (first.has(id) && first.get(id) !== text) {
      yield { code: 'encounter.duplicate-id', path: pointer('/characters', index, 'id'), subjects: [id], name: id };
    }
    if (!first.has(id)) first.set(id, text);
  }
}

interface IdAt {
  readonly id: string;
  readonly path: string;
  readonly subjects: readonly string[];
}

/** The ids that share one name space: sides, models, and what a game puts on the table. */
function* idsOf({ sides, ...encounter }: Encounter, rules: PlayRules): Iterable<IdAt> {
  for (const [index, side] of sides.entries()) {
    yield { id: side.id, path: pointer('/sides', index, 'id'), subjects: [] };
    for (const [at, { id }] of side.models.entries()) {
      yield { id, path: pointer('/sides', index, 'models', at, 'id'), subjects: [id] };
    }
  }
  for (const { id, path } of rules.things?.(encounter.setup ?? {}) ?? []) yield { id, path, subjects: [] };
}

function* castDefects(encounter: Encounter, context: EncounterContext): Iterable<Defect> {
  if (encounter.sides.every((side) => side.models.length === 0)) yield { code: 'encounter.empty', path: '/sides' };
  const reported = new Set<Character>();
  for (const { model, path } of modelsOf(encounter)) {
    const at = { path: `${path}/character`, subjects: [model.id] };
    const character = context.characters.get(model.character);
    if (!character) yield { code: 'encounter.unknown-character', ...at, name: model.character };
    else if (character.ruleset !== encounter.ruleset)
      yield { code: 'encounter.ruleset', ...at, name: character.ruleset };
    else if (!reported.has(character)) {
      reported.add(character);
      const why = context.errorOf(character);
      if (why !== undefined) yield { code: 'encounter.character-illegal', ...at, name: why };
    }
  }
}

/** Models with their pointers, in file order. */
export function* modelsOf({ sides }: Encounter): Iterable<{ model: Model; side: Side; path: string }> {
  for (const [index, side] of sides.entries()) {
    for (const [at, model] of side.models.entries())
      yield { model, side, path: pointer('/sides', index, 'models', at) };
  }
}

function* countDefects(side: Side, index: number): Iterable<Defect> {
  for (const [at, model] of side.models.entries()) {
    for (const key of ['copy', 'count'] as const) {
      const value = model[key];
      if (value === undefined || isWhole(value, 1)) continue;
      yield {
        code: 'encounter.number',
        path: pointer('/sides', index, 'models', at, key),
        subjects: [model.id],
        name: key,
      };
    }
  }
}

function* optionDefects({ options = {} }: Encounter, game: GameRules): Iterable<Defect> {
  for (const [key, value] of Object.entries(options)) {
    const row = rowOf(game.options, key);
    if (!row || !isValueOf(row, value)) yield { code: 'encounter.option', path: pointer('/options', key), name: key };
  }
}

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

/** Says what is wrong with an encounter. */
export function defectMessage(translate: Translate, { code, name = '' }: Defect): string {
  if (code === 'encounter.empty') return translate('encounterFindings.empty');
  if (code === 'encounter.character-illegal')
    return translate('encounterFindings.illegalCharacter', { reason: formatText(translate, name) });
  return translate(MESSAGES[code], { name: formatText(translate, name) });
}
