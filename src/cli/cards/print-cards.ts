/** Prints cards from the command line: opens print jobs with pictures from the disk, and writes the cards as PDF. */

import { getPictureSource } from '../../shared/card/pictures/pictures.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { joinPointer } from '../../shared/document/pointer.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Write } from '../../shared/pdf/pdf-file.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import { listCardFindings, type PreflightFinding } from '../../shared/print/preflight.ts';
import { formatPreflightMessage, mergeSafeAreaFindings } from '../../shared/print/preflight-messages.ts';
import type { UnknownMember } from '../../shared/print-job/choose-cards.ts';
import { type OpenPrint, openPrint } from '../../shared/print-job/open-print.ts';
import type { CardsOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import type { PrintableCard } from '../../shared/print-job/printable-card.ts';
import { prepareContent, type ReadyCards, writeCards } from '../../shared/print-job/write-cards.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { deflate } from '../deflate.ts';
import { Failure } from '../failure.ts';
import { getFallbackHint } from '../fallback-fonts.ts';
import { formatUnknownMember } from '../print-input.ts';
import { createDiskPictureReader, type DocumentOrigin, type DocumentOrigins } from './disk-pictures.ts';
import type { PrintResources } from './print-resources.ts';

/** Opens a print with the command's fonts and pictures from the disk. */
export const openCommandPrint = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  origins: DocumentOrigins,
  resources: PrintResources,
): Promise<OpenPrint> =>
  openPrint(gameCatalog, printJob, {
    translate,
    fonts: resources.fonts,
    pictures: createDiskPictureReader(origins, resources),
    deflate,
    openPrintingCondition: () => resources.openPrintingCondition(),
  });

/** Throws a Failure for a member that is missing in the files of the command. */
export function rejectUnknownMembers([unknownMember]: readonly UnknownMember[]): void {
  if (unknownMember === undefined) return;
  const { group, id: characterId } = unknownMember;
  const groupName = group.format === 'rollcall.team' ? group.name : group.name || group.id;
  throw new Failure((translate) => formatUnknownMember(translate, groupName, characterId));
}

/** Writes the layout findings to standard error, one per line. */
export function reportFindings(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printableCards: readonly PrintableCard<Side>[],
  origins: DocumentOrigins,
  streams: CommandStreams,
): void {
  const characterByFinding = new Map(
    printableCards.flatMap(({ character, findings }) => findings.map((finding) => [finding, character] as const)),
  );
  const findingLines = mergeSafeAreaFindings(translate, [...characterByFinding.keys()]).map((finding) => {
    const character = characterByFinding.get(finding);
    return formatPrintFinding(translate, gameCatalog, finding, character && origins.get(character));
  });
  for (const line of new Set(findingLines)) streams.err(line);
  for (const hint of getFallbackHint(
    translate,
    [...characterByFinding.keys()].map(({ about }) => about),
  ))
    streams.err(hint);
}

/** Writes the pictures that a roster lacks to standard error, one per line, because they are missing or damaged. */
export function reportBrokenPictures(
  translate: Translate,
  { gameCatalog, pictures, deck: printDeck }: OpenPrint,
  origins: DocumentOrigins,
  streams: CommandStreams,
): void {
  const lines = printDeck.printed.flatMap(({ character }) => {
    const picture = pictures.getPictureBook(character).get(getPictureSource(character) ?? '');
    if (picture === undefined || !('problem' in picture)) return [];
    const origin = origins.get(character);
    return listCardFindings(character, [{ kind: 'broken-art', problem: picture.problem }]).map((finding) => {
      const reason = formatPreflightMessage(translate, gameCatalog, finding);
      return origin === undefined ? reason : formatPictureLine(translate, 'cli.roster.brokenPicture', origin, reason);
    });
  });
  for (const line of new Set(lines)) streams.err(line);
}

/** Names the file of a document, and the pointer to its picture. */
const formatPictureLine = (
  translate: Translate,
  message: 'cli.cards.brokenPicture' | 'cli.roster.brokenPicture',
  { file, pointer }: DocumentOrigin,
  reason: string,
): string => translate(message, { file, path: joinPointer(pointer, 'art', 'image', 'src'), reason });

/**
 * Formats a finding. A finding about a broken picture names the document's file and the pointer in it; any other finding
 * names the character.
 */
function formatPrintFinding(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  finding: PreflightFinding,
  origin: DocumentOrigin | undefined,
): string {
  const findingMessage = formatPreflightMessage(translate, gameCatalog, finding);
  if (finding.about.kind !== 'broken-art' || origin === undefined) return findingMessage;
  return formatPictureLine(translate, 'cli.cards.brokenPicture', origin, findingMessage);
}

/** Writes the PDF of character cards in chunks, and the findings to standard error. */
export async function printCards(
  translate: Translate,
  print: OpenPrint,
  output: CardsOutput,
  origins: DocumentOrigins,
  write: Write,
  streams: CommandStreams,
): Promise<void> {
  const readyCards = await prepareContent(print, output);
  reportFindings(translate, print.gameCatalog, readyCards.printableCards, origins, streams);
  await writeReadyCards(translate, print, readyCards, output, write);
}

/** Writes cards. Throws a Failure for cards that cannot be imposed, for example on paper that is too small. */
export const writeReadyCards = (
  translate: Translate,
  print: OpenPrint,
  readyCards: ReadyCards,
  output: CardsOutput,
  write: Write,
): Promise<void> => convertRangeErrors(() => writeCards(translate, print, readyCards, output, write));

/** Turns RangeErrors into Failures. One example is paper that is too small for the card. */
export async function convertRangeErrors<T>(action: () => T | Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(error.message);
    throw error;
  }
}
