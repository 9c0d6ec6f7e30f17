/** Prints cards from the command line: opens print jobs with pictures from the disk, and writes the cards as PDF. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { joinPointer } from '../../shared/document/pointer.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Write } from '../../shared/pdf/pdf-file.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import type { PreflightFinding } from '../../shared/print/preflight.ts';
import { formatPreflightMessage, mergeSafeAreaFindings } from '../../shared/print/preflight-messages.ts';
import type { UnknownMember } from '../../shared/print-job/choose-cards.ts';
import { type OpenPrint, openPrint } from '../../shared/print-job/open-print.ts';
import type { CardsOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import type { PrintableCard } from '../../shared/print-job/printable-card.ts';
import { prepareContent, type ReadyCards, writeCards } from '../../shared/print-job/write-cards.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { deflate } from '../deflate.ts';
import { Failure } from '../failure.ts';
import { getFallbackHint } from '../fallback-fonts.ts';
import { unknownMember } from '../given.ts';
import type { Io } from '../io.ts';
import type { CallFiles } from './call-files.ts';
import { diskPictures, type Home, type Homes } from './pictures.ts';

/** Opens a print with the command's fonts and pictures from the disk. */
export const openCallPrint = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  homes: Homes,
  files: CallFiles,
): Promise<OpenPrint> =>
  openPrint(gameCatalog, job, { translate, fonts: files.fonts, pictures: diskPictures(homes, files), deflate });

/** Throws a Failure for a member that is missing in the files of the command. */
export function refuseUnknown([first]: readonly UnknownMember[]): void {
  if (first === undefined) return;
  const { group, id } = first;
  const name = group.format === 'rollcall.team' ? group.name : group.name || group.id;
  throw new Failure((translate) => unknownMember(translate, name, id));
}

/** Writes the layout findings to standard error, one per line. */
export function writeFindings(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  layout: readonly PrintableCard<Side>[],
  homes: Homes,
  streams: Io,
): void {
  const characters = new Map(
    layout.flatMap(({ character, findings }) => findings.map((one) => [one, character] as const)),
  );
  const lines = mergeSafeAreaFindings(translate, [...characters.keys()]).map((finding) => {
    const character = characters.get(finding);
    return findingLine(translate, gameCatalog, finding, character && homes.get(character));
  });
  for (const line of new Set(lines)) streams.err(line);
  for (const line of getFallbackHint(
    translate,
    [...characters.keys()].map(({ about }) => about),
  ))
    streams.err(line);
}

/**
 * Formats a finding. A finding about a broken picture file names the file and the pointer in it; others name the
 * character.
 */
function findingLine(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  finding: PreflightFinding,
  home: Home | undefined,
): string {
  const sentence = formatPreflightMessage(translate, gameCatalog, finding);
  if (finding.about.kind !== 'broken-art' || home === undefined) return sentence;
  return translate('cli.cards.brokenPicture', {
    file: home.file,
    path: joinPointer(home.at, 'art', 'image', 'src'),
    reason: sentence,
  });
}

/** Writes the PDF of character cards in chunks, and the findings to standard error. */
export async function printCards(
  translate: Translate,
  print: OpenPrint,
  output: CardsOutput,
  homes: Homes,
  write: Write,
  streams: Io,
): Promise<void> {
  const ready = await prepareContent(print, output);
  writeFindings(translate, print.gameCatalog, ready.printableCards, homes, streams);
  await writeReady(translate, print, ready, output, write);
}

/** Writes cards. Throws a Failure for cards that cannot be imposed, for example on paper that is too small. */
export const writeReady = (
  translate: Translate,
  print: OpenPrint,
  ready: ReadyCards,
  output: CardsOutput,
  write: Write,
): Promise<void> => withRangeErrorsAsFailures(() => writeCards(translate, print, ready, output, write));

/** Turns RangeErrors into Failures. One example is paper that is too small for the card. */
export async function withRangeErrorsAsFailures<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(error.message);
    throw error;
  }
}
