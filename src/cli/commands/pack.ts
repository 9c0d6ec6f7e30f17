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
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure } from '../failure.ts';
import { collectDocuments, formatUnreadable } from '../files/read-documents.ts';
import { rejectExistingOutput, rejectInputAsOutput, WriteBatch } from '../files/write-batch.ts';
import { formatPackCounts } from '../pack-counts.ts';
import { PackItems } from '../pack-items.ts';

export const packCommand: Command = {
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
    rejectInputAsOutput(values.out, positionals);
    rejectExistingOutput(values.out, values.force);
    return packInto(translate, gameCatalog, values.out, values.force, positionals, streams);
  },
};

async function packInto(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  outputPath: string,
  force: boolean,
  inputPaths: readonly string[],
  streams: CommandStreams,
): Promise<ExitCode> {
  const packItems = new PackItems(translate, gameCatalog, streams);
  const batch = new WriteBatch();
  try {
    await batch.addInChunks({ target: outputPath, force }, (write) =>
      writeArchive(packItems.collectItems(inputPaths), {
        made: new Date(),
        by: `Rollcall ${VERSION}`,
        write,
        codec: zipCodec,
      }),
    );
    if (packItems.errorLines.length > 0) {
      for (const line of packItems.errorLines) streams.err(line);
      throw new Failure((translate) => translate('cli.pack.nothingWritten'), outputPath);
    }
    if (packItems.counts.documents + packItems.counts.templates + packItems.counts.fonts === 0)
      throw new Failure((translate) => translate('cli.pack.noDocument'), inputPaths.join(', '));
    // The output is checked again before it is committed, because files found in folders are known only now.
    rejectInputAsOutput(outputPath);
    batch.commit();
  } catch (error) {
    if (error instanceof ArchiveError)
      throw new Failure(
        (translate) => translate('cli.pack.notWritten', { reason: formatArchiveFaultClause(translate, error.fault) }),
        outputPath,
      );
    throw error;
  } finally {
    batch.close();
  }
  streams.out(outputPath);
  streams.out(formatPackCounts(translate, packItems.counts));
  return EXIT_CODE.fine;
}

/** Prints a link that contains the only document of the command. */
async function printLink(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  outputPath: string | undefined,
  streams: CommandStreams,
): Promise<ExitCode> {
  if (outputPath !== undefined) throw new Failure((translate) => translate('cli.pack.linkWithOut'));
  const [readResult, otherResult] = await collectDocuments(translate, gameCatalog, inputPaths, streams);
  if (readResult === undefined || otherResult !== undefined)
    throw new Failure((translate) => translate('cli.pack.linkOfOne'));
  if (!readResult.ok) throw new Failure((translate) => formatUnreadable(translate, readResult.file, readResult.error));
  const documentLink = createLink(translate, readResult.document);
  if (!documentLink.ok) throw new Failure(documentLink.message, readResult.file);
  streams.out(documentLink.text);
  if (documentLink.note !== undefined) streams.err(`${readResult.file}: ${documentLink.note}`);
  return EXIT_CODE.fine;
}
