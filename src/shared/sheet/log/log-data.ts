/** What the log of an encounter shows on paper and as a text: everything that really happened, in words. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import { clockText } from '../../play/clock.ts';
import { modelsOf } from '../../play/encounter/encounter-rules.ts';
import { type LogEntry, type LogHeading, logLines } from '../../play/log/log-lines.ts';
import { nameOf } from '../../play/names.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { playOf } from '../../play/played-game.ts';
import { openEncounter, type ReplayContext } from '../../play/replay.ts';
import type { ActiveEncounter } from '../../play/state.ts';
import { changesOf, type TrackedModels, trackedOf } from '../../play/table/changes.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';

/** An event with what it changed, a model each: `Wasp: HP 6 → 2, KO`. */
export interface PrintedEntry extends LogEntry {
  readonly changes: readonly string[];
}

export interface LogData {
  readonly name: string;
  /** `SSUA 1.0` */
  readonly rules: string;
  readonly sides: readonly { readonly name: string; readonly models: readonly string[] }[];
  readonly notes: string;
  /** Where the table is when the log ends: `Round 3`. Empty before the first. */
  readonly reached: string;
  readonly lines: readonly (LogHeading | PrintedEntry)[];
  /** Events that stand there, and those that were refused and do not. */
  readonly events: number;
  readonly refused: number;
  /** What is wrong with the encounter itself, a sentence each: where it cannot be played, why. */
  readonly findings: readonly string[];
}

/** Plays the log from its beginning. Of an encounter that cannot be played the events stand there as they were written. */
export function logOf(
  translate: Translate,
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): LogData {
  const game = gameCatalog.getGame(encounter);
  const rules = playOf(gameCatalog, encounter);
  const { activeEncounter: opened, findings } = openEncounter(gameCatalog, encounter, context);
  const { log = [] } = encounter;
  const changes = new Map<number, readonly string[]>();
  let before = opened && trackedOf(translate, rules, opened);
  let clock = 0;
  let last = opened;
  const lines = logLines(translate, gameCatalog, encounter, {
    ...context,
    onStep(n, isAccepted, activeEncounter) {
      last = activeEncounter;
      if (!isAccepted || before === undefined) return;
      const after = trackedOf(translate, rules, activeEncounter);
      // What a new round gives everybody is in its rules, and would bury the rest.
      if (activeEncounter.state[rules.clock.by] === clock) {
        const was = withoutNewTags(log[n] as JsonObject, before, after);
        changes.set(
          n,
          changesOf(translate, rules, was, after).map(({ words }) => words),
        );
      }
      clock = activeEncounter.state[rules.clock.by];
      before = after;
    },
  });
  const printed = lines.flatMap((line): (LogHeading | PrintedEntry)[] => {
    if (line.kind === 'heading') return [line];
    return line.refused === undefined ? [{ ...line, changes: changes.get(line.n) ?? [] }] : [];
  });
  const count = last?.state[rules.clock.by] ?? 0;
  const events = printed.filter(({ kind }) => kind === 'event').length;
  return {
    name: encounter.name || encounter.id,
    rules: `${game.name} ${game.version}`,
    sides: sidesOf(encounter, last),
    notes: encounter.notes ?? '',
    reached: count === 0 ? '' : clockText(translate, rules, count),
    lines: printed,
    events,
    refused: log.length - events,
    findings: findings.map(({ message }) => formatText(translate, message)),
  };
}

/** The words of an event say already what its own model has become: `activated`. Of its numbers they do not. */
function withoutNewTags({ model }: JsonObject, before: TrackedModels, after: TrackedModels): TrackedModels {
  const id = String(model);
  const [was, is] = [before.get(id), after.get(id)];
  return was && is ? new Map([...before, [id, { ...was, tags: is.tags }]]) : before;
}

function sidesOf(encounter: Encounter, activeEncounter: ActiveEncounter | undefined): LogData['sides'] {
  if (activeEncounter === undefined) {
    const models = [...modelsOf(encounter)];
    return encounter.sides.map((side) => ({
      name: side.name || side.id,
      models: models.filter((one) => one.side === side).map(({ model }) => model.id),
    }));
  }
  const figures = [...activeEncounter.figures.values()];
  return activeEncounter.seats.map(({ id, name }) => ({
    name,
    models: figures.filter(({ side }) => side === id).map((figure) => nameOf(activeEncounter, figure.id) ?? figure.id),
  }));
}
