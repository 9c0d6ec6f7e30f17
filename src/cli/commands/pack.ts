/** Runs `pack`, which packs documents, templates and pictures into one file. */

import { zipCodec } from '../../node/zip-codec.ts';
import { VERSION } from '../../shared/base/version.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { writeArchive } from '../../shared/library/archive/write-archive.ts';
import { createLink } from '../../shared/library/link.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { ArchiveError, formatArchiveFaultClause } from '../../shared/zip/archive-fault.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure } from '../failure.ts';
import { readAll, unreadableLine } from '../files/read.ts';
import { Batch, refuseInput, refuseTaken } from '../files/write.ts';
import type { Io } from '../io.ts';
import { countsText } from '../pack-counts.ts';
import { PackItems } from '../pack-items.ts';

export const pack: Command = {
  usage: (translate) => translate('cli.pack.usage'),
  help: (translate) => [
    translate('cli.pack.about'),
    '',
    translate('cli.pack.options.out'),
    translate('cli.pack.options.link'),
    '',
    translate('cli.pack.twice'),
    '',
    translate('cli.pack.exitCodes'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      link: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.pack.fileMissing'));
    if (values.link) return printLink(translate, gameCatalog, positionals, values.out, streams);
    if (values.out === undefined) throw new Failure((translate) => translate('cli.pack.outMissing'));
    if (!/\.rollcall$/i.test(values.out))
      throw new Failure((translate) => translate('cli.pack.wrongEnding'), values.out);
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    return packInto(translate, gameCatalog, values.out, values.force, positionals, streams);
  },
};

async function packInto(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  out: string,
  force: boolean,
  paths: readonly string[],
  streams: Io,
): Promise<Exit> {
  const items = new PackItems(translate, gameCatalog, streams);
  const batch = new Batch();
  try {
    await batch.addInPieces({ target: out, force }, (write) =>
      writeArchive(items.from(paths), { made: new Date(), by: `Rollcall ${VERSION}`, write, codec: zipCodec }),
    );
    if (items.refused.length > 0) {
      for (const line of items.refused) streams.err(line);
      throw new Failure((translate) => translate('cli.pack.nothingWritten'), out);
    }
    if (items.counts.documents + items.counts.templates + items.counts.fonts === 0)
      throw new Failure((translate) => translate('cli.pack.noDocument'), paths.join(', '));
    refuseInput(out);
    batch.commit();
  } catch (error) {
    if (error instanceof ArchiveError)
      throw new Failure(
        (translate) => translate('cli.pack.notWritten', { reason: formatArchiveFaultClause(translate, error.fault) }),
        out,
      );
    throw error;
  } finally {
    batch.close();
  }
  streams.out(out);
  streams.out(countsText(translate, items.counts));
  return EXIT.fine;
}

async function printLink(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  paths: readonly string[],
  out: string | undefined,
  streams: Io,
): Promise<Exit> {
  if (out !== undefined) throw new Failure((translate) => translate('cli.pack.linkWithOut'));
  const [read, another] = await readAll(translate, gameCatalog, paths, streams);
  if (read === undefined || another !== undefined) throw new Failure((translate) => translate('cli.pack.linkOfOne'));
  if (!read.ok) throw new Failure((translate) => unreadableLine(translate, read.file, read.error));
  const link = createLink(translate, read.document);
  if (!link.ok) throw new Failure(link.message, read.file);
  streams.out(link.text);
  if (link.note !== undefined) streams.err(`${read.file}: ${link.note}`);
  return EXIT.fine;
}
