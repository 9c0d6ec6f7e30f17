/**
 * Replays an encounter: a pure fold over its log, with the same result for the same file. It reads no clock and rolls nothing, because the
 * dice are in the events.
 */

import type { GameCatalog } from '../document/game-catalog.ts';
import type { JsonObject } from '../document/json/json-object.ts';
import type { Encounter, Side } from '../document/kinds/encounter.ts';
import { joinPointer } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import { sortInDocumentOrder } from '../rules/document-order.ts';
import { filterByGame } from '../rules/filter-by-game.ts';
import type { Finding } from '../rules/finding.ts';
import { type OptionLayer, type Options, resolveOptions } from '../rules/options.ts';
import {
  checkEncounter,
  ENCOUNTER_CODES,
  type EncounterFinding,
  formatEncounterFinding,
  listModels,
  ROLLCALL,
} from './encounter/check-encounter.ts';
import { createFindError, createKnownCharacters } from './encounter/known-characters.ts';
import { getModelNumbers } from './encounter/model-numbers.ts';
import { applyEvent, getEventModel, judgeEvent } from './event/judge-event.ts';
import type { Refusal } from './event/refusal.ts';
import { formatRefusal } from './event/refusal-messages.ts';
import type { PlayRules } from './play-rules.ts';
import type { PlayableGame } from './playable-game.ts';
import { getPlayRules } from './playable-game.ts';
import type { ActiveEncounter, Figure, KnownCharacters, Seat } from './state.ts';

export interface ReplayContext {
  /**
   * Characters that are known in addition to those that the encounter embeds. If two have the same id, the first one of the encounter's
   * game is used.
   */
  readonly characters?: readonly Character[];
  /** House rules that override those of the file, the strongest first. */
  readonly options?: readonly OptionLayer[];
  /** Called after each event with the encounter, which later events change in place. */
  readonly onStep?: (event: number, isAccepted: boolean, encounter: ActiveEncounter) => void;
}

export interface Replay {
  /** The findings of the document, then one for each refused event. */
  readonly findings: readonly Finding[];
  /** The number of events in the log. */
  readonly events: number;
  readonly accepted: number;
  /** The state of the game after the log; absent if the document cannot be played. */
  readonly encounter?: ActiveEncounter;
  /** The house rules of the encounter. */
  readonly options: Options;
}

/** An encounter before its first event, or the findings that prevent it from being played. */
export interface OpenedEncounter {
  readonly findings: readonly Finding[];
  readonly activeEncounter?: ActiveEncounter;
  readonly options: Options;
}

/** Replays the whole log of a readable encounter. It never throws and does not change the document. */
export function replay(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): Replay {
  const { log = [] } = encounter;
  const opened = openEncounter(gameCatalog, encounter, context);
  const { activeEncounter, options } = opened;
  const findings = [...opened.findings];
  if (!activeEncounter) return { findings, events: log.length, accepted: 0, options };
  const playRules = getPlayRules(gameCatalog, encounter);
  let accepted = 0;
  for (const [eventIndex, logEvent] of log.entries()) {
    const refusal = replayLogEvent(playRules, activeEncounter, logEvent, eventIndex);
    if (refusal) findings.push(refusal);
    else accepted += 1;
    context.onStep?.(eventIndex, refusal === undefined, activeEncounter);
  }
  return { findings, events: log.length, accepted, encounter: activeEncounter, options };
}

/** Submits an event of a log. Returns a finding with the position of the event if it is refused. */
export function replayLogEvent(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  eventIndex: number,
): Finding | undefined {
  const refusal = submitLogEvent(playRules, encounter, logEvent);
  return refusal && createRefusalFinding(playRules, encounter, logEvent, eventIndex, refusal);
}

/**
 * Submits one event and applies it to the encounter. If the event is not allowed, returns the refusal and does not change the encounter.
 */
