/** Runs `convert`, which turns characters into spreadsheets and spreadsheets into characters. */

import { basename, extname } from 'node:path';
import { makeFilePaths } from '../../node/file-paths.ts';
import { VERSION } from '../../shared/base/version.ts';
import { formatDocument } from '../../shared/document/format-document.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { type GameCatalogWithPart, hasPart, loadGamePart } from '../../shared/games/parts.ts';
import { ArchivePaths } from '../../shared/library/archive/archive-item.ts';
import { writeArchive } from '../../shared/library/archive/write-archive.ts';
import { judge } from '../../shared/rules/judge.ts';
import { exportSpreadsheet } from '../../shared/spreadsheet/export-spreadsheet.ts';
import { findSpreadsheetGame, type SpreadsheetGame } from '../../shared/spreadsheet/spreadsheet-games.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { readConvertInput } from '../convert-input.ts';
import { readEncodingFlag } from '../encoding-flag.ts';
import { EXIT_CODE, Failure, getWorstExitCode } from '../failure.ts';
import { type Output, rejectExistingOutput, rejectInputAsOutput, writeFilesAtomically } from '../files/write-batch.ts';
import { SKIP_HIDDEN_FLAG } from '../skip-hidden-flag.ts';

const listGameIds = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  gameCatalog.all.filter((game) => hasPart(game, 'table')).map(({ id }) => id);

export const convertCommand: Command = {
  usage: (translate) => translate('cli.convert.usage'),
  help: (translate, gameCatalog) => [
    translate('cli.convert.about'),
    '',
    translate('cli.convert.options.out'),
    translate('cli.convert.options.game', { games: listGameIds(gameCatalog).join(', ') }),
    translate('cli.convert.options.mapping'),
    translate('cli.convert.options.tag'),
    translate('cli.convert.options.encoding'),
    translate('cli.convert.options.skipHidden'),
    translate('cli.convert.options.skipBadRows'),
    '',
    translate('cli.convert.badRows'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      game: { type: 'string' },
      mapping: { type: 'string' },
      tag: { type: 'string', multiple: true, default: [] },
      encoding: { type: 'string' },
      'skip-hidden': SKIP_HIDDEN_FLAG,
      'skip-bad-rows': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    });
    const { out: outputPath, force } = values;
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.convert.inputMissing'));
    if (outputPath === undefined) throw new Failure((translate) => translate('cli.convert.outMissing'));
    const gamesWithTables = await loadGamePart(gameCatalog, 'table');
    const spreadsheetGame = findGame(gamesWithTables, values.game);
    const extension = extname(outputPath).toLowerCase();
    const isFile = FILE_EXTENSIONS.includes(extension);
    if (isFile) {
      rejectInputAsOutput(outputPath, [...positionals, ...(values.mapping === undefined ? [] : [values.mapping])]);
      rejectExistingOutput(outputPath, force);
    }
    const convertInput = await readConvertInput(
      translate,
      gamesWithTables,
      positionals,
      {
        mapping: values.mapping,
        tags: values.tag,
        game: spreadsheetGame,
        encoding: readEncodingFlag(values.encoding),
        skipHidden: values['skip-hidden'],
      },
      streams,
    );
    for (const line of convertInput.faultLines) streams.err(line);
    if (convertInput.faultLines.length > 0 && !values['skip-bad-rows'])
      throw new Failure((translate) =>
        translate('cli.convert.nothingWritten', { bad: convertInput.badRowCount, count: convertInput.rowCount }),
      );
    if (convertInput.characters.length === 0) throw new Failure((translate) => translate('cli.convert.noCharacter'));
    const { outputFiles, characters } = await createOutputFiles(
      translate,
      gamesWithTables,
      outputPath,
      extension,
      convertInput,
      spreadsheetGame?.id,
      streams,
    );
    for (const { target } of outputFiles) {
      rejectInputAsOutput(target);
      rejectExistingOutput(target, force);
    }
    writeFilesAtomically(outputFiles.map((output) => ({ ...output, force })));
    const illegalCount = characters.filter((character) => judge(gameCatalog, character).verdict === 'illegal').length;
    if (illegalCount > 0)
      streams.err(translate('cli.convert.illegal', { illegal: illegalCount, count: characters.length }));
    streams.out(`${outputPath}: ${translate('cli.counts.characters', { count: characters.length })}`);
    return getWorstExitCode(
      convertInput.exitCode,
      convertInput.faultLines.length > 0 ? EXIT_CODE.unusable : EXIT_CODE.fine,
      illegalCount > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine,
    );
  },
};

