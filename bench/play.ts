/** Speed of the order of play: a long log of each game, drawn from what the game offers, replayed in one process. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../src/shared/dice/random.ts';
import type { JsonObject } from '../src/shared/document/json/json-object.ts';
import { parseText } from '../src/shared/document/parse.ts';
import type { Character } from '../src/shared/document/schema.ts';
import { PLAYS, playOf } from '../src/shared/games/plays.ts';
import type { Encounter } from '../src/shared/play/encounter.ts';
import { judgeEvent } from '../src/shared/play/judge-event.ts';
import { offers } from '../src/shared/play/offers.ts';
import type { Candidate } from '../src/shared/play/play-spec.ts';
import { advance, openEncounter, replay } from '../src/shared/play/replay.ts';
import { perSecond, type Work } from './measure.ts';
import type { Row } from './speed.ts';

const EVENTS = 10_000;

/** Events a second, for each game with an encounter among its samples and offers that lead on for so long. */
export function playSpeed(root: string): Row[] {
  const tables = PLAYS.flatMap(({ ruleset }) => tableOf(root, ruleset) ?? []);
  const logs = tables
    .map(({ encounter, characters }) => ({ encounter: withLog(encounter, characters), characters }))
    .filter(({ encounter }) => encounter.log?.length === EVENTS);
  const works = logs.map(({ encounter, characters }): [string, Work] => [
    encounter.ruleset,
    () => void replay(encounter, { characters }),
  ]);
  const rates = perSecond(Object.fromEntries(works));
  return logs.map(({ encounter: { ruleset, log = [] } }) => ({
    what: `${ruleset}: events of a log of ${log.length.toLocaleString('en')} replayed`,
    perSecond: (rates[ruleset] ?? 0) * log.length,
  }));
}

function tableOf(root: string, game: string): { encounter: Encounter; characters: Character[] } | undefined {
  const [encounter] = documentsIn(join(root, 'samples', game, 'encounters')) as Encounter[];
  return encounter && { encounter, characters: documentsIn(join(root, 'samples', game, 'characters')) as Character[] };
}

function documentsIn(folder: string): unknown[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const parsed = parseText(readFileSync(join(folder, name), 'utf8'));
      return parsed.ok ? [parsed.document] : [];
    });
}

/** The encounter from its start with a log of this length, or as far as offers lead. Every kind comes up alike often. */
function withLog(encounter: Encounter, characters: readonly Character[]): Encounter {
  const start: Encounter = { ...encounter, log: [] };
  const { play } = openEncounter(start, { characters });
  if (!play) throw new Error(`the encounter of the samples of ${encounter.ruleset} cannot be played`);
  const rules = playOf(encounter);
  const random = seeded(1);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const log: JsonObject[] = [];
  for (let tries = 0; log.length < EVENTS && tries < 2 * EVENTS; tries++) {
    const allowed = offers(rules, play).flatMap(({ event, refused, isFree }) => (refused || isFree ? [] : [event]));
    const kind = pick([...new Set(allowed.map((event) => event.kind))]);
    const offered = pick(allowed.filter((event) => event.kind === kind));
    if (!offered) break;
    const event = rolled(offered) as JsonObject;
    if (advance(rules, play, event) === undefined) log.push(event);
  }
  return { ...start, log };

  function rolled(event: Candidate): Candidate {
    if (!('dice' in event) || !play) return event;
    const judged = judgeEvent(rules, play, event, false);
    const [asked] = 'allowed' in judged ? (judged.allowed.spec.dice?.(play, judged.allowed.event) ?? []) : [];
    const { sides, length } = asked ?? { sides: 6, length: 1 };
    return { ...event, dice: Array.from({ length }, () => 1 + Math.floor(random() * sides)) };
  }
}
