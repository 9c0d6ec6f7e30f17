/** `pack`: documents, templates and pictures as one file. */

import { zipCodec } from '../../node/zip-codec.ts';
import { VERSION } from '../../shared/base/version.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { writeArchive } from '../../shared/library/archive/write-archive.ts';
import { linkOf } from '../../shared/library/link.ts';
import { counted } from '../../shared/text/counted.ts';
import { ArchiveError, archiveFaultClause } from '../../shared/zip/archive-fault.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure } from '../failure.ts';
import { readAll, unreadableLine } from '../files/read.ts';
import { Batch, refuseInput, refuseTaken } from '../files/write.ts';
import type { Io } from '../io.ts';
import { PackItems } from '../pack-items.ts';

export const pack: Command = {
  summary: 'put documents, templates and their pictures into one archive',
  usage: 'pack FILE|FOLDER… --out NAME.rollcall [--force], or pack FILE --link',
  details: () => [
    'A folder stands for every .json document, every card template (.card.json), every style (.style.json) and every archive',
    'below it. Pictures and fonts that these name beside them come along, and are named by their hash in the archive. Fonts',
    'that say they may not be embedded stay.',
    '',
    '  --out NAME.rollcall   where to write; nothing is overwritten without --force',
    '  --link                writes no file and prints one hero or team as a link, a line of text for a chat or a mail; the',
    '                        app takes it by paste',
    '',
    'What is given twice is packed once. What cannot be read is named, and then nothing is written.',
    '',
    'Exit code: 0 everything packed, 2 something unreadable or a wrong call.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      link: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure('pack wants at least one FILE or FOLDER. See pack --help');
    if (values.link) return printLink(games, positionals, values.out, io);
    if (values.out === undefined) throw new Failure('pack wants --out NAME.rollcall. See pack --help');
    if (!/\.rollcall$/i.test(values.out)) throw new Failure('the name of an archive ends in .rollcall', values.out);
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    return packInto(games, values.out, values.force, positionals, io);
  },
};

async function packInto(
  games: Catalogue<Game>,
  out: string,
  force: boolean,
  paths: readonly string[],
  io: Io,
): Promise<Exit> {
  const items = new PackItems(games, io);
  const batch = new Batch();
  try {
    await batch.addInPieces({ target: out, force }, (write) =>
      writeArchive(items.from(paths), { made: new Date(), by: `Rollcall ${VERSION}`, write, codec: zipCodec }),
    );
    if (items.refused.length > 0) {
      for (const line of items.refused) io.err(line);
      throw new Failure('nothing was written: not everything can be read', out);
    }
    if (items.counts.documents + items.counts.templates + items.counts.fonts === 0)
      throw new Failure('there is no document to pack', paths.join(', '));
    refuseInput(out);
    batch.commit();
  } catch (error) {
    if (error instanceof ArchiveError) throw new Failure(`was not written: ${archiveFaultClause(error.fault)}`, out);
    throw error;
  } finally {
    batch.close();
  }
  const { documents, templates, pictures, fonts } = items.counts;
  io.out(out);
  const counts = [counted(documents, 'document'), counted(templates, 'template'), counted(pictures, 'picture')];
  io.out([...counts, ...(fonts === 0 ? [] : [counted(fonts, 'font')])].join(', '));
  return EXIT.fine;
}

async function printLink(
  games: Catalogue<Game>,
  paths: readonly string[],
  out: string | undefined,
  io: Io,
): Promise<Exit> {
  if (out !== undefined) throw new Failure('--link prints its link and writes no file; leave --out away');
  const [read, another] = await readAll(games, paths, io);
  if (read === undefined || another !== undefined) throw new Failure('--link wants one document');
  if (!read.ok) throw new Failure(unreadableLine(read.file, read.error));
  const link = linkOf(read.document);
  if (!link.ok) throw new Failure(link.message, read.file);
  io.out(link.text);
  if (link.note !== undefined) io.err(`${read.file}: ${link.note}`);
  return EXIT.fine;
}