export function submitLogEvent(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
): Refusal | undefined {
  const judgement = judgeEvent(playRules, encounter, logEvent);
  if ('refused' in judgement) return judgement.refused;
  applyEvent(playRules, encounter, judgement.allowed);
  return undefined;
}

/** Checks an encounter as a document and sets it up. */
export function openEncounter(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  { characters = [], options: optionLayers = [] }: ReplayContext,
): OpenedEncounter {
  const game = gameCatalog.getGame(encounter);
  const options = resolveOptions(game.options, ...optionLayers, encounter.options);
  const characterById = new Map<string, Character>();
  // A character of another game is known only if no character of this game has its id.
  for (const character of [...(encounter.characters ?? []), ...filterByGame(encounter, characters), ...characters]) {
    if (!characterById.has(character.id)) characterById.set(character.id, character);
  }
  const playRules = getPlayRules(gameCatalog, encounter);
  const findError = createFindError(game, options);
  const encounterFindings = [
    ...checkEncounter(gameCatalog, encounter, { game, rules: playRules, characters: characterById, findError }),
  ];
  const findings = sortInDocumentOrder(encounter, sortByCode(encounterFindings).map(createFinding));
  if (encounterFindings.some(({ code }) => code !== 'encounter.option')) return { findings, options };
  const playableCharacters = createKnownCharacters(gameCatalog, characterById, playRules, options, findError);
  const encounterSetup = {
    options,
    seats: encounter.sides.map(createSeat),
    figures: createFigures(encounter, playableCharacters),
    characters: playableCharacters,
    setup: encounter.setup ?? {},
  };
  const activeEncounter: ActiveEncounter = { ...encounterSetup, state: playRules.start(encounterSetup) };
  // A model that enters play later is out at the start.
  for (const { model } of listModels(encounter))
    (activeEncounter.state.models.get(model.id) ?? { out: false }).out = model.out ?? false;
  return { findings, activeEncounter, options };
}

const createSeat = ({ id, name, gm = false, leader, gimmicks = [] }: Side): Seat => ({
  id,
  name: name || id,
  gm,
  leader,
  gimmicks,
});

function createFigures(encounter: Encounter, characters: KnownCharacters): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const modelNumbers = getModelNumbers(encounter);
  for (const { model, side } of listModels(encounter)) {
    const character = characters.find(model.character);
    if (character === undefined || character === 'illegal') throw new Error(`no legal character ${model.character}`);
    const { id, count = 1, out } = model;
    figures.set(id, {
      id,
      side: side.id,
      character,
      number: modelNumbers.get(model),
      count,
      isLater: out,
    });
  }
  return figures;
}

function sortByCode(encounterFindings: readonly EncounterFinding[]): EncounterFinding[] {
  const rankByCode = new Map(ENCOUNTER_CODES.map((code, rank) => [code, rank]));
  return [...encounterFindings].sort((a, b) => (rankByCode.get(a.code) ?? 0) - (rankByCode.get(b.code) ?? 0));
}

const createFinding = (encounterFinding: EncounterFinding): Finding => ({
  code: encounterFinding.code,
  severity: 'error',
  path: encounterFinding.path,
  subjects: [...(encounterFinding.subjects ?? [])],
  message: (translate) => formatEncounterFinding(translate, encounterFinding),
  cite: ROLLCALL,
});

function createRefusalFinding(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: JsonObject,
  eventIndex: number,
  refusal: Refusal,
): Finding {
  const { code, actual, required, fact, targets: targetIds = [] } = refusal;
  const modelId = getEventModel(encounter, logEvent);
  return {
    code,
    severity: 'error',
    path: joinPointer('/log', eventIndex),
    subjects: [...new Set(modelId === undefined ? targetIds : [modelId, ...targetIds])].sort(),
    ...(actual === undefined ? {} : { actual }),
    ...(required === undefined ? {} : { required }),
    message: formatRefusal(playRules, encounter, logEvent, refusal),
    cite: fact === undefined ? ROLLCALL : playRules.cite(fact),
  };
}
