/**
 * Replays an encounter: a pure fold over its log, the same for the same file. It reads no clock and rolls nothing: the dice
 * are in the events.
 */

import type { GameCatalog } from '../document/game-catalog.ts';
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
import type { PlayRules } from './play-rules.ts';
import type { PlayedGame } from './played-game.ts';
import { playOf } from './played-game.ts';
import type { ActiveEncounter, Figure, KnownCharacters, Seat } from './state.ts';

export interface ReplayContext {
  /** Who is known besides those that the encounter embeds. Of two with one id the first of its game is taken. */
  readonly characters?: readonly Character[];
  /** House rules stronger than those of the file, the strongest first. */
  readonly options?: readonly OptionLayer[];
  /** Called after each event with the play as it is then; it goes on changing. */
  readonly onStep?: (event: number, isAccepted: boolean, encounter: ActiveEncounter) => void;
}

export interface Replay {
  /** Those of the document first, then one for each refused event. */
  readonly findings: readonly Finding[];
  /** Events in the log. */
  readonly events: number;
  readonly accepted: number;
  /** Where the game stands; absent where the document cannot be played. */
  readonly encounter?: ActiveEncounter;
  /** The house rules it is played by. */
  readonly options: Options;
}

/** The play of an encounter before its first event, or what stands in the way. */
export interface Opened {
  readonly findings: readonly Finding[];
  readonly activeEncounter?: ActiveEncounter;
  readonly options: Options;
}

/** Replays the whole log of a readable encounter. Never throws and never changes it. */
export function replay(
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): Replay {
  const { log = [] } = encounter;
  const opened = openEncounter(gameCatalog, encounter, context);
  const { activeEncounter, options } = opened;
  const findings = [...opened.findings];
  if (!activeEncounter) return { findings, events: log.length, accepted: 0, options };
  const rules = playOf(gameCatalog, encounter);
  let accepted = 0;
  for (const [index, logged] of log.entries()) {
    const refused = step(rules, activeEncounter, logged, index);
    if (refused) findings.push(refused);
    else accepted += 1;
    context.onStep?.(index, refused === undefined, activeEncounter);
  }
  return { findings, events: log.length, accepted, encounter: activeEncounter, options };
}

/** Hands an event of a log to a play; the finding about one that is refused says where in the log it stands. */
export function step(
  rules: PlayRules,
  encounter: ActiveEncounter,
  logged: JsonObject,
  at: number,
): Finding | undefined {
  const refused = advance(rules, encounter, logged);
  return refused && refusalFinding(rules, encounter, logged, at, refused);
}

/** Hands one event to a play, which it changes; or says why it is refused, and nothing has changed. */
export function advance(rules: PlayRules, encounter: ActiveEncounter, logged: JsonObject): Refusal | undefined {
  const judged = judgeEvent(rules, encounter, logged);
  if ('refused' in judged) return judged.refused;
  applyEvent(rules, encounter, judged.allowed);
  return undefined;
}

/** Checks an encounter as a document and sets it up. */
export function openEncounter(
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  { characters = [], options: layers = [] }: ReplayContext,
): Opened {
  const game = gameCatalog.getGame(encounter);
  const options = resolveOptions(game.options, ...layers, encounter.options);
  const known = new Map<string, Character>();
  // A stranger to the game is known only where nobody of the game has its id.
  for (const character of [...(encounter.characters ?? []), ...ofGame(encounter, characters), ...characters]) {
    if (!known.has(character.id)) known.set(character.id, character);
  }
  const rules = playOf(gameCatalog, encounter);
  const errorOf = firstErrors(game, options);
  const defects = [...encounterDefects(gameCatalog, encounter, { game, rules, characters: known, errorOf })];
  const findings = inDocumentOrder(encounter, inCodeOrder(defects).map(findingOf));
  if (defects.some(({ code }) => code !== 'encounter.option')) return { findings, options };
  const cast = knownCharacters(gameCatalog, known, rules, options, errorOf);
  const before = {
    options,
    seats: encounter.sides.map(seatOf),
    figures: figuresOf(encounter, cast),
    characters: cast,
    setup: encounter.setup ?? {},
  };
  const activeEncounter: ActiveEncounter = { ...before, state: rules.start(before) };
  for (const { model } of modelsOf(encounter))
    (activeEncounter.state.models.get(model.id) ?? { out: false }).out = model.out ?? false;
  return { findings, activeEncounter, options };
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
  const rank = new Map(ENCOUNTER_CODES.map((code, index) => [code, index]));
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

function refusalFinding(
  rules: PlayRules,
  encounter: ActiveEncounter,
  logged: JsonObject,
  at: number,
  refusal: Refusal,
): Finding {
  const { code, actual, required, fact, targets = [] } = refusal;
  const model = modelOf(encounter, logged);
  return {
    code,
    severity: 'error',
    path: pointer('/log', at),
    subjects: [...new Set(model === undefined ? targets : [model, ...targets])].sort(),
    ...(actual === undefined ? {} : { actual }),
    ...(required === undefined ? {} : { required }),
    message: refusalMessage(rules, encounter, logged, refusal),
    cite: fact === undefined ? ROLLCALL : rules.cite(fact),
  };
}
