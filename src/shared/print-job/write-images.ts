/** Prepares card sides as images: for print shops, or as sheets for Tabletop Simulator. */

import { bindCharacterCredits, bindRowCredits, type CardCredits } from '../card/binding/credits.ts';
import type { DisplayList } from '../display/display-list.ts';
import { type DrawnCard, type NamedImages, nameImages } from '../print/shop/image-names.ts';
import { planSimulatorDeck, type SimulatorDeck } from '../print/shop/simulator-deck.ts';
import { layoutCardsCached } from './layout-cards.ts';
import type { OpenPrint } from './open-print.ts';
import type { ImagesOutput } from './print-job.ts';
import type { PreparedPictures } from './print-pictures.ts';
import { type PrintableCard, selectPrintable } from './printable-card.ts';
import { layoutWithPictures } from './write-cards.ts';

/** Sides that are ready to be drawn, each with its file name, and the cards as they are ordered from a shop. */
export interface ReadyImages extends NamedImages {
  readonly preparedPictures: PreparedPictures;
}

/** Sheets for Tabletop Simulator that are ready to be drawn. */
export interface ReadySimulatorDeck extends SimulatorDeck {
  readonly preparedPictures: PreparedPictures;
}

/** Arranges the selected cards and names their images, without preparing pictures. */
export async function planImages(
  openPrint: OpenPrint,
  { parts, format, sides }: Omit<ImagesOutput, 'dpi'>,
): Promise<NamedImages> {
  const drawnCards = (await selectCards(openPrint, parts)).map((printableCard): DrawnCard => {
    const { file, cards, copies } = printableCard;
    const { artist, copyright } = getCredits(printableCard);
    return { name: file, cards, copies, artist: artist?.text, copyright: copyright?.text };
  });
  return nameImages(drawnCards, format, sides);
}

/** Arranges the selected cards, names their images and prepares their pictures. */
export async function prepareImages(openPrint: OpenPrint, output: ImagesOutput): Promise<ReadyImages> {
  const { printableCards: namedImages, preparedPictures } = await layoutWithPictures(
    openPrint,
    output.dpi,
    () => planImages(openPrint, output),
    ({ sides }) => sides.map(({ list }) => list),
  );
  return { ...namedImages, preparedPictures };
}

interface SimulatorOptions {
  readonly title: string;
  /** The text before the names of the images in the saved object. */
  readonly address: string;
}

/** Arranges the selected cards on sheets for Tabletop Simulator and prepares their pictures. */
export async function prepareSimulatorDeck(
  openPrint: OpenPrint,
  { parts, dpi }: Pick<ImagesOutput, 'parts' | 'dpi'>,
  deckOptions: SimulatorOptions,
): Promise<ReadySimulatorDeck> {
  const { printableCards: simulatorDeck, preparedPictures } = await layoutWithPictures(
    openPrint,
    dpi,
    () => planSimulatorSheets(openPrint, parts, deckOptions),
    listSheetSides,
  );
  return { ...simulatorDeck, preparedPictures };
}

/** Arranges the selected cards on sheets for Tabletop Simulator, without preparing pictures. */
export async function planSimulatorSheets(
  openPrint: OpenPrint,
  parts: ImagesOutput['parts'],
  { title, address }: SimulatorOptions,
): Promise<SimulatorDeck> {
  const simulatorCards = (await selectCards(openPrint, parts)).flatMap((printableCard) => {
    const { name, cards, copies } = printableCard;
    const { artist, copyright } = getCredits(printableCard);
    const credits = [artist?.text, copyright?.text].filter((text) => text !== undefined).join(' · ');
    return cards.map((cardSides, index) => ({
      ...cardSides,
      name: index === 0 ? name : `${name} ${index + 1}`,
      copies,
      credits,
    }));
  });
  return planSimulatorDeck(simulatorCards, title, address);
}

/** Lists the sides on the sheets of a deck. */
export const listSheetSides = ({ sheets }: Pick<SimulatorDeck, 'sheets'>): DisplayList[] =>
  sheets.flatMap(({ sides }) => sides.flatMap((side) => side ?? []));

async function selectCards(openPrint: OpenPrint, parts: ImagesOutput['parts']): Promise<readonly PrintableCard[]> {
  const selectedCards: PrintableCard[] = [];
  for (const { what: printKind, choice } of parts)
    selectedCards.push(...selectPrintable(await layoutCardsCached(openPrint, printKind), choice));
  return selectedCards;
}

const getCredits = ({ character, row }: Pick<PrintableCard, 'character' | 'row'>): CardCredits =>
  character !== undefined
    ? bindCharacterCredits(character)
    : row !== undefined
      ? bindRowCredits(row.roots.row, row.usedColumns)
      : {};
