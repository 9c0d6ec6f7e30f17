/** Places the credit line of a card: who drew it, and its number and set. What is missing leaves no separator. */

import type { Color, DisplayItem } from '../../display/display-list.ts';
import { type Rect, toRect } from '../../display/units.ts';
import type { Drawing } from '../../document/schema.ts';
import { splitClusters } from '../../text/fonts/clusters.ts';
import { closeDirectionControls } from '../../text/lines/direction-controls.ts';
import { breakLines, type Line } from '../../text/lines/lines.ts';
import { measureTexts } from '../../text/lines/measure.ts';
import { getFontSize, NO_SQUEEZE, SQUEEZES, type Squeeze, type TextStyle } from '../../text/lines/styles.ts';
import type { StyledText } from '../../text/lines/words.ts';
import { type CardCredits, CREDIT_PARTS, type CreditPart, type CreditText } from '../binding/credits.ts';
import type { Binding } from '../binding/runs.ts';
import { createLineItems } from '../display/line-items.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import type { CreditElement } from '../template/template.ts';
import { getTextStyle } from '../text-style.ts';
import { bisectFirst, createPlacement, EMPTY_PLACEMENT, type LayoutContext, type Placement } from './context.ts';
import { drawSymbol, getDrawingAt } from './place-symbol.ts';
import { getAlignFactor } from './place-text.ts';

/** Printed before the artist's name if the template has no text of its own. */
const ARTIST_PREFIX = 'Illus. ';
const SEPARATOR = ' · ';
/** A step of shortening: to at least so many characters. A part that is still too long is then left out, or kept at that length. */
interface Shortening {
  readonly part: CreditPart;
  readonly minCharacters: number;
  readonly isDropped: boolean;
}

/** The steps in which a line is shortened: first what matters least. A version of a few characters is left out as a whole. */
const SHORTENINGS: readonly Shortening[] = [
  { part: 'version', minCharacters: Number.POSITIVE_INFINITY, isDropped: true },
  { part: 'set', minCharacters: 12, isDropped: true },
  { part: 'artist', minCharacters: 12, isDropped: false },
  { part: 'copyright', minCharacters: 10, isDropped: true },
  { part: 'artist', minCharacters: 4, isDropped: true },
  { part: 'number', minCharacters: 4, isDropped: true },
];

/** The size of the symbol, and the gap after it, as multiples of the type size. */
const SYMBOL_SIZE = 1.05;
const SYMBOL_GAP = 0.28;
/** The smallest distance between the two halves of the line as a multiple of the type size. */
const HALF_GAP = 1.6;
/** The room below the baseline for descenders as a multiple of the type size. */
const DESCENT = 0.21;
/** The distance between baselines as a multiple of the type size. */
const LEADING = 1.06;

/** A piece of the line: a text, or the symbol of the set. */
type Piece = { readonly texts: readonly StyledText[] } | { readonly symbol: Drawing };

/** The pieces at the left and at the right of a line, or all of them in one half. */
type Row = readonly (readonly Piece[])[];

/** A piece with its width in points. */
type MeasuredPiece =
  | { readonly line: Line; readonly width: number }
  | { readonly symbol: Drawing; readonly width: number };

type MeasuredRow = readonly (readonly MeasuredPiece[])[];

export function placeCredit(element: CreditElement, context: LayoutContext): Placement {
  const { binding, fonts, template, theme } = context;
  const credits = getPrintableCredits(binding);
  const style = getTextStyle(template.styles, element.style, theme);
  const box = toRect(element.box);
  const { align } = element;
  const measureHalf = (pieces: readonly Piece[], squeeze: Squeeze): readonly MeasuredPiece[] =>
    pieces.flatMap((piece): readonly MeasuredPiece[] => {
      if ('symbol' in piece)
        return [{ symbol: piece.symbol, width: getFontSize(style, squeeze) * (SYMBOL_SIZE + SYMBOL_GAP) }];
      const [line] = breakLines(
        measureTexts(piece.texts, fonts),
        { width: Number.MAX_SAFE_INTEGER },
        fonts,
        squeeze,
      ).lines;
      return line === undefined ? [] : [{ line, width: line.width + getTrailingSpace(piece, style, squeeze) }];
    });
  const tryCredits = (candidate: CardCredits, squeeze: Squeeze) => {
    const size = getFontSize(style, squeeze);
    const fitsLine = (halves: MeasuredRow): boolean => {
      const gaps = Math.max(0, halves.filter((half) => half.length > 0).length - 1) * HALF_GAP * size;
      return halves.reduce((total, half) => total + getWidth(half), gaps) <= box.width;
    };
    const hasSecondLine = box.height >= size * (1 + LEADING);
    const arrangements = listArrangements(candidate, element, style, hasSecondLine);
    for (const arrangement of arrangements) {
      const rows = arrangement.map((halves) => halves.map((pieces) => measureHalf(pieces, squeeze)));
      if (rows.every(fitsLine)) return { rows, size, printed: candidate };
    }
    return undefined;
  };
  const fitting = fitCredits(credits, tryCredits);
  const findings = listLosses(credits, fitting?.printed ?? {});
  if (fitting === undefined) return { ...EMPTY_PLACEMENT, findings };
  const { rows, size } = fitting;
  const items = rows.flatMap((halves, rowIndex) => {
    const baseline = box.y + box.height - size * (DESCENT + LEADING * (rows.length - 1 - rowIndex));
    return halves.flatMap((half, index) => {
      const factor = align === undefined ? index : getAlignFactor(align);
      const startX = box.x + (box.width - getWidth(half)) * factor;
      return drawHalf(half, startX, baseline, size, style.colour, context);
    });
  });
  return { ...(items.length === 0 ? EMPTY_PLACEMENT : createPlacement(items)), findings };
}

