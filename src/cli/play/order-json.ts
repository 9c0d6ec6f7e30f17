/** The answer of `order --json`, written in chunks: the states of a long log are never held as one text. */

import type { GamesWith } from '../../shared/games/parts.ts';
import { playOf } from '../../shared/play/played-game.ts';
import { type Replay, type ReplayContext, replay } from '../../shared/play/replay.ts';
import { stateView } from '../../shared/play/view.ts';
import { writeFinding } from '../../shared/rules/finding.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { writeUnreadable } from '../files/read.ts';
import type { Io } from '../io.ts';
import type { EncounterFile, UnreadFile } from './encounter-file.ts';

/** Findings in one chunk of text. */
const ENTRIES_PER_CHUNK = 500;
/** Characters after which steps are written: states grow with the log where the game keeps what its rounds looked like. */
const CHUNK_LENGTH = 1_000_000;

/** One result (docs/encounters.md#the-answer-of-order---json). With `steps` the encounter is replayed once more, and the state after every event is written. */
export function jsonOfReplay(
  translate: Translate,
  gameCatalog: GamesWith<'play'>,
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
    `],"state":${JSON.stringify(activeEncounter ? stateView(playOf(gameCatalog, encounter), activeEncounter, ruleset) : null)}`,
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
  gameCatalog: GamesWith<'play'>,
  encounter: EncounterFile['encounter'],
  context: ReplayContext,
  streams: Io,
): void {
  const rules = playOf(gameCatalog, encounter);
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
      const step = JSON.stringify({ event, accepted, state: stateView(rules, activeEncounter, encounter.ruleset) });
      waiting.push(step);
      length += step.length;
      if (length >= CHUNK_LENGTH) write();
    },
  });
  write();
}

/** The result of a file that cannot be read. */
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
