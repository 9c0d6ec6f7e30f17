/**
 * Replays an encounter: a pure fold over its log, the same for the same file. It reads no clock and rolls nothing: the dice
 * are in the events.
 */

import type { Catalogue } from '../document/catalogue.ts';
import type { JsonObject } from '../document/json/json-object.ts';
import type { Encounter, Side } from '../document/kinds/encounter.ts';
import { pointer } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import { inDocumentOrder } from '../rules/document-order.ts';
import type { Finding } from '../rules/finding.ts';
import { ofGame } from '../rules/of-game.ts';
import { type OptionLayer, type Options, resolveOptions } from '../rules/options.ts';
import {
  type Defect,
  defectMessage,
  ENCOUNTER_CODES,
  encounterDefects,
  modelsOf,
  ROLLCALL,
} from './encounter/encounter-rules.ts';
import { firstErrors, knownCharacters } from './encounter/known-characters.ts';
import { modelNumbersOf } from './encounter/model-numbers.ts';
import { applyEvent, judgeEvent, modelOf } from './event/judge-event.ts';
import type { Refusal } from './event/refusal.ts';
import { refusalMessage } from './event/refusal-messages.ts';
import type { PlaySpec } from './play-spec.ts';
import type { PlayedGame } from './played-game.ts';
import { playOf } from './played-game.ts';
import type { Figure, KnownCharacters, Play, Seat } from './state.ts';

export interface ReplayContext {
  /** Who is known besides those that the encounter embeds. Of two with one id the first of its game is taken. */
  readonly characters?: readonly Character[];
  /** House rules stronger than those of the file, the strongest first. */
  readonly options?: readonly OptionLayer[];
  /** Called after each event with the play as it is then; it goes on changing. */
  readonly onStep?: (event: number, isAccepted: boolean, play: Play) => void;
}

export interface Replay {
  /** Those of the document first, then one for each refused event. */
  readonly findings: readonly Finding[];
  /** Events in the log. */
  readonly events: number;
  readonly accepted: number;
  /** Where the game stands; absent where the document cannot be played. */
  readonly play?: Play;
  /** The house rules it is played by. */
  readonly options: Options;
}

/** The play of an encounter before its first event, or what stands in the way. */
export interface Opened {
  readonly findings: readonly Finding[];
  readonly play?: Play;
  readonly options: Options;
}

/** Replays the whole log of a readable encounter. Never throws and never changes it. */
export function replay(games: Catalogue<PlayedGame>, encounter: Encounter, context: ReplayContext = {}): Replay {
  const { log = [] } = encounter;
  const opened = openEncounter(games, encounter, context);
  const { play, options } = opened;
  const findings = [...opened.findings];
  if (!play) return { findings, events: log.length, accepted: 0, options };
  const rules = playOf(games, encounter);
  let accepted = 0;
  for (const [i, logged] of log.entries()) {
    const refused = step(rules, play, logged, i);
    if (refused) findings.push(refused);
    else accepted += 1;
    context.onStep?.(i, refused === undefined, play);
  }
  return { findings, events: log.length, accepted, play, options };
}

/** Hands an event of a log to a play; the finding about one that is refused says where in the log it stands. */
export function step(rules: PlaySpec, play: Play, logged: JsonObject, at: number): Finding | undefined {
  const refused = advance(rules, play, logged);
  return refused && refusalFinding(rules, play, logged, at, refused);
}

/** Hands one event to a play, which it changes; or says why it is refused, and nothing has changed. */
export function advance(rules: PlaySpec, play: Play, logged: JsonObject): Refusal | undefined {
  const judged = judgeEvent(rules, play, logged);
  if ('refused' in judged) return judged.refused;
  applyEvent(rules, play, judged.allowed);
  return undefined;
}

/** Checks an encounter as a document and sets it up. */
export function openEncounter(
  games: Catalogue<PlayedGame>,
  encounter: Encounter,
  { characters = [], options: layers = [] }: ReplayContext,
): Opened {
  const game = games.of(encounter);
  const options = resolveOptions(game.options, ...layers, encounter.options);
  const known = new Map<string, Character>();
  // A stranger to the game is known only where nobody of the game has its id.
  for (const character of [...(encounter.characters ?? []), ...ofGame(encounter, characters), ...characters]) {
    if (!known.has(character.id)) known.set(character.id, character);
  }
  const rules = playOf(games, encounter);
  const errorOf = firstErrors(game, options);
  const defects = [...encounterDefects(games, encounter, { game, rules, characters: known, errorOf })];
  const findings = inDocumentOrder(encounter, inCodeOrder(defects).map(findingOf));
  if (defects.some(({ code }) => code !== 'encounter.option')) return { findings, options };
  const cast = knownCharacters(games, known, rules, options, errorOf);
  const before = {
    options,
    seats: encounter.sides.map(seatOf),
    figures: figuresOf(encounter, cast),
    characters: cast,
    setup: encounter.setup ?? {},
  };
  const play: Play = { ...before, state: rules.start(before) };
  for (const { model } of modelsOf(encounter))
    (play.state.models.get(model.id) ?? { out: false }).out = model.out ?? false;
  return { findings, play, options };
}

const seatOf = ({ id, name, gm = false, leader, gimmicks = [] }: Side): Seat => ({
  id,
  name: name || id,
  gm,
  leader,
  gimmicks,
});

function figuresOf(encounter: Encounter, characters: KnownCharacters): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const numbers = modelNumbersOf(encounter);
  for (const { model, side } of modelsOf(encounter)) {
    const character = characters.of(model.character);
    if (character === undefined || character === 'illegal') throw new Error(`no legal character ${model.character}`);
    const { id, count = 1, out } = model;
    figures.set(id, { id, side: side.id, character, number: numbers.get(model), count, isLater: out });
  }
  return figures;
}

function inCodeOrder(defects: readonly Defect[]): Defect[] {
  const rank = new Map(ENCOUNTER_CODES.map((code, i) => [code, i]));
  return [...defects].sort((a, b) => (rank.get(a.code) ?? 0) - (rank.get(b.code) ?? 0));
}

const findingOf = (defect: Defect): Finding => ({
  code: defect.code,
  severity: 'error',
  path: defect.path,
  subjects: [...(defect.subjects ?? [])],
  message: (translate) => defectMessage(translate, defect),
  cite: ROLLCALL,
});

function refusalFinding(rules: PlaySpec, play: Play, logged: JsonObject, at: number, refusal: Refusal): Finding {
  const { code, actual, required, fact, targets = [] } = refusal;
  const model = modelOf(play, logged);
  return {
    code,
    severity: 'error',
    path: pointer('/log', at),
    subjects: [...new Set(model === undefined ? targets : [model, ...targets])].sort(),
    ...(actual === undefined ? {} : { actual }),
    ...(required === undefined ? {} : { required }),
    message: refusalMessage(rules, play, logged, refusal),
    cite: fact === undefined ? ROLLCALL : rules.cite(fact),
  };
}
