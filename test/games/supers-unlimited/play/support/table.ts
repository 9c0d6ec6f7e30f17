/** Encounters of the tests: two sides, plain characters, and a log. */

import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import { play as supersUnlimitedPlay } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import type { SuEncounter, SuState } from '../../../../../src/shared/games/supers-unlimited/play/state.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { type Replay, replay } from '../../../../../src/shared/play/replay.ts';
import { createStateSnapshot } from '../../../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { normalFinding, normalState } from '../../../../support/play/normal-form.ts';

export type Event = JsonObject & { kind: string };

/** A character of Level 3 and its changes. */
export const character = (id: string, changes: JsonObject = {}): JsonObject => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'supers-unlimited',
  id,
  name: id,
  level: 3,
  alignment: 'hero',
  classes: ['fighter'],
  power: 4,
  move: 5,
  size: 2,
  hp: { total: 10 },
  traits: {
    fight: { dice: 3, resistance: 1 },
    aim: { dice: 3, resistance: 1 },
    mind: { dice: 2, resistance: 0 },
    magic: { dice: 1, resistance: 0 },
    recovery: { dice: 3 },
  },
  keywords: { type: ['living'], origin: ['mutate'] },
  attacks: [],
  ...changes,
});

export interface Table {
  /** Models by side, in file order; each plays the character of its id. */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly characters?: readonly JsonObject[];
  readonly gimmicks?: Readonly<Record<string, readonly string[]>>;
  readonly leaders?: Readonly<Record<string, string>>;
  readonly options?: JsonObject;
  readonly setup?: JsonObject;
  readonly later?: readonly string[];
  readonly log?: readonly Event[];
}

export function encounter(table: Table): Encounter {
  const { sides = { a: ['anna', 'ansel'], b: ['bert', 'bo'] }, characters = [], gimmicks = {}, leaders = {} } = table;
  const written = new Set(characters.map(({ id }) => id));
  const plain = Object.values(sides)
    .flat()
    .filter((id) => !written.has(id));
  return {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 't',
    name: 't',
    sides: Object.entries(sides).map(([id, models]) => ({
      id,
      name: id,
      ...(leaders[id] === undefined ? {} : { leader: leaders[id] }),
      ...(gimmicks[id] === undefined ? {} : { gimmicks: [...gimmicks[id]] }),
      models: models.map((model) => ({ id: model, character: model, out: table.later?.includes(model) ?? false })),
    })),
    characters: [...characters, ...plain.map((id) => character(id))] as never,
    options: table.options ?? {},
    setup: table.setup ?? {},
    log: [...(table.log ?? [])],
  };
}

export interface Played {
  readonly result: Replay;
  readonly state: SuState;
  readonly encounter: SuEncounter;
  /** The answer in the form in which two are compared (docs/encounters.md#comparing-two-answers), without the ruleset. */
  readonly normal: JsonObject;
  /** One a refused event: `code actual required fact subjects`. */
  readonly refused: readonly string[];
}

const rules = supersUnlimitedPlay as PlayRules;

export function played(table: Table): Played {
  const result = replay(LOADED_GAMES, encounter(table));
  if (!result.encounter) throw new Error(`not played: ${JSON.stringify(result.findings)}`);
  const activeEncounter = result.encounter as unknown as SuEncounter;
  const { ruleset: _, ...normal } = normalState(
    createStateSnapshot(rules, result.encounter, 'supers-unlimited'),
  ) as JsonObject;
  return {
    result,
    state: activeEncounter.state,
    encounter: activeEncounter,
    normal,
    refused: result.findings.map(short),
  };
}

function short(finding: Replay['findings'][number]): string {
  const { path, code, actual, required, fact, subjects } = normalFinding(finding);
  const values = [actual, required].filter((value) => value !== undefined).join('/');
  return [path.replace('/log/', ''), code, values, fact, `[${subjects.join(' ')}]`].filter(Boolean).join(' ');
}

/** Refusals of the last event of a log. */
const lastRefusal = (table: Table): string | undefined => {
  const { result, refused } = played(table);
  const last = result.findings.at(-1);
  return last?.path === `/log/${result.events - 1}` ? refused.at(-1)?.replace(/^\d+ /, '') : undefined;
};

/** The Turn of the first side has begun. */
export const STARTED: readonly Event[] = [{ kind: 'turn-order', order: ['a', 'b'] }, { kind: 'start' }];

/** A model acts. */
export const acting = (model: string): readonly Event[] => [
  ...STARTED,
  { kind: 'choose', model },
  { kind: 'activate' },
];

export const model = ({ state }: Played, id: string) => {
  const found = state.models.get(id);
  if (!found) throw new Error(`no model ${id}`);
  return found;
};

/** The game after these events. */
export const afterLog = (log: readonly Event[], table: Table = {}) => played({ ...table, log });
/** The finding by which the last of these events is refused; undefined = it is allowed. */
export const refusal = (log: readonly Event[], table: Table = {}) => lastRefusal({ ...table, log });
/** Sets a field of a model by hand. */
export const set = (id: string, field: string, to: number): Event => ({ kind: 'adjust', model: id, field, to });
export const roll = (...dice: readonly number[]): Event => ({ kind: 'roll', dice: [...dice] });
/** Anna is in her Activation. */
export const ACTING = acting('anna');
