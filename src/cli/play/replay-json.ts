/** Writes the answer of `order --json` in chunks, so that the states of a long log are never in memory as one text. */

import type { GameCatalogWithPart } from '../../shared/games/parts.ts';
import { getPlayRules } from '../../shared/play/playable-game.ts';
import { type Replay, type ReplayContext, replay } from '../../shared/play/replay.ts';
import { createStateSnapshot } from '../../shared/play/state-snapshot.ts';
import { writeFinding } from '../../shared/rules/finding.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { createUnreadableJson } from '../files/read-documents.ts';
import type { EncounterFile, UnreadableFile } from './encounter-file.ts';

/** The number of findings in one chunk of text. */
const FINDINGS_PER_CHUNK = 500;
/** The number of characters after which collected steps are written. In some games, each state grows with the log. */
const MAX_STEPS_CHARACTERS = 1_000_000;

/**
 * Writes one result (docs/encounters.md#the-answer-of-order---json). With `steps`, the encounter is replayed again, and
 * the state after every event is written.
 */
export function writeReplayJson(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  { file, encounter }: EncounterFile,
  { findings, events, accepted, encounter: activeEncounter }: Replay,
  steps: ReplayContext | undefined,
  streams: CommandStreams,
): void {
  const { ruleset } = encounter;
  const { name, version } = gameCatalog.getGame(encounter);
  const resultHeader = {
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
  // The closing brace is cut off, because the object continues in later chunks.
  streams.json(`${JSON.stringify(resultHeader).slice(0, -1)},"findings":[`);
  writeFindingList(
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

function writeFindingList(findings: readonly unknown[], streams: CommandStreams): void {
  for (let index = 0; index < findings.length; index += FINDINGS_PER_CHUNK) {
    const chunk = JSON.stringify(findings.slice(index, index + FINDINGS_PER_CHUNK)).slice(1, -1);
    streams.json(index === 0 ? chunk : `,${chunk}`);
  }
}

function writeSteps(
  gameCatalog: GameCatalogWithPart<'play'>,
  encounter: EncounterFile['encounter'],
  replayContext: ReplayContext,
  streams: CommandStreams,
): void {
  const playRules = getPlayRules(gameCatalog, encounter);
  let pendingSteps: string[] = [];
  let pendingLength = 0;
  let isFirst = true;
  const flushSteps = () => {
    if (pendingSteps.length > 0) streams.json(`${isFirst ? '' : ','}${pendingSteps.join(',')}`);
    isFirst = false;
    pendingSteps = [];
    pendingLength = 0;
  };
  replay(gameCatalog, encounter, {
    ...replayContext,
    onStep(event, accepted, activeEncounter) {
      const stepJson = JSON.stringify({
        event,
        accepted,
        state: createStateSnapshot(playRules, activeEncounter, encounter.ruleset),
      });
      pendingSteps.push(stepJson);
      pendingLength += stepJson.length;
      if (pendingLength >= MAX_STEPS_CHARACTERS) flushSteps();
    },
  });
  flushSteps();
}

/** Writes the result of a file that cannot be read. */
export function writeUnreadableJson(
  english: Translate,
  { file, error }: UnreadableFile,
  streams: CommandStreams,
): void {
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
      error: createUnreadableJson(english, error),
    }),
  );
}
