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
import { parseChoiceFlag, parseHouseRules, readArguments } from '../arguments.ts';
import { KnownCharacters } from '../check/known-characters.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure, getWorstExitCode } from '../failure.ts';
import { formatUnreadable, readDocuments } from '../files/read-documents.ts';
import { type EncounterFile, isEncounterFile, type UnreadableFile } from '../play/encounter-file.ts';
import { printGameEvents } from '../play/print-game-events.ts';
import { printReplay } from '../play/print-replay.ts';
import { writeReplayJson, writeUnreadableJson } from '../play/replay-json.ts';
import { loadEnglish } from '../texts.ts';

const listPlayableGames = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  gameCatalog.all.filter((game) => hasPart(game, 'play')).map(({ id }) => id);

export const orderCommand: Command = {
  usage: (translate) => translate('cli.order.usage'),
  help: (translate, gameCatalog) => [
    translate('cli.order.about'),
    '',
    translate('cli.order.options.events', { games: listPlayableGames(gameCatalog).join(', ') }),
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
      const ruleset = parseChoiceFlag('events', values.events, listPlayableGames(gameCatalog));
      printGameEvents(
        translate,
        gameCatalog,
        getPlayRules(await loadPlayRules(translate, gameCatalog), { ruleset }),
        streams,
      );
      return EXIT_CODE.fine;
    }
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.order.fileMissing'));
    if (values.steps && !values.json) throw new Failure((translate) => translate('cli.order.stepsWithoutJson'));
    const options = [parseHouseRules(gameCatalog, values.option ?? [])];
    const { encounterFiles, knownCharacters } = await readEncounterFiles(translate, gameCatalog, positionals, streams);
    const readableFiles = encounterFiles.filter(isEncounterFile);
    for (const encounterFile of encounterFiles)
      if (!isEncounterFile(encounterFile))
        streams.err(formatUnreadable(translate, encounterFile.file, encounterFile.error));
    if (encounterFiles.length === 0)
      throw new Failure((translate) => translate('cli.order.noEncounter'), positionals.join(', '));
    const exitCodes = new Set<ExitCode>(
      encounterFiles.map((encounterFile) => (isEncounterFile(encounterFile) ? EXIT_CODE.fine : EXIT_CODE.unusable)),
    );
    const gamesWithPlay = await loadPlayRules(translate, gameCatalog);
    const replayPrinter = values.json
      ? createJsonPrinter(
          translate,
          await loadEnglish(translate, gameCatalog),
          gamesWithPlay,
          encounterFiles,
          values.steps,
          streams,
        )
      : createTextPrinter(translate, gamesWithPlay, readableFiles.length > 1, streams);
    replayPrinter.printStart?.();
    for (const encounterFile of encounterFiles) {
      if (!isEncounterFile(encounterFile)) {
        replayPrinter.printUnreadable?.(encounterFile);
        continue;
      }
      const replayContext = {
        characters: knownCharacters.findCharacters(
          getCharacterIds(encounterFile.encounter),
          encounterFile.encounter,
          encounterFile.archive,
        ),
        options,
      };
      const replayResult = replay(
        gamesWithPlay,
        encounterFile.encounter,
        replayPrinter.onStep ? { ...replayContext, onStep: replayPrinter.onStep } : replayContext,
      );
      if (replayResult.findings.length > 0) exitCodes.add(EXIT_CODE.illegal);
      replayPrinter.printResult(encounterFile, replayResult, replayContext);
    }
    replayPrinter.printEnd?.();
    return getWorstExitCode(...exitCodes);
  },
};

/** Prints the results of a command, as text or JSON. */
interface ReplayPrinter {
  printStart?(): void;
  readonly onStep?: NonNullable<ReplayContext['onStep']>;
  printUnreadable?(unreadableFile: UnreadableFile): void;
  printResult(encounterFile: EncounterFile, replayResult: Replay, replayContext: ReplayContext): void;
  printEnd?(): void;
}

/** Creates a printer that writes one JSON object with a result for each file, in file order. */
function createJsonPrinter(
  translate: Translate,
  english: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  encounterFiles: readonly unknown[],
  includesSteps: boolean,
  streams: CommandStreams,
): ReplayPrinter {
  let writtenCount = 0;
  const writeSeparator = () => {
    writtenCount += 1;
    if (writtenCount < encounterFiles.length) streams.json(',');
  };
  return {
    printStart: () => streams.json(`{ "rollcall": ${JSON.stringify(VERSION)}, "results": [`),
    printUnreadable(unreadableFile) {
      writeUnreadableJson(english, unreadableFile, streams);
      writeSeparator();
    },
    printResult(encounterFile, replayResult, replayContext) {
      writeReplayJson(
        translate,
        gameCatalog,
        encounterFile,
        replayResult,
        includesSteps ? replayContext : undefined,
        streams,
      );
      writeSeparator();
    },
    printEnd: () => streams.json('] }'),
  };
}

/** Creates a printer that writes the log and the encounter state as text. Unreadable files are reported elsewhere. */
function createTextPrinter(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  hasSeveralFiles: boolean,
  streams: CommandStreams,
): ReplayPrinter {
  const outcomes = new Map<number, string>();
  return {
    onStep(eventIndex, isAccepted, { state }) {
      const outcome = isAccepted ? formatOutcome(state.last) : '';
      if (outcome !== '') outcomes.set(eventIndex, outcome);
    },
    printResult(encounterFile, replayResult) {
      printReplay(
        translate,
        gameCatalog,
        encounterFile,
        { ...replayResult, outcomes },
        getPlayRules(gameCatalog, encounterFile.encounter),
        hasSeveralFiles,
        streams,
      );
      outcomes.clear();
    },
  };
}

/** Reads encounters and unreadable files in file order, and the characters that encounters look up. */
async function readEncounterFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  streams: CommandStreams,
) {
  const knownCharacters = new KnownCharacters();
  const encounterFiles: (EncounterFile | UnreadableFile)[] = [];
  for await (const readResult of readDocuments(translate, gameCatalog, [...inputPaths], streams)) {
    if (!readResult.ok) encounterFiles.push({ file: readResult.file, error: readResult.error });
    else if (readResult.document.format === 'rollcall.encounter') {
      encounterFiles.push({ file: readResult.file, encounter: readResult.document, archive: readResult.archive });
    } else if (
      readResult.document.format === 'rollcall.character' &&
      !knownCharacters.add(readResult.document, readResult.archive)
    ) {
      streams.err(translate('cli.order.sameCharacter', { file: readResult.file, id: readResult.document.id }));
    }
  }
  return { encounterFiles, knownCharacters };
}
