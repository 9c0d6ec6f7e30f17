/** `order`: replays encounters and prints the state of each game. */

import { VERSION } from '../../shared/base/version.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { type GamesWith, hasPart, withPart } from '../../shared/games/parts.ts';
import { castOf } from '../../shared/play/encounter/cast-of.ts';
import { outcomeText } from '../../shared/play/log/event-line.ts';
import { playOf } from '../../shared/play/played-game.ts';
import { type Replay, type ReplayContext, replay } from '../../shared/play/replay.ts';
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import { KnownCharacters } from '../check/known-characters.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { readEach, unreadableLine } from '../files/read.ts';
import type { Io } from '../io.ts';
import { type EncounterFile, isEncounterFile, type UnreadFile } from '../play/encounter-file.ts';
import { printEvents } from '../play/events-of-game.ts';
import { printReplay } from '../play/order-for-people.ts';
import { jsonOfReplay, jsonOfUnread } from '../play/order-json.ts';

const playedIds = (games: Catalogue<Game>): readonly string[] =>
  games.all.filter((game) => hasPart(game, 'play')).map(({ id }) => id);

export const order: Command = {
  summary: 'replay encounters and print who acts when, what is due and where each model stands',
  usage: 'order FILE… [--json] [--steps] [--option KEY=VALUE]…, or order --events RULESET',
  details: (games) => [
    'An encounter is a log of events; docs/encounters.md says which there are. Characters are looked up among those that it',
    'embeds first, then among all that are given in the same call. What the rules do not allow is refused with its reason,',
    'and the replay goes on with the next event. Behind where the models stand it says what may be added to the log now, with',
    'its price, and what may not and why.',
    '',
    `  --events RULESET     which events there are and which keys they have: ${playedIds(games).join(', ')}`,
    '  --option KEY=VALUE   a house rule, stronger than those of the file; may be repeated',
    '  --json               one JSON object on standard output and nothing else',
    '  --steps              with --json: the state after every event',
    '',
    'Exit code: 0 every event allowed, 1 some were not, 2 something unreadable or a wrong call.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, {
      option: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      steps: { type: 'boolean', default: false },
      events: { type: 'string' },
    });
    if (values.events !== undefined) {
      const ruleset = oneOf('events', values.events, playedIds(games));
      printEvents(games, playOf(await withPart(games, 'play'), { ruleset }), io);
      return EXIT.fine;
    }
    if (positionals.length === 0) throw new Failure('order wants at least one FILE. See order --help');
    if (values.steps && !values.json) throw new Failure('--steps goes with --json');
    const options = [houseRules(games, values.option ?? [])];
    const { files, characters } = await collect(games, positionals, io);
    const encounters = files.filter(isEncounterFile);
    for (const file of files) if (!isEncounterFile(file)) io.err(unreadableLine(file.file, file.error));
    if (files.length === 0) throw new Failure('no encounter found', positionals.join(', '));
    const exits = new Set<Exit>(files.map((file) => (isEncounterFile(file) ? EXIT.fine : EXIT.unusable)));
    const gamesWithPlay = await withPart(games, 'play');
    const print = values.json
      ? jsonPrinter(gamesWithPlay, files, values.steps, io)
      : textPrinter(gamesWithPlay, encounters.length > 1, io);
    print.begin?.();
    for (const file of files) {
      if (!isEncounterFile(file)) {
        print.unread?.(file);
        continue;
      }
      const context = { characters: characters.named(castOf(file.encounter), file.encounter, file.archive), options };
      const answer = replay(gamesWithPlay, file.encounter, print.step ? { ...context, onStep: print.step } : context);
      if (answer.findings.length > 0) exits.add(EXIT.illegal);
      print.replay(file, answer, context);
    }
    print.end?.();
    return worst(...exits);
  },
};

interface Printer {
  begin?(): void;
  readonly step?: NonNullable<ReplayContext['onStep']>;
  unread?(file: UnreadFile): void;
  replay(file: EncounterFile, answer: Replay, context: ReplayContext): void;
  end?(): void;
}

/** One JSON object with a result for each file, in their order. */
function jsonPrinter(games: GamesWith<'play'>, files: readonly unknown[], withSteps: boolean, io: Io): Printer {
  let written = 0;
  const separate = () => {
    written += 1;
    if (written < files.length) io.json(',');
  };
  return {
    begin: () => io.json(`{ "rollcall": ${JSON.stringify(VERSION)}, "results": [`),
    unread(file) {
      jsonOfUnread(file, io);
      separate();
    },
    replay(file, answer, context) {
      jsonOfReplay(games, file, answer, withSteps ? context : undefined, io);
      separate();
    },
    end: () => io.json('] }'),
  };
}

function textPrinter(games: GamesWith<'play'>, areSeveral: boolean, io: Io): Printer {
  const outcomes = new Map<number, string>();
  return {
    step(event, isAccepted, { state }) {
      const text = isAccepted ? outcomeText(state.last) : '';
      if (text !== '') outcomes.set(event, text);
    },
    replay(file, answer) {
      printReplay(games, file, { ...answer, outcomes }, playOf(games, file.encounter), areSeveral, io);
      outcomes.clear();
    },
  };
}

/** Encounters and what cannot be read, in the order of the files; characters for those that look them up. */
async function collect(games: Catalogue<Game>, paths: readonly string[], io: Io) {
  const characters = new KnownCharacters();
  const files: (EncounterFile | UnreadFile)[] = [];
  for await (const read of readEach(games, [...paths], io)) {
    if (!read.ok) files.push({ file: read.file, error: { path: read.error.path, expected: read.error.expected } });
    else if (read.document.format === 'rollcall.encounter') {
      files.push({ file: read.file, encounter: read.document, archive: read.archive });
    } else if (read.document.format === 'rollcall.character' && !characters.add(read.document, read.archive)) {
      io.err(`${read.file}: another character has the id ${read.document.id}; models mean the first one`);
    }
  }
  return { files, characters };
}