/** Returns the game that --game names. Throws a Failure for a game without spreadsheets. */
function findGame(gameCatalog: GameCatalogWithPart<'table'>, gameId: string | undefined): SpreadsheetGame | undefined {
  const game = findSpreadsheetGame(gameCatalog, gameId);
  if (gameId !== undefined && game === undefined)
    throw new Failure((translate) =>
      translate('cli.convert.noGame', { id: truncateVisibly(gameId, 60), games: listGameIds(gameCatalog).join(', ') }),
    );
  return game;
}

const FILE_EXTENSIONS: readonly string[] = ['.csv', '.xlsx', '.rollcall', '.json'];

interface ConvertedDocuments {
  readonly characters: readonly Character[];
  /** The factions of these characters, as far as the input contains them. */
  readonly factions: readonly Faction[];
}

type OutputFile = Omit<Output, 'force'>;

/** Creates the output for the extension of `outputPath`. A path without a known extension is a folder. */
async function createOutputFiles(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'table'>,
  outputPath: string,
  extension: string,
  { characters, factions }: ConvertedDocuments,
  ruleset: string | undefined,
  streams: CommandStreams,
): Promise<{ outputFiles: OutputFile[]; characters: readonly Character[] }> {
  switch (extension) {
    case '.csv':
    case '.xlsx': {
      const spreadsheet = await exportSpreadsheet(
        translate,
        gameCatalog,
        characters,
        extension === '.csv' ? 'csv' : 'xlsx',
        ruleset,
      );
      for (const note of spreadsheet.notes) streams.err(note);
      if (spreadsheet.characters.length === 0)
        throw new Failure((translate) => translate('cli.convert.noCharacterOfGame'));
      return { outputFiles: [{ target: outputPath, bytes: spreadsheet.bytes }], characters: spreadsheet.characters };
    }
    case '.rollcall':
      return {
        outputFiles: [{ target: outputPath, bytes: await createArchive([...factions, ...characters]) }],
        characters,
      };
    case '.json': {
      const [onlyCharacter, otherCharacter] = characters;
      if (otherCharacter !== undefined)
        throw new Failure(
          (translate) => translate('cli.convert.oneCharacter', { count: characters.length }),
          outputPath,
        );
      return { outputFiles: [{ target: outputPath, bytes: encodeDocument(onlyCharacter) }], characters };
    }
    default:
      return { outputFiles: createFolderFiles(outputPath, [...factions, ...characters]), characters };
  }
}

const encodeDocument = (document: unknown) => new TextEncoder().encode(formatDocument(document));

/** Creates one file for each document, named after the document. */
function createFolderFiles(folder: string, documents: readonly (Character | Faction)[]): OutputFile[] {
  const archivePaths = new ArchivePaths();
  const fileNames = documents.map((document) => {
    const { format, id, name } = document;
    return basename(archivePaths.assignPath({ kind: 'document', document, format, id, name }, ''));
  });
  const filePaths = makeFilePaths(folder, fileNames);
  return documents.map((document, index) => ({
    target: filePaths[index] ?? '',
    bytes: encodeDocument(document),
  }));
}

async function createArchive(documents: readonly (Character | Faction)[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writeArchive(
    documents.map((document) => ({ kind: 'document', document }) as const),
    { made: new Date(), by: `Rollcall ${VERSION}`, write: (chunk) => void chunks.push(chunk.slice()) },
  );
  return Buffer.concat(chunks);
}
