/** Runs `order`, which replays encounters and prints the state of each game. */

import { VERSION } from '../../shared/base/version.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { loadPlayRules } from '../../shared/games/load-play-rules.ts';
import { type GameCatalogWithPart, hasPart } from '../../shared/games/parts.ts';
import { getCharacterIds } from '../../shared/play/encounter/character-ids.ts';
import { formatOutcome } from '../../shared/play/log/event-line.ts';
import { getPlayRules } from '../../shared/play/playable-game.ts';
import { type Replay, type ReplayContext, replay } from '../../shared/play/replay.ts';
import type { Translate } from '../../shared/texts/translate.ts';
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
import { loadEnglish } from '../texts.ts';

const playedIds = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  gameCatalog.all.filter((game) => hasPart(game, 'play')).map(({ id }) => id);

export const order: Command = {
  usage: (translate) => translate('cli.order.usage'),
  help: (translate, gameCatalog) => [
    translate('cli.order.about'),
    '',
    translate('cli.order.options.events', { games: playedIds(gameCatalog).join(', ') }),
    translate('cli.order.options.option'),
    translate('cli.order.options.json'),
    translate('cli.order.options.steps'),
    '',
    translate('cli.order.exitCodes'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      option: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      steps: { type: 'boolean', default: false },
      events: { type: 'string' },
    });
    if (values.events !== undefined) {
      const ruleset = oneOf('events', values.events, playedIds(gameCatalog));
      printEvents(
        translate,
        gameCatalog,
        getPlayRules(await loadPlayRules(translate, gameCatalog), { ruleset }),
        streams,
      );
      return EXIT.fine;
    }
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.order.fileMissing'));
    if (values.steps && !values.json) throw new Failure((translate) => translate('cli.order.stepsWithoutJson'));
    const options = [houseRules(gameCatalog, values.option ?? [])];
    const { files, characters } = await collect(translate, gameCatalog, positionals, streams);
    const encounters = files.filter(isEncounterFile);
    for (const file of files) if (!isEncounterFile(file)) streams.err(unreadableLine(translate, file.file, file.error));
    if (files.length === 0)
      throw new Failure((translate) => translate('cli.order.noEncounter'), positionals.join(', '));
    const exits = new Set<Exit>(files.map((file) => (isEncounterFile(file) ? EXIT.fine : EXIT.unusable)));
    const gamesWithPlay = await loadPlayRules(translate, gameCatalog);
    const print = values.json
      ? jsonPrinter(translate, await loadEnglish(translate, gameCatalog), gamesWithPlay, files, values.steps, streams)
      : textPrinter(translate, gamesWithPlay, encounters.length > 1, streams);
    print.begin?.();
    for (const file of files) {
      if (!isEncounterFile(file)) {
        print.unread?.(file);
        continue;
      }
      const context = {
        characters: characters.named(getCharacterIds(file.encounter), file.encounter, file.archive),
        options,
      };
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

/** Returns a printer that writes one JSON object with a result for each file, in file order. */
function jsonPrinter(
  translate: Translate,
  english: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  files: readonly unknown[],
  withSteps: boolean,
  streams: Io,
): Printer {
  let written = 0;
  const separate = () => {
    written += 1;
    if (written < files.length) streams.json(',');
  };
  return {
    begin: () => streams.json(`{ "rollcall": ${JSON.stringify(VERSION)}, "results": [`),
    unread(file) {
      jsonOfUnread(english, file, streams);
      separate();
    },
    replay(file, answer, context) {
      jsonOfReplay(translate, gameCatalog, file, answer, withSteps ? context : undefined, streams);
      separate();
    },
    end: () => streams.json('] }'),
  };
}

function textPrinter(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  areSeveral: boolean,
  streams: Io,
): Printer {
  const outcomes = new Map<number, string>();
  return {
    step(event, isAccepted, { state }) {
      const text = isAccepted ? formatOutcome(state.last) : '';
      if (text !== '') outcomes.set(event, text);
    },
    replay(file, answer) {
      printReplay(
        translate,
        gameCatalog,
        file,
        { ...answer, outcomes },
        getPlayRules(gameCatalog, file.encounter),
        areSeveral,
        streams,
      );
      outcomes.clear();
    },
  };
}

/** Reads encounters and unreadable files in file order, and the characters that encounters look up. */
async function collect(translate: Translate, gameCatalog: GameCatalog<Game>, paths: readonly string[], streams: Io) {
  const characters = new KnownCharacters();
  const files: (EncounterFile | UnreadFile)[] = [];
  for await (const read of readEach(translate, gameCatalog, [...paths], streams)) {
    if (!read.ok) files.push({ file: read.file, error: read.error });
    else if (read.document.format === 'rollcall.encounter') {
      files.push({ file: read.file, encounter: read.document, archive: read.archive });
    } else if (read.document.format === 'rollcall.character' && !characters.add(read.document, read.archive)) {
      streams.err(translate('cli.order.sameCharacter', { file: read.file, id: read.document.id }));
    }
  }
  return { files, characters };
}
