/** Runs `cards` for characters: prints them or runs a preflight. */

import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { updateRecord } from '../../shared/print/print-record.ts';
import { checkPrint, countPages } from '../../shared/print-job/check-print.ts';
import { chooseCards } from '../../shared/print-job/choose-cards.ts';
import { keepDisplayList, layoutCards } from '../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../shared/print-job/open-print.ts';
import type { PrintJob, SheetOptions } from '../../shared/print-job/print-job.ts';
import { EVERYTHING, listSides } from '../../shared/print-job/printable-card.ts';
import { layoutWithPictures } from '../../shared/print-job/write-cards.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CallFiles } from '../cards/call-files.ts';
import { type Copies, selectCopies } from '../cards/card-flags.ts';
import { writePreflight } from '../cards/preflight.ts';
import { openCallPrint, printCards, refuseUnknown, withRangeErrorsAsFailures } from '../cards/print-cards.ts';
import { readRecord, recordOutput } from '../cards/print-record.ts';
import { reportUnfitting } from '../cards/unfitting-template.ts';
import { illegalNotes } from '../check/verdicts.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { Batch, type Output } from '../files/write.ts';
import { type CardsInput, type PrintInput, readForCards, singleEncounter } from '../given.ts';
import type { Io } from '../io.ts';
import { loadSheetTexts } from '../sheet-language.ts';

export interface CharactersCall {
  readonly paths: readonly string[];
  readonly files: CallFiles;
  /** The output file. Only a preflight has none. */
  readonly out: string | undefined;
  /** The file with the record of the last print. */
  readonly record: string | undefined;
  readonly sheets: SheetOptions;
  readonly copies: Copies;
  readonly template: CardTemplate | undefined;
  /** Whether to print what each model of an encounter needs for play, instead of a card for each character. */
  readonly isForPlay: boolean;
  readonly artDpi: number;
  readonly force: boolean;
}

interface Chosen {
  readonly input: CardsInput;
  readonly print: OpenPrint;
  /** The updated print record, or nothing if no record is kept. */
  readonly record: readonly Output[];
}

/** Reads the files and chooses the cards to print. */
async function choose(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  call: CharactersCall,
  streams: Io,
): Promise<Chosen> {
  const { paths, files, record, copies, template } = call;
  const input = await readForCards(translate, gameCatalog, files, paths, streams);
  const job = jobOf(input, call);
  const { printed, unknownMembers: unknown } = chooseCards(gameCatalog, job);
  refuseUnknown(unknown);
  if (printed.length === 0) throw new Failure((translate) => translate('cli.cards.noCharacter'));
  reportUnfitting(translate, gameCatalog, template, printed, streams);
  const selection = { ...selectCopies(printed, copies), changedOnly: record !== undefined };
  const lastPrint = record === undefined ? undefined : readRecord(record);
  const print = await openCallPrint(translate, gameCatalog, { ...job, selection, lastPrint }, input.homes, files);
  const output = record && lastPrint && recordOutput(record, updateRecord(lastPrint, print.keys));
  return { input, print, record: output ? [output] : [] };
}

/**
 * Creates the print job: the members of every team, or else the characters of the named encounters, or else all
 * characters.
 */
function jobOf(input: CardsInput, { template, isForPlay }: CharactersCall): PrintJob {
  const { characters, factions, packedTemplates, charactersFor } = input;
  const documents = groupsOf(input, isForPlay);
  const groups = documents.map((document) => ({ document, characters: charactersFor(document) }));
  return { groups, characters, factions, packedTemplates, template, isForPlay, language: 'en' };
}

const groupsOf = (input: PrintInput, isForPlay: boolean) => {
  if (isForPlay) return [singleEncounter(input, 'cards --template dashboards')];
  return input.teams.length > 0 ? input.teams : input.named;
};

/** Writes the PDF. Returns exit code 1 if something illegal was printed. */
export async function printCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  call: CharactersCall,
  streams: Io,
): Promise<Exit> {
  const { out, sheets, artDpi, force } = call;
  if (out === undefined) throw new Failure((translate) => translate('cli.cards.outMissing'));
  const { input, print, record } = await choose(translate, gameCatalog, call, streams);
  const { printed } = print.deck;
  if (printed.length === 0) {
    streams.err(translate('cli.cards.unchanged', { count: print.cardCount }));
    return input.exit;
  }
  await loadSheetTexts(translate);
  const output = { what: 'cards', sheets, selection: EVERYTHING, artDpi, created: new Date() } as const;
  // Both files are written together, so that the record never differs from what was printed.
  const batch = new Batch();
  try {
    await batch.addInPieces({ target: out, force }, (write) =>
      printCards(translate, print, output, input.homes, write, streams),
    );
    for (const written of record) batch.add(written);
    batch.commit();
  } finally {
    batch.close();
  }
  streams.out(out);
  const characters = printed.map((p) => p.character);
  const notes = illegalNotes(translate, gameCatalog, input.teams, characters, input.charactersFor);
  for (const note of notes) streams.err(note);
  return worst(input.exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
}

/** Reports the findings before printing, and writes no file. */
export async function preflightCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  call: CharactersCall,
  asJson: boolean,
  streams: Io,
): Promise<Exit> {
  const { input, print } = await choose(translate, gameCatalog, call, streams);
  const { printableCards: layout } = await layoutWithPictures(
    print,
    call.artDpi,
    () => layoutCards(print, 'cards', keepDisplayList),
    listSides,
  );
  await loadSheetTexts(translate);
  const counts = await withRangeErrorsAsFailures(() => countPages(translate, layout, call.sheets));
  return worst(
    input.exit,
    writePreflight(
      translate,
      gameCatalog,
      { ...counts, findings: checkPrint(translate, print, layout) },
      asJson,
      streams,
    ),
  );
}
