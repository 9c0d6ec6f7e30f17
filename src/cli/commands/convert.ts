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
import { readForConvert } from '../convert-inputs.ts';
import { readEncodingFlag } from '../encoding-flag.ts';
import { EXIT, Failure, worst } from '../failure.ts';
import { type Output, refuseInput, refuseTaken, writeAll } from '../files/write.ts';
import type { Io } from '../io.ts';
import { SKIP_HIDDEN_FLAG } from '../skip-hidden.ts';

const tableIds = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  gameCatalog.all.filter((game) => hasPart(game, 'table')).map(({ id }) => id);

export const convert: Command = {
  usage: (translate) => translate('cli.convert.usage'),
  help: (translate, gameCatalog) => [
    translate('cli.convert.about'),
    '',
    translate('cli.convert.options.out'),
    translate('cli.convert.options.game', { games: tableIds(gameCatalog).join(', ') }),
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
    const { out, force } = values;
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.convert.inputMissing'));
    if (out === undefined) throw new Failure((translate) => translate('cli.convert.outMissing'));
    const gamesWithTables = await loadGamePart(gameCatalog, 'table');
    const game = gameCalled(gamesWithTables, values.game);
    const ending = extname(out).toLowerCase();
    const isFile = FILE_ENDINGS.includes(ending);
    if (isFile) {
      refuseInput(out, [...positionals, ...(values.mapping === undefined ? [] : [values.mapping])]);
      refuseTaken(out, force);
    }
    const read = await readForConvert(
      translate,
      gamesWithTables,
      positionals,
      {
        mapping: values.mapping,
        tags: values.tag,
        game,
        encoding: readEncodingFlag(values.encoding),
        skipHidden: values['skip-hidden'],
      },
      streams,
    );
    for (const line of read.faults) streams.err(line);
    if (read.faults.length > 0 && !values['skip-bad-rows'])
      throw new Failure((translate) =>
        translate('cli.convert.nothingWritten', { bad: read.badRows, count: read.rows }),
      );
    if (read.characters.length === 0) throw new Failure((translate) => translate('cli.convert.noCharacter'));
    const { outputs, characters } = await outputsFor(translate, gamesWithTables, out, ending, read, game?.id, streams);
    for (const { target } of outputs) {
      refuseInput(target);
      refuseTaken(target, force);
    }
    writeAll(outputs.map((output) => ({ ...output, force })));
    const illegal = characters.filter((character) => judge(gameCatalog, character).verdict === 'illegal').length;
    if (illegal > 0) streams.err(translate('cli.convert.illegal', { illegal, count: characters.length }));
    streams.out(`${out}: ${translate('cli.counts.characters', { count: characters.length })}`);
    return worst(read.exit, read.faults.length > 0 ? EXIT.unusable : EXIT.fine, illegal > 0 ? EXIT.illegal : EXIT.fine);
  },
};

/** Returns the game that --game names. Throws a Failure for a game without spreadsheets. */
function gameCalled(gameCatalog: GameCatalogWithPart<'table'>, id: string | undefined): SpreadsheetGame | undefined {
  const game = findSpreadsheetGame(gameCatalog, id);
  if (id !== undefined && game === undefined)
    throw new Failure((translate) =>
      translate('cli.convert.noGame', { id: truncateVisibly(id, 60), games: tableIds(gameCatalog).join(', ') }),
    );
  return game;
}

const FILE_ENDINGS: readonly string[] = ['.csv', '.xlsx', '.rollcall', '.json'];

interface Converted {
  readonly characters: readonly Character[];
  /** The factions of these characters, as far as the input contains them. */
  readonly factions: readonly Faction[];
}

type Written = Omit<Output, 'force'>;

async function outputsFor(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'table'>,
  out: string,
  ending: string,
  { characters, factions }: Converted,
  ruleset: string | undefined,
  streams: Io,
): Promise<{ outputs: Written[]; characters: readonly Character[] }> {
  switch (ending) {
    case '.csv':
    case '.xlsx': {
      const table = await exportSpreadsheet(
        translate,
        gameCatalog,
        characters,
        ending === '.csv' ? 'csv' : 'xlsx',
        ruleset,
      );
      for (const note of table.notes) streams.err(note);
      if (table.characters.length === 0) throw new Failure((translate) => translate('cli.convert.noCharacterOfGame'));
      return { outputs: [{ target: out, bytes: table.bytes }], characters: table.characters };
    }
    case '.rollcall':
      return { outputs: [{ target: out, bytes: await archived([...factions, ...characters]) }], characters };
    case '.json': {
      const [only, another] = characters;
      if (another !== undefined)
        throw new Failure((translate) => translate('cli.convert.oneCharacter', { count: characters.length }), out);
      return { outputs: [{ target: out, bytes: bytesOf(only) }], characters };
    }
    default:
      return { outputs: inFolder(out, [...factions, ...characters]), characters };
  }
}

const bytesOf = (document: unknown) => new TextEncoder().encode(formatDocument(document));

/** Creates one file for each document, named after the document. */
function inFolder(folder: string, documents: readonly (Character | Faction)[]): Written[] {
  const paths = new ArchivePaths();
  const names = documents.map((document) => {
    const { format, id, name } = document;
    return basename(paths.assignPath({ kind: 'document', document, format, id, name }, ''));
  });
  const targets = makeFilePaths(folder, names);
  return documents.map((document, index) => ({ target: targets[index] ?? '', bytes: bytesOf(document) }));
}

async function archived(documents: readonly (Character | Faction)[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writeArchive(
    documents.map((document) => ({ kind: 'document', document }) as const),
    { made: new Date(), by: `Rollcall ${VERSION}`, write: (chunk) => void chunks.push(chunk.slice()) },
  );
  return Buffer.concat(chunks);
}