/** Whether every part of the credits is printed whole in the box of the element. */
export const fitsCredits = (element: CreditElement, context: LayoutContext): boolean =>
  placeCredit(element, context).findings.length === 0;

/** Reports the parts that are not fully printed. A copyright that names the artist prints that name as well. */
function listLosses(credits: CardCredits, printed: CardCredits): readonly CardFinding[] {
  const namedArtist = printed.copyright?.text === credits.copyright?.text && isArtistInCopyright(credits);
  const fields = CREDIT_PARTS.flatMap((part) => {
    const text = credits[part];
    const isPrinted = text === undefined || printed[part]?.text === text.text || (part === 'artist' && namedArtist);
    return isPrinted ? [] : [text.field];
  });
  return fields.length === 0 ? [] : [{ kind: 'credit-line', fields }];
}

const isArtistInCopyright = ({ artist, copyright }: CardCredits): boolean =>
  artist !== undefined && copyright?.text.includes(artist.text) === true;

/** Returns the credits with a symbol only if it can be drawn. */
export function getPrintableCredits(binding: Binding): CardCredits {
  const { symbol: _symbol, ...texts } = (binding.credits as CardCredits | undefined) ?? {};
  const symbol = getDrawingAt(binding, '/credits/symbol');
  return symbol === undefined ? texts : { ...texts, symbol };
}

const getWidth = (pieces: readonly MeasuredPiece[]): number => pieces.reduce((total, { width }) => total + width, 0);

/** Lines end without their last space, which is needed before a symbol. */
function getTrailingSpace(piece: Extract<Piece, { texts: unknown }>, style: TextStyle, squeeze: Squeeze): number {
  const endsInSpace = piece.texts[piece.texts.length - 1]?.text.endsWith(' ') === true;
  return endsInSpace ? SYMBOL_GAP * getFontSize(style, squeeze) : 0;
}

/**
 * Tries the whole line, then with less tracking and in smaller type, then without a name that it repeats, and then with ever shorter
 * texts. Returns undefined if there is nothing to print.
 */
function fitCredits<T>(
  credits: CardCredits,
  tryCredits: (candidate: CardCredits, squeeze: Squeeze) => T | undefined,
): T | undefined {
  for (const squeeze of SQUEEZES) {
    const fitting = tryCredits(credits, squeeze);
    if (fitting !== undefined) return fitting;
  }
  const smallest = SQUEEZES[SQUEEZES.length - 1] ?? NO_SQUEEZE;
  let remaining = credits;
  const attempt = (candidate: CardCredits): T | undefined => {
    remaining = candidate;
    return tryCredits(candidate, smallest);
  };
  if (isArtistInCopyright(credits)) {
    const { artist: _repeatedName, ...otherCredits } = credits;
    const fitting = attempt(otherCredits);
    if (fitting !== undefined) return fitting;
  }
  for (const shortening of SHORTENINGS) {
    const { part, isDropped } = shortening;
    const text = credits[part];
    if (text === undefined || remaining[part] === undefined) continue;
    const shorterCredits = listShorterTexts(text, shortening).map((shorterText) => ({
      ...remaining,
      [part]: shorterText,
    }));
    const fitting = bisectFirst(shorterCredits, (candidate) => tryCredits(candidate, smallest));
    if (fitting !== undefined) return fitting;
    if (isDropped) {
      const fittingRest = attempt(dropPart(remaining, part, credits));
      if (fittingRest !== undefined) return fittingRest;
    } else remaining = shorterCredits.at(-1) ?? remaining;
  }
  return undefined;
}

/** Lists ever shorter texts with an ellipsis, down to the minimum of a step. */
function listShorterTexts(part: CreditText, { minCharacters }: Shortening): readonly CreditText[] {
  const clusters = splitClusters(part.text);
  return Array.from({ length: Math.max(0, clusters.length - minCharacters) }, (_, index) => ({
    ...part,
    text: closeDirectionControls(
      `${clusters
        .slice(0, clusters.length - 1 - index)
        .join('')
        .trimEnd()}…`,
    ),
  }));
}

