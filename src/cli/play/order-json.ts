/** Writes the answer of `order --json` in chunks, so that the states of a long log are never in memory as one text. */

import type { GameCatalogWithPart } from '../../shared/games/parts.ts';
import { getPlayRules } from '../../shared/play/playable-game.ts';
import { type Replay, type ReplayContext, replay } from '../../shared/play/replay.ts';
import { createStateSnapshot } from '../../shared/play/state-snapshot.ts';
import { writeFinding } from '../../shared/rules/finding.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { writeUnreadable } from '../files/read.ts';
import type { Io } from '../io.ts';
import type { EncounterFile, UnreadFile } from './encounter-file.ts';

/** The number of findings in one chunk of text. */
const ENTRIES_PER_CHUNK = 500;
/** The number of characters after which steps are written. States grow with the log if the game records earlier rounds. */
const CHUNK_LENGTH = 1_000_000;

/**
 * Writes one result (docs/encounters.md#the-answer-of-order---json). With `steps`, the encounter is replayed again, and
 * the state after every event is written.
 */
export function jsonOfReplay(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  { file, encounter }: EncounterFile,
  { findings, events, accepted, encounter: activeEncounter }: Replay,
  steps: ReplayContext | undefined,
  streams: Io,
): void {
  const { ruleset } = encounter;
  const { name, version } = gameCatalog.getGame(encounter);
  const head = {
    file,
    kind: 'encounter',
    ruleset,
    rules: `${name} ${version}`,
    verdict: findings.length === 0 ? 'legal' : 'illegal',
    fingerprint: null,
    levels: null,
    events,
    accepted,
  };
  streams.json(`${JSON.stringify(head).slice(0, -1)},"findings":[`);
  writeList(
    findings.map((finding) => writeFinding(translate, finding)),
    streams,
  );
  streams.json(
    `],"state":${JSON.stringify(activeEncounter ? createStateSnapshot(getPlayRules(gameCatalog, encounter), activeEncounter, ruleset) : null)}`,
  );
  if (steps && activeEncounter) {
    streams.json(',"steps":[');
    writeSteps(gameCatalog, encounter, steps, streams);
    streams.json(']');
  } else if (steps) streams.json(',"steps":[]');
  streams.json(',"error":null}');
}

function writeList(items: readonly unknown[], streams: Io): void {
  for (let index = 0; index < items.length; index += ENTRIES_PER_CHUNK) {
    const chunk = JSON.stringify(items.slice(index, index + ENTRIES_PER_CHUNK)).slice(1, -1);
    streams.json(index === 0 ? chunk : `,${chunk}`);
  }
}

function writeSteps(
  gameCatalog: GameCatalogWithPart<'play'>,
  encounter: EncounterFile['encounter'],
  context: ReplayContext,
  streams: Io,
): void {
  const rules = getPlayRules(gameCatalog, encounter);
  let waiting: string[] = [];
  let length = 0;
  let isFirst = true;
  const write = () => {
    if (waiting.length > 0) streams.json(`${isFirst ? '' : ','}${waiting.join(',')}`);
    isFirst = false;
    waiting = [];
    length = 0;
  };
  replay(gameCatalog, encounter, {
    ...context,
    onStep(event, accepted, activeEncounter) {
      const step = JSON.stringify({
        event,
        accepted,
        state: createStateSnapshot(rules, activeEncounter, encounter.ruleset),
      });
      waiting.push(step);
      length += step.length;
      if (length >= CHUNK_LENGTH) write();
    },
  });
  write();
}

/** Writes the result of a file that cannot be read. */
export function jsonOfUnread(english: Translate, { file, error }: UnreadFile, streams: Io): void {
  streams.json(
    JSON.stringify({
      file,
      kind: null,
      ruleset: null,
      rules: null,
      verdict: 'unreadable',
      fingerprint: null,
      levels: null,
      events: null,
      accepted: null,
      findings: [],
      state: null,
      error: writeUnreadable(english, error),
    }),
  );
}
