/**
 * Creates the card sheets and the saved object of a deck for Tabletop Simulator. A sheet is a grid of up to 10 x 7 faces in one image; the
 * last place of a sheet shows the face that others see of a hidden card, so it is the back and never a card. The fields of the saved object
 * are those of its documentation: kb.tabletopsimulator.com/custom-content/custom-deck and its format of save files.
 */

import { createSvgParts, styleBlendModes } from '../../card/display/to-svg.ts';
import { PRINT_DPI } from '../../card/pictures/pictures.ts';
import type { DisplayList } from '../../display/display-list.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { slugify } from '../../text/slugify.ts';
import { findFirstEqual } from './image-names.ts';

/** The largest grid of a sheet. Its last place is not for cards. */
const MAX_GRID = { columns: 10, rows: 7 };
/** The smallest grid that the game's own dialog offers. */
const MIN_GRID = { columns: 2, rows: 2 };
/** The largest width and height of a sheet in pixels, which every graphics card accepts. */
export const MAX_SHEET_PIXELS = 4096;
const POINTS_PER_INCH = 72;

export interface SimulatorCard {
  readonly name: string;
  readonly front: DisplayList;
  readonly back: DisplayList;
  readonly copies: number;
  /** The credits of the card, which the game shows as its description. */
  readonly credits?: string;
}

/** An image with a grid of sides. */
interface SimulatorSheet {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  /** The sides by their place, row by row. A place without a side stays black. */
  readonly sides: readonly (DisplayList | undefined)[];
}

/** The cards of one size that share a sheet, and its backs. */
interface SheetGroup {
  readonly cards: readonly SimulatorCard[];
  readonly faces: SimulatorSheet;
  readonly backs: SimulatorSheet;
  readonly hasUniqueBacks: boolean;
}

