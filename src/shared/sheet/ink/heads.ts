/** Tops of first pages as display items: band, stamp, figures, details. The same places as in `roster-head.tsx`. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { type Box, filled, framed, halftone } from '../kit/boxes.ts';
import { HEADLINE_LEADING, type Headline } from '../kit/headline.ts';
import { ACCENT, BAND_FILL, HAIRLINE, INK, MUTED, PAPER } from '../kit/theme.ts';
import type { RosterFigure } from '../roster/roster-data.ts';
import { DETAIL, FIGURES, type LaidHead, STAMP } from '../roster/roster-head.tsx';
import { rowHeight, rowInk } from './rows.ts';
import { ascentOf, label, lineInk } from './text-items.ts';

type Place = Omit<Box, 'height'>;

const HALFTONE = { share: 0.42, pitch: 6 } as const;
const NAME_LEFT = 9;

/** The black band with a name at its left. */
export function bandInk(name: Headline, box: Box, fonts: FontSet): DisplayItem[] {
  const width = box.width * HALFTONE.share;
  const first = box.y + (box.height - name.height) / 2 + ascentOf('display-black', name.size, fonts);
  const look = { size: name.size, colour: PAPER } as const;
  return [
    filled(box, INK),
    halftone({ ...box, x: box.x + box.width - width, width }, HALFTONE.pitch),
    ...name.lines.flatMap((line, index) =>
      lineInk(line, look, box.x + NAME_LEFT, first + index * name.size * HEADLINE_LEADING, fonts),
    ),
  ];
}

const stampBox = (band: Box): Box => ({
  x: band.x + band.width - 9 - STAMP.width,
  y: band.y + (band.height - STAMP.height) / 2,
  width: STAMP.width,
  height: STAMP.height,
});

/** A framed word at the right end of a band; in the accent colour for `alarm`. */
export function stampInk(word: string, alarm: boolean, band: Box, fonts: FontSet): DisplayItem[] {
  const frame = stampBox(band);
  const colour = alarm ? ACCENT : INK;
  const size = word.length > 8 ? 18 : 25;
  const words = label(word, 'display-black', { size, colour }, 1.6, fonts);
  const inner = { x: frame.x + 2.2, y: frame.y + 2.2, width: frame.width - 4.4, height: frame.height - 4.4 };
  const y = frame.y + (frame.height - size - 1.5) / 2 + ascentOf('display-black', size, fonts);
  return [filled(frame, PAPER), framed(inner, colour, 1.8), words.at(frame.x + (frame.width - words.width) / 2, y)];
}

const TITLE = { size: 13, spacing: 0.4, pad: 6 } as const;

/** What kind of sheet it is, with a small line below, at the place of a stamp. A title that is too long is set smaller. */
export function titleInk(title: string, note: string, band: Box, fonts: FontSet): DisplayItem[] {
  const frame = stampBox(band);
  const set = (scale: number) =>
    label(title, 'display-black', { size: TITLE.size * scale, colour: INK }, TITLE.spacing * scale, fonts);
  const large = set(Math.min(1, (frame.width - 2 * TITLE.pad) / set(1).width));
  const small = label(note, 'text-medium', { size: 7, colour: INK }, 0, fonts);
  const top = frame.y + (frame.height - TITLE.size - 2.5 - 7 * 1.2) / 2;
  return [
    filled(frame, PAPER),
    large.at(frame.x + (frame.width - large.width) / 2, top + ascentOf('display-black', 13, fonts)),
    small.at(frame.x + (frame.width - small.width) / 2, top + 15.5 + ascentOf('text-medium', 7, fonts)),
  ];
}

const FIGURE = { size: 17, label: 6.6, leading: 6.6 * 1.2, pad: 9 } as const;

/** Figures side by side on a tinted strip: each as wide as its words, and what is left shared. */
export function figuresInk(figures: readonly RosterFigure[], { x, y, width }: Place, fonts: FontSet): DisplayItem[] {
  const set = figures.map(({ label: text, value, over }) => {
    const big = label(value, 'display-black', { size: FIGURE.size, colour: over ? ACCENT : INK }, 0, fonts);
    const small = label(text, 'text-medium', { size: FIGURE.label, colour: MUTED }, 0, fonts);
    return { big, small, width: Math.max(big.width, small.width) + 2 * FIGURE.pad };
  });
  const spare = (width - set.reduce((sum, each) => sum + each.width, 0)) / Math.max(1, set.length);
  const top = y + (FIGURES - FIGURE.size - FIGURE.leading) / 2;
  let left = x;
  const items = set.flatMap(({ big, small, width: own }, index) => {
    const line = index > 0 ? [filled({ x: left, y, width: 0.5, height: FIGURES }, HAIRLINE)] : [];
    const at = left + FIGURE.pad + (index > 0 ? 0.5 : 0);
    left += own + spare;
    return [
      ...line,
      big.at(at, top + ascentOf('display-black', FIGURE.size, fonts)),
      small.at(at, top + FIGURE.size + ascentOf('text-medium', FIGURE.label, fonts)),
    ];
  });
  return [filled({ x, y, width, height: FIGURES }, BAND_FILL), ...items];
}

/** The small print below the figures. */
export function detailsInk({ details, band }: LaidHead, { x, y, width }: Place, fonts: FontSet): DisplayItem[] {
  let top = y + band + FIGURES + DETAIL.top;
  return details.flatMap((row) => {
    const items = rowInk(row, { x, y: top, width }, DETAIL.pad, fonts);
    top += rowHeight(row, DETAIL.pad);
    return items;
  });
}
