/** A print whose cards are chosen and whose pictures are open, ready for layout. */

import { findCardFaction } from '../card/binding/bind.ts';
import type { PictureProblem } from '../card/pictures/picture-messages.ts';
import { getPictureSource } from '../card/pictures/pictures.ts';
import { getTemplateSources } from '../card/template/picture-sources.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { findDeckPictures } from '../deck/deck-rows.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Game } from '../games/game.ts';
import type { Deflate } from '../pdf/pdf-file.ts';
import type { PrintingCondition } from '../pdf/printing-condition.ts';
import { listIllustratedDocuments, type PrintDeck } from '../print/deck/deck.ts';
import type { PieceSet } from '../print/deck/pieces.ts';
import type { PrintKey } from '../print/print-record.ts';
import type { PrintedCharacter } from '../print/printed-characters.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import type { Translate } from '../texts/translate.ts';
import {
  chooseCards,
  chooseChanged,
  countCopies,
  findTemplateForAll,
  listCharacterTemplates,
  type UnknownMember,
} from './choose-cards.ts';
import type { CardPrintKind, PiecePrintKind, PrintJob, PrintProgress } from './print-job.ts';
import { type NamedPictures, type PictureReader, PrintPictures } from './print-pictures.ts';
import type { PrintableCard } from './printable-card.ts';

/** The resources that the app or the command line provides for a print. */
export interface PrintPorts {
  /** Formats the texts on pieces of a game, in the language of the print. */
  readonly translate: Translate;
  readonly fonts: FontSet;
  readonly pictures: PictureReader;
  /** Compresses the streams of PDFs. Absent = the implementation in JavaScript. */
  readonly deflate?: Deflate;
  /** Opens the printing condition of PDF/X files, once per print. Absent = PDF/X can't be made. */
  readonly openPrintingCondition?: () => Promise<PrintingCondition>;
  readonly onProgress?: (progress: PrintProgress) => void;
}

export interface OpenPrint {
  readonly gameCatalog: GameCatalog<Game>;
  readonly job: PrintJob;
  readonly ports: PrintPorts;
  readonly pictures: PrintPictures;
  /** The characters that are printed, with their templates. */
  readonly deck: PrintDeck;
  /** The number of cards before unchanged cards were removed. */
  readonly cardCount: number;
  /** The keys of all cards, for the record of this print. */
  readonly keys: readonly PrintKey[];
  readonly unknownMembers: readonly UnknownMember[];
  /** The arranged cards as display lists, which previews and several outputs share. */
  readonly layouts: Map<CardPrintKind, readonly PrintableCard[]>;
  readonly pieces: Map<PiecePrintKind, Promise<PieceSet>>;
  /** The keys of pictures that turned out to be damaged when they were prepared. */
  readonly damagedKeys: Set<string>;
  /** The names of characters whose cards lack a picture because it turned out to be damaged. */
  readonly withoutPicture: string[];
}

/** Chooses the cards of a job and opens their pictures. */
export async function openPrint(
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  printPorts: PrintPorts,
): Promise<OpenPrint> {
  const { printed: printedCharacters, unknownMembers } = chooseCards(gameCatalog, printJob);
  const countedCharacters = countCopies(printedCharacters, printJob);
  const pictures = new PrintPictures(printPorts.pictures);
  await pictures.open(listJobPictures(printJob, countedCharacters), listTemplateSources(printJob), (doneCount, total) =>
    printPorts.onProgress?.({ stage: 'pictures', done: doneCount, of: total }),
  );
  const ownTemplates = listCharacterTemplates(printJob);
  const printDeck: PrintDeck = {
    printed: countedCharacters,
    factions: printJob.factions,
    getOwnTemplates: (character) => printJob.packedTemplates?.get(character) ?? ownTemplates,
    template: findTemplateForAll(gameCatalog, printJob),
    getPictures: (document) => pictures.getPictureBook(document),
  };
  const changedCards = chooseChanged(gameCatalog, printDeck, printJob);
  return {
    gameCatalog,
    job: printJob,
    ports: printPorts,
    pictures,
    deck: { ...printDeck, printed: changedCards.printedCharacters },
    cardCount: countedCharacters.length,
    keys: changedCards.keys,
    unknownMembers,
    layouts: new Map(),
    pieces: new Map(),
    damagedKeys: new Set(),
    withoutPicture: [],
  };
}

/** Lists the documents of a job with the pictures that they name. */
function listJobPictures(
  { factions, deck }: PrintJob,
  printedCharacters: readonly PrintedCharacter[],
): NamedPictures[] {
  const characterPictures = listIllustratedDocuments({ printed: printedCharacters, factions }).map((document) => ({
    document,
    sources: [getPictureSource(document) ?? []].flat(),
  }));
  if (deck === undefined) return characterPictures;
  return [
    ...characterPictures,
    { document: deck.deck, sources: [...findDeckPictures(deck.deck, deck.template).values()] },
  ];
}

/** Lists the pictures of all templates that may be chosen. */
function listTemplateSources({ template, templates = [], packedTemplates, pieceTemplates = [], deck }: PrintJob) {
  const allTemplates: readonly (CardTemplate | string | undefined)[] = [
    template,
    ...templates,
    ...[...(packedTemplates?.values() ?? [])].flat(),
    ...pieceTemplates,
    deck?.template,
  ];
  return [...new Set(allTemplates)].flatMap((templateOrId) =>
    typeof templateOrId === 'object' ? getTemplateSources(templateOrId) : [],
  );
}

/** Removes pictures that turned out to be damaged, and all layouts, which may use them. */
export function removePictures(print: OpenPrint, damagedPictures: ReadonlyMap<string, PictureProblem>): void {
  const { pictures, deck: printDeck, job } = print;
  for (const { character } of printDeck.printed) {
    const faction = findCardFaction(character, printDeck.factions);
    const isAffected =
      pictures.isAmong(damagedPictures, character) ||
      (faction !== undefined && pictures.isAmong(damagedPictures, faction));
    if (isAffected) print.withoutPicture.push(character.name || (job.unnamed ?? ''));
  }
  pictures.remove(damagedPictures);
  for (const pictureKey of damagedPictures.keys()) print.damagedKeys.add(pictureKey);
  print.layouts.clear();
}