export interface SimulatorDeck {
  readonly sheets: readonly SimulatorSheet[];
  readonly objectFile: string;
  /** The saved object, as the game reads it from its folder Saved Objects. */
  readonly savedObject: unknown;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Returns the number of pixels per point with which a grid of these sides fits its image, at most the resolution of print. */
const computeScale = ({ columns, rows }: Grid, { width, height }: Pick<DisplayList, 'width' | 'height'>): number =>
  Math.min(MAX_SHEET_PIXELS / (columns * width), MAX_SHEET_PIXELS / (rows * height), PRINT_DPI / POINTS_PER_INCH);

/** Chooses the grid that shows the cards largest, and of equal ones the grid with the fewest places. One more place than cards is needed. */
function chooseGrid(cardCount: number, side: DisplayList): Grid {
  let bestGrid: Grid = MAX_GRID;
  for (let columns = MIN_GRID.columns; columns <= MAX_GRID.columns; columns += 1)
    for (let rows = MIN_GRID.rows; rows <= MAX_GRID.rows; rows += 1) {
      const grid = { columns, rows };
      if (columns * rows <= cardCount) continue;
      const gain = computeScale(grid, side) - computeScale(bestGrid, side);
      if (gain > 0 || (gain === 0 && columns * rows < bestGrid.columns * bestGrid.rows)) bestGrid = grid;
    }
  return bestGrid;
}

const MAX_CARDS = MAX_GRID.columns * MAX_GRID.rows - 1;

const getSizeKey = ({ front: { width, height } }: SimulatorCard): string => `${width} ${height}`;

function splitIntoSheets(cards: readonly SimulatorCard[]): SimulatorCard[][] {
  const cardsBySize = new Map<string, SimulatorCard[]>();
  for (const card of cards) {
    const sizeKey = getSizeKey(card);
    const sameSizeCards = cardsBySize.get(sizeKey);
    if (sameSizeCards === undefined) cardsBySize.set(sizeKey, [card]);
    else sameSizeCards.push(card);
  }
  return [...cardsBySize.values()].flatMap((sameSize) =>
    Array.from({ length: Math.ceil(sameSize.length / MAX_CARDS) }, (_value, sheetIndex) =>
      sameSize.slice(sheetIndex * MAX_CARDS, (sheetIndex + 1) * MAX_CARDS),
    ),
  );
}

function createGroup(cards: readonly SimulatorCard[], fileStem: string, sheetNumber: number): SheetGroup {
  const [firstCard] = cards;
  if (firstCard === undefined) throw new RangeError('A sheet needs a card.');
  const grid = chooseGrid(cards.length, firstCard.front);
  const hasUniqueBacks = findFirstEqual(cards.map(({ back }) => back)).some((firstIndex) => firstIndex !== 0);
  const lastIndex = grid.columns * grid.rows - 1;
  const placeSides = (sides: readonly DisplayList[]) =>
    Array.from({ length: lastIndex + 1 }, (_value, index) => (index === lastIndex ? firstCard.back : sides[index]));
  return {
    cards,
    hasUniqueBacks,
    faces: {
      ...grid,
      file: `${fileStem}-${sheetNumber}-fronts.png`,
      sides: placeSides(cards.map(({ front }) => front)),
    },
    backs: hasUniqueBacks
      ? { ...grid, file: `${fileStem}-${sheetNumber}-backs.png`, sides: placeSides(cards.map(({ back }) => back)) }
      : { columns: 1, rows: 1, file: `${fileStem}-${sheetNumber}-back.png`, sides: [firstCard.back] },
  };
}

/**
 * Plans the sheets of a deck. `address` is put before the name of each image, since the game loads images by their address. Throws a
 * RangeError without cards.
 */
export function planSimulatorDeck(cards: readonly SimulatorCard[], title: string, address: string): SimulatorDeck {
  if (cards.length === 0) throw new RangeError('A deck for Tabletop Simulator needs a card.');
  const fileStem = slugify(title) || 'deck';
  const groups = splitIntoSheets(cards).map((sheetCards, index) => createGroup(sheetCards, fileStem, index + 1));
  return {
    sheets: groups.flatMap(({ faces, backs }) => [faces, backs]),
    objectFile: `${fileStem}.json`,
    savedObject: createSavedObject(groups, title, address),
  };
}

/** The position of an object on the table, face down, one next to the other. */
const createTransform = (index: number) => ({
  posX: index * 4,
  posY: 1,
  posZ: 0,
  rotX: 0,
  rotY: 180,
  rotZ: 180,
  scaleX: 1,
  scaleY: 1,
  scaleZ: 1,
});

/** Cards of one size form a deck; a single card is an object of its own, since a deck has at least two cards. */
function createSavedObject(groups: readonly SheetGroup[], title: string, address: string): unknown {
  const sizedGroups = groups.map((group) => ({ group, groupSizeKey: group.cards.map(getSizeKey)[0] }));
  const sizeKeys = [...new Set(sizedGroups.map(({ groupSizeKey }) => groupSizeKey))];
  return {
    SaveName: title,
    ObjectStates: sizeKeys.map((sizeKey, objectIndex) => {
      const entries = sizedGroups.flatMap(({ group, groupSizeKey }, groupIndex) =>
        groupSizeKey === sizeKey ? [{ group, key: groupIndex + 1 }] : [],
      );
      const customDeck = Object.fromEntries(entries.map(({ group, key }) => [key, createDeckEntry(group, address)]));
      const objects = entries.flatMap(({ group, key }) =>
        group.cards.flatMap(({ name, credits = '', copies, front }, cardIndex) =>
          Array.from({ length: copies }, () => ({
            Name: 'Card',
            Nickname: name,
            Description: credits,
            CardID: key * 100 + cardIndex,
            SidewaysCard: front.width > front.height,
            CustomDeck: { [key]: customDeck[key] },
            Transform: createTransform(0),
          })),
        ),
      );
      const [firstObject] = objects;
      if (objects.length === 1 && firstObject !== undefined)
        return { ...firstObject, Name: 'CardCustom', Transform: createTransform(objectIndex) };
      return {
        Name: 'DeckCustom',
        Nickname: title,
        Transform: createTransform(objectIndex),
        SidewaysCard: firstObject?.SidewaysCard ?? false,
        DeckIDs: objects.map(({ CardID }) => CardID),
        CustomDeck: customDeck,
        ContainedObjects: objects,
      };
    }),
  };
}

const createDeckEntry = ({ faces, backs, hasUniqueBacks }: SheetGroup, address: string) => ({
  FaceURL: joinAddress(address, faces.file),
  BackURL: joinAddress(address, backs.file),
  NumWidth: faces.columns,
  NumHeight: faces.rows,
  BackIsHidden: true,
  UniqueBack: hasUniqueBacks,
  Type: 0,
});

const joinAddress = (address: string, file: string): string =>
  address === '' || address.endsWith('/') ? `${address}${file}` : `${address}/${file}`;

/** Draws a sheet as an SVG, with its size in pixels and its resolution. Sides end at the cut, without bleed. */
export function createSheetSvg(
  { columns, rows, sides }: SimulatorSheet,
  fonts: FontSet,
  getHref: (pictureKey: string) => string | undefined,
): { svg: string; width: number; height: number; dpi: number } {
  const firstSide = sides.find((side) => side !== undefined);
  if (firstSide === undefined) throw new RangeError('A sheet needs a side.');
  const scale = computeScale({ columns, rows }, firstSide);
  const cell = { width: Math.floor(firstSide.width * scale), height: Math.floor(firstSide.height * scale) };
  const definitions: string[] = [];
  const bodies: string[] = [];
  for (const [index, side] of sides.entries()) {
    if (side === undefined) continue;
    const parts = createSvgParts(side, fonts, { idPrefix: `s${index}`, getHref });
    const x = (index % columns) * cell.width;
    const y = Math.floor(index / columns) * cell.height;
    definitions.push(
      parts.definitions,
      `<clipPath id="s${index}-card"><rect width="${side.width}" height="${side.height}"/></clipPath>`,
    );
    bodies.push(
      `<g transform="translate(${x} ${y}) scale(${cell.width / side.width} ${cell.height / side.height})" ` +
        // Each side has white card stock below it, as on paper; only places without a card are black.
        `clip-path="url(#s${index}-card)"><rect width="${side.width}" height="${side.height}" fill="#ffffff"/>${styleBlendModes(parts.body)}</g>`,
    );
  }
  const [width, height] = [columns * cell.width, rows * cell.height];
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs><rect width="100%" height="100%" fill="#000000"/>${bodies.join('')}</svg>`,
    width,
    height,
    dpi: Math.round(scale * POINTS_PER_INCH),
  };
}
