/** `pack`: documents, templates and pictures as one file. */

import { zipCodec } from '../../node/zip-codec.ts';
import { VERSION } from '../../shared/base/version.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { writeArchive } from '../../shared/library/archive/write-archive.ts';
import { linkOf } from '../../shared/library/link.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { ArchiveError, archiveFaultClause } from '../../shared/zip/archive-fault.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure } from '../failure.ts';
import { readAll, unreadableLine } from '../files/read.ts';
import { Batch, refuseInput, refuseTaken } from '../files/write.ts';
import type { Io } from '../io.ts';
import { countsText } from '../pack-counts.ts';
import { PackItems } from '../pack-items.ts';

export const pack: Command = {
  usage: (t) => t('cli.pack.usage'),
  help: (t) => [
    t('cli.pack.about'),
    '',
    t('cli.pack.options.out'),
    t('cli.pack.options.link'),
    '',
    t('cli.pack.twice'),
    '',
    t('cli.pack.exitCodes'),
  ],
  async run(t, args, io, games) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      link: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure((t) => t('cli.pack.fileMissing'));
    if (values.link) return printLink(t, games, positionals, values.out, io);
    if (values.out === undefined) throw new Failure((t) => t('cli.pack.outMissing'));
    if (!/\.rollcall$/i.test(values.out)) throw new Failure((t) => t('cli.pack.wrongEnding'), values.out);
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    return packInto(t, games, values.out, values.force, positionals, io);
  },
};

async function packInto(
  t: Translate,
  games: Catalogue<Game>,
  out: string,
  force: boolean,
  paths: readonly string[],
  io: Io,
): Promise<Exit> {
  const items = new PackItems(t, games, io);
  const batch = new Batch();
  try {
    await batch.addInPieces({ target: out, force }, (write) =>
      writeArchive(items.from(paths), { made: new Date(), by: `Rollcall ${VERSION}`, write, codec: zipCodec }),
    );
    if (items.refused.length > 0) {
      for (const line of items.refused) io.err(line);
      throw new Failure((t) => t('cli.pack.nothingWritten'), out);
    }
    if (items.counts.documents + items.counts.templates + items.counts.fonts === 0)
      throw new Failure((t) => t('cli.pack.noDocument'), paths.join(', '));
    refuseInput(out);
    batch.commit();
  } catch (error) {
    if (error instanceof ArchiveError)
      throw new Failure((t) => t('cli.pack.notWritten', { reason: archiveFaultClause(t, error.fault) }), out);
    throw error;
  } finally {
    batch.close();
  }
  io.out(out);
  io.out(countsText(t, items.counts));
  return EXIT.fine;
}

async function printLink(
  t: Translate,
  games: Catalogue<Game>,
  paths: readonly string[],
  out: string | undefined,
  io: Io,
): Promise<Exit> {
  if (out !== undefined) throw new Failure((t) => t('cli.pack.linkWithOut'));
  const [read, another] = await readAll(t, games, paths, io);
  if (read === undefined || another !== undefined) throw new Failure((t) => t('cli.pack.linkOfOne'));
  if (!read.ok) throw new Failure((t) => unreadableLine(t, read.file, read.error));
  const link = linkOf(t, read.document);
  if (!link.ok) throw new Failure(link.message, read.file);
  io.out(link.text);
  if (link.note !== undefined) io.err(`${read.file}: ${link.note}`);
  return EXIT.fine;
}
