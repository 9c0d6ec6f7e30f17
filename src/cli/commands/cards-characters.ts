/** Runs `cards` for characters: prints them or runs a preflight. */

import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { updateRecord } from '../../shared/print/print-record.ts';
import { checkPrint, countPages } from '../../shared/print-job/check-print.ts';
import { chooseCards } from '../../shared/print-job/choose-cards.ts';
import { keepDisplayList, layoutCards } from '../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../shared/print-job/open-print.ts';
import type { CardsOutput, PrintJob, SheetOptions } from '../../shared/print-job/print-job.ts';
import { EVERYTHING, listSides } from '../../shared/print-job/printable-card.ts';
import { layoutWithPictures } from '../../shared/print-job/write-cards.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { type Copies, selectCopies } from '../cards/card-flags.ts';
import { writePreflight } from '../cards/preflight.ts';
import { convertRangeErrors, openCommandPrint, printCards, rejectUnknownMembers } from '../cards/print-cards.ts';
import { createRecordOutput, readPrintRecord } from '../cards/print-record.ts';
import type { PrintResources } from '../cards/print-resources.ts';
import { reportUnsuitableTemplate } from '../cards/unsuitable-template.ts';
import { listIllegalNotes } from '../check/illegal-notes.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure, getWorstExitCode } from '../failure.ts';
import { type Output, WriteBatch } from '../files/write-batch.ts';
import { type CardsInput, getSingleEncounter, type PrintInput, readForCards } from '../print-input.ts';
import { loadSheetTexts } from '../sheet-language.ts';

export interface CharacterPrintOptions {
  readonly inputPaths: readonly string[];
  readonly resources: PrintResources;
  /** The output file. Only a preflight has none. */
  readonly outputPath: string | undefined;
  /** The file with the record of the last print. */
  readonly recordPath: string | undefined;
  readonly sheets: SheetOptions;
  readonly copies: Copies;
  readonly template: CardTemplate | undefined;
  /** Whether to print what each model of an encounter needs for play, instead of a card for each character. */
  readonly isForPlay: boolean;
  readonly artDpi: number;
  readonly force: boolean;
}

interface CharacterPrint {
  readonly cardsInput: CardsInput;
  readonly print: OpenPrint;
  /** The updated print record, or an empty list if the command keeps no record. */
  readonly recordOutputs: readonly Output[];
}

/** Reads the files, chooses the cards and opens the print. */
async function openCharacterPrint(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printOptions: CharacterPrintOptions,
  streams: CommandStreams,
): Promise<CharacterPrint> {
  const { inputPaths, resources, recordPath, copies, template } = printOptions;
  const cardsInput = await readForCards(translate, gameCatalog, resources, inputPaths, streams);
  const printJob = createCharacterJob(cardsInput, printOptions);
  const { printed, unknownMembers } = chooseCards(gameCatalog, printJob);
  rejectUnknownMembers(unknownMembers);
  if (printed.length === 0) throw new Failure((translate) => translate('cli.cards.noCharacter'));
  reportUnsuitableTemplate(translate, gameCatalog, template, printed, streams);
  const selection = { ...selectCopies(printed, copies), changedOnly: recordPath !== undefined };
  const lastPrint = recordPath === undefined ? undefined : readPrintRecord(recordPath);
  const print = await openCommandPrint(
    translate,
    gameCatalog,
    { ...printJob, selection, lastPrint },
    cardsInput.origins,
    resources,
  );
  const recordOutput = recordPath && lastPrint && createRecordOutput(recordPath, updateRecord(lastPrint, print.keys));
  return { cardsInput, print, recordOutputs: recordOutput ? [recordOutput] : [] };
}

/**
 * Creates the print job: the members of every team, or else the characters of the named encounters, or else all
 * characters.
 */
function createCharacterJob(cardsInput: CardsInput, { template, isForPlay }: CharacterPrintOptions): PrintJob {
  const { characters, factions, packedTemplates, getCharactersFor } = cardsInput;
  const documents = listGroups(cardsInput, isForPlay);
  const groups = documents.map((document) => ({ document, characters: getCharactersFor(document) }));
  return { groups, characters, factions, packedTemplates, template, isForPlay, language: 'en' };
}

const listGroups = (printInput: PrintInput, isForPlay: boolean) => {
  if (isForPlay) return [getSingleEncounter(printInput, 'cards --template dashboards')];
  return printInput.teams.length > 0 ? printInput.teams : printInput.namedEncounters;
};

/** Writes the PDF. Returns exit code 1 if something illegal was printed. */
export async function printCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printOptions: CharacterPrintOptions,
  streams: CommandStreams,
): Promise<ExitCode> {
  const { outputPath, sheets, artDpi, force } = printOptions;
  if (outputPath === undefined) throw new Failure((translate) => translate('cli.cards.outMissing'));
  const { cardsInput, print, recordOutputs } = await openCharacterPrint(translate, gameCatalog, printOptions, streams);
  const { printed } = print.deck;
  if (printed.length === 0) {
    streams.err(translate('cli.cards.unchanged', { count: print.cardCount }));
    return cardsInput.exitCode;
  }
  await loadSheetTexts(translate);
  const cardsOutput: CardsOutput = {
    parts: [{ what: 'cards', choice: EVERYTHING }],
    sheets,
    artDpi,
    created: new Date(),
  };
  // The PDF and the print record are written together, so that the record never differs from what was printed.
  const batch = new WriteBatch();
  try {
    await batch.addInChunks({ target: outputPath, force }, (write) =>
      printCards(translate, print, cardsOutput, cardsInput.origins, write, streams),
    );
    for (const recordOutput of recordOutputs) batch.add(recordOutput);
    batch.commit();
  } finally {
    batch.close();
  }
  streams.out(outputPath);
  const characters = printed.map((printedCharacter) => printedCharacter.character);
  const illegalNotes = listIllegalNotes(
    translate,
    gameCatalog,
    cardsInput.teams,
    characters,
    cardsInput.getCharactersFor,
  );
  for (const note of illegalNotes) streams.err(note);
  return getWorstExitCode(cardsInput.exitCode, illegalNotes.length > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine);
}

/** Prints the findings that a print would have, and writes no file. */
export async function preflightCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printOptions: CharacterPrintOptions,
  asJson: boolean,
  streams: CommandStreams,
): Promise<ExitCode> {
  const { cardsInput, print } = await openCharacterPrint(translate, gameCatalog, printOptions, streams);
  const { printableCards } = await layoutWithPictures(
    print,
    printOptions.artDpi,
    () => layoutCards(print, 'cards', keepDisplayList),
    listSides,
  );
  await loadSheetTexts(translate);
  const pageCounts = await convertRangeErrors(() => countPages(translate, printableCards, printOptions.sheets));
  return getWorstExitCode(
    cardsInput.exitCode,
    writePreflight(
      translate,
      gameCatalog,
      { ...pageCounts, findings: checkPrint(translate, print, printableCards) },
      asJson,
      streams,
    ),
  );
}