/** Leaves a part out. Without the copyright nothing else names the artist, so the name returns. */
function dropPart(remaining: CardCredits, part: CreditPart, { artist }: CardCredits): CardCredits {
  const { [part]: _droppedPart, ...otherParts } = remaining;
  return part === 'copyright' && artist !== undefined ? { ...otherParts, artist } : otherParts;
}

/**
 * Lists the lines in which the credits can be printed: one line, and then two. One line has the makers at the left and the edition at the
 * right. Two lines begin with the artist and the number, as on published cards; the copyright and the set follow below.
 */
function listArrangements(
  credits: CardCredits,
  element: CreditElement,
  style: TextStyle,
  hasSecondLine: boolean,
): readonly (readonly Row[])[] {
  const { artist, copyright, number, symbol, set, version } = credits;
  const toTexts = (part: CreditText | undefined, prefix = ''): readonly StyledText[] =>
    part === undefined ? [] : [{ text: `${prefix}${part.text}`, style, field: part.field }];
  const artistTexts = toTexts(artist, element.before ?? ARTIST_PREFIX);
  const copyrightTexts = toTexts(copyright && { ...copyright, text: writeCopyright(copyright.text) });
  const makers = [artistTexts, copyrightTexts];
  const edition = [toTexts(set), toTexts(version && { ...version, text: writeVersion(version.text) })];
  const numbered = toTexts(number);
  const symbolPieces: readonly Piece[] = symbol === undefined ? [] : [{ symbol }];
  const join = (...parts: readonly (readonly StyledText[])[]): readonly Piece[] => createTextPiece(parts, style);
  const editionPieces: readonly Piece[] =
    symbol === undefined
      ? join(numbered, ...edition)
      : [...createTextPiece([numbered], style, ' '), ...symbolPieces, ...join(...edition)];
  if (element.align !== undefined) {
    const makerPieces = join(...makers);
    if (makerPieces.length === 0 || editionPieces.length === 0) return [[[[...makerPieces, ...editionPieces]]]];
    const oneLine: Row = [[...createTextPiece(makers, style, SEPARATOR), ...editionPieces]];
    return hasSecondLine ? [[oneLine], [[makerPieces], [editionPieces]]] : [[oneLine]];
  }
  const oneLine: Row = [join(...makers), editionPieces];
  if (!hasSecondLine) return [[oneLine]];
  const [artistPieces, copyrightPieces] = [join(artistTexts), join(copyrightTexts)];
  const numberPieces =
    symbol === undefined ? join(numbered) : [...createTextPiece([numbered], style, ' '), ...symbolPieces];
  return [
    [oneLine],
    [
      [artistPieces, editionPieces],
      [copyrightPieces, []],
    ],
    [
      [artistPieces, numberPieces],
      [copyrightPieces, join(...edition)],
    ],
    [
      [join(...makers), []],
      [[], editionPieces],
    ],
    [
      [artistPieces, []],
      [copyrightPieces, editionPieces],
    ],
  ].map((rows) => rows.filter((halves) => halves.some((half) => half.length > 0)));
}

/** Joins texts with separators. Returns no piece if there is no text. */
function createTextPiece(parts: readonly (readonly StyledText[])[], style: TextStyle, suffix = ''): readonly Piece[] {
  const visibleParts = parts.filter((part) => part.length > 0);
  if (visibleParts.length === 0) return [];
  const texts = visibleParts.flatMap((part, index) => (index === 0 ? part : [{ text: SEPARATOR, style }, ...part]));
  return [{ texts: suffix === '' ? texts : [...texts, { text: suffix, style }] }];
}

/** A version that is a number says so: `v2`. */
const writeVersion = (version: string): string => (/^\d/.test(version) ? `v${version}` : version);

const writeCopyright = (copyright: string): string =>
  /[©®™]|\(c\)|copyright|licen[cs]e|\bcc\b/i.test(copyright) ? copyright : `© ${copyright}`;

function drawHalf(
  half: readonly MeasuredPiece[],
  startX: number,
  baseline: number,
  size: number,
  color: Color,
  { theme }: LayoutContext,
): readonly DisplayItem[] {
  let x = startX;
  return half.flatMap((piece) => {
    const pieceX = x;
    x += piece.width;
    if ('line' in piece) return createLineItems(piece.line, pieceX, baseline);
    // Symbols are centered on capitals, which are about 0.7 of the type size high.
    const area: Rect = {
      x: pieceX,
      y: baseline - 0.35 * size - (SYMBOL_SIZE * size) / 2,
      width: SYMBOL_SIZE * size,
      height: SYMBOL_SIZE * size,
    };
    const items = drawSymbol(piece.symbol, area, theme, isOneColor(piece.symbol) ? color : undefined);
    return [{ kind: 'group', field: '/credits/symbol', hit: area, role: 'artifact', items }];
  });
}

/** Whether a drawing is a silhouette, which may have any color. */
const isOneColor = ({ shapes }: Drawing): boolean => new Set(shapes.map(({ fill }) => fill)).size <= 1;
