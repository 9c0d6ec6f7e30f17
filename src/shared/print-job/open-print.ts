/** A print that is under way: its cards chosen and its pictures opened, ready to be laid out. */

import { cardFaction } from '../card/binding/bind.ts';
import type { PictureProblem } from '../card/pictures/picture-messages.ts';
import { pictureSource } from '../card/pictures/pictures.ts';
import { templateSources } from '../card/template/picture-sources.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { deckPictures } from '../deck/deck-rows.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Game } from '../games/game.ts';
import type { Deflate } from '../pdf/pdf-file.ts';
import type { PrintKey } from '../print/changed.ts';
import { type Deck, illustrated } from '../print/deck/deck.ts';
import type { PieceSet } from '../print/deck/pieces.ts';
import type { Printed } from '../print/members.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import type { Translate } from '../texts/translate.ts';
import {
  characterTemplates,
  chooseCards,
  chooseChanged,
  countCopies,
  templateForAll,
  type UnknownMember,
} from './choose.ts';
import { type NamedPictures, type PictureReader, PrintPictures } from './pictures.ts';
import type { CardPrintKind, PiecePrintKind, PrintJob, PrintProgress } from './print-job.ts';
import type { PrintableCard } from './printable-card.ts';

/** What a door gives to a print. */
export interface PrintPorts {
  /** Formats what the pieces of a game say, in the language of the print. */
  readonly translate: Translate;
  readonly fonts: FontSet;
  readonly pictures: PictureReader;
  /** Packs the streams of PDFs; absent = in JavaScript. */
  readonly deflate?: Deflate;
  readonly onProgress?: (progress: PrintProgress) => void;
}

export interface OpenPrint {
  readonly gameCatalog: GameCatalog<Game>;
  readonly job: PrintJob;
  readonly ports: PrintPorts;
  readonly pictures: PrintPictures;
  /** The characters that are laid out, with their templates. */
  readonly deck: Deck;
  /** How many cards there were before those that have not changed were left out. */
  readonly count: number;
  /** The keys of all these cards, for the record of this print. */
  readonly keys: readonly PrintKey[];
  readonly unknown: readonly UnknownMember[];
  /** Cards that were laid out as display lists, which previews and several outputs share. */
  readonly layouts: Map<CardPrintKind, readonly PrintableCard[]>;
  readonly pieces: Map<PiecePrintKind, Promise<PieceSet>>;
  /** Keys of pictures that turned out to be damaged when they were prepared. */
  readonly damaged: Set<string>;
  /** Names of characters whose picture turned out to be damaged when it was prepared. */
  readonly withoutPicture: string[];
}

/** Chooses the cards of a job and opens their pictures. */
export async function openPrint(gameCatalog: GameCatalog<Game>, job: PrintJob, ports: PrintPorts): Promise<OpenPrint> {
  const { printed, unknown } = chooseCards(gameCatalog, job);
  const counted = countCopies(printed, job);
  const pictures = new PrintPictures(ports.pictures);
  await pictures.open(picturesOfJob(job, counted), sourcesOfTemplates(job), (done, of) =>
    ports.onProgress?.({ stage: 'pictures', done, of }),
  );
  const ownTemplates = characterTemplates(job);
  const deck: Deck = {
    printed: counted,
    factions: job.factions,
    ownFor: (character) => job.packedTemplates?.get(character) ?? ownTemplates,
    template: templateForAll(gameCatalog, job),
    bookOf: (document) => pictures.bookOf(document),
  };
  const changed = chooseChanged(gameCatalog, deck, job);
  return {
    gameCatalog,
    job,
    ports,
    pictures,
    deck: { ...deck, printed: changed.printed },
    count: counted.length,
    keys: changed.keys,
    unknown,
    layouts: new Map(),
    pieces: new Map(),
    damaged: new Set(),
    withoutPicture: [],
  };
}

/** The documents of a job with the pictures that they name. */
function picturesOfJob({ factions, deck }: PrintJob, printed: readonly Printed[]): NamedPictures[] {
  const ofCharacters = illustrated({ printed, factions }).map((document) => ({
    document,
    sources: [pictureSource(document) ?? []].flat(),
  }));
  if (deck === undefined) return ofCharacters;
  return [...ofCharacters, { document: deck.deck, sources: [...deckPictures(deck.deck, deck.template).values()] }];
}

/** The pictures of all templates that may be chosen. */
function sourcesOfTemplates({ template, templates = [], packedTemplates, pieceTemplates = [], deck }: PrintJob) {
  const all: readonly (CardTemplate | string | undefined)[] = [
    template,
    ...templates,
    ...[...(packedTemplates?.values() ?? [])].flat(),
    ...pieceTemplates,
    deck?.template,
  ];
  return [...new Set(all)].flatMap((one) => (typeof one === 'object' ? templateSources(one) : []));
}

/** Removes pictures that turned out to be damaged, and everything that was laid out with them. */
export function removePictures(print: OpenPrint, broken: ReadonlyMap<string, PictureProblem>): void {
  const { pictures, deck, job } = print;
  for (const { character } of deck.printed) {
    const faction = cardFaction(character, deck.factions);
    const isShown = pictures.isAmong(broken, character) || (faction !== undefined && pictures.isAmong(broken, faction));
    if (isShown) print.withoutPicture.push(character.name || (job.unnamed ?? ''));
  }
  pictures.remove(broken);
  for (const key of broken.keys()) print.damaged.add(key);
  print.layouts.clear();
}
