/** The flags that say how cards come onto paper. */

import type { CardSelection } from '../../shared/print/deck/selection.ts';
import type { Printed } from '../../shared/print/members.ts';
import {
  type BackAdjust,
  CUSTOM_PAPER,
  MARGIN,
  MARKS,
  MOST_ADJUST,
  MOST_BLEED,
  MOST_GUTTER,
  PAPER_IDS,
  type Paper,
  parsePaper,
  SIDES,
} from '../../shared/print/paper.ts';
import type { SheetOptions } from '../../shared/print-job/print-job.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { numberFlag, oneOf } from '../arguments.ts';
import { Failure } from '../failure.ts';

export const SHEET_FLAGS = {
  paper: { type: 'string' },
  sides: { type: 'string' },
  bleed: { type: 'string' },
  gutter: { type: 'string' },
  margin: { type: 'string' },
  marks: { type: 'string' },
  'back-offset': { type: 'string' },
  'back-rotation': { type: 'string' },
  tagged: { type: 'boolean', default: false },
} as const;

export const sheetUsage = (translate: Translate): string =>
  translate('cli.sheets.usage', { papers: PAPER_IDS.join('|'), sides: SIDES.join('|') });

/** The flags with what they do, for the help of a command. */
export const sheetHelp = (translate: Translate): string[] => [
  translate('cli.sheets.options.paper'),
  translate('cli.sheets.options.sides'),
  translate('cli.sheets.options.bleed', { max: MOST_BLEED }),
  translate('cli.sheets.options.gutter'),
  translate('cli.sheets.options.margin', { margin: MARGIN.usual }),
  translate('cli.sheets.options.marks'),
  translate('cli.sheets.options.backOffset'),
  translate('cli.sheets.options.tagged'),
];

type SheetValues = {
  readonly [K in Exclude<keyof typeof SHEET_FLAGS, 'tagged'>]?: string | undefined;
} & { readonly tagged?: boolean };

/** Throws a Failure that says which flag is wrong and what it may be. */
export function readSheetOptions(values: SheetValues): SheetOptions {
  const length = (flag: 'bleed' | 'gutter' | 'margin', most: number): number | undefined => {
    const text = values[flag];
    return text === undefined ? undefined : numberFlag(flag, text, { least: 0, most, whole: false });
  };
  const [bleedMm, gutterMm, marginMm] = [
    length('bleed', MOST_BLEED),
    length('gutter', MOST_GUTTER),
    length('margin', MARGIN.most),
  ];
  const backAdjust = adjustOf(values['back-offset'], values['back-rotation']);
  const paper = paperOf(values.paper ?? 'a4');
  return {
    paper,
    sides: oneOf('sides', values.sides ?? 'long-edge', SIDES),
    marks: oneOf('marks', values.marks ?? 'crop', MARKS),
    ...(bleedMm === undefined ? {} : { bleedMm }),
    ...(gutterMm === undefined ? {} : { gutterMm }),
    ...(marginMm === undefined ? {} : { marginMm }),
    ...(backAdjust === undefined ? {} : { backAdjust }),
    ...(values.tagged === true ? { tagged: true } : {}),
  };
}

/** A line about flags that only concern sheets, when none are printed. */
export function idleFlags(translate: Translate, values: SheetValues): string[] {
  if (values.paper !== 'card') return [];
  const given = (['gutter', 'margin', 'back-offset', 'back-rotation'] as const).filter(
    (flag) => values[flag] !== undefined,
  );
  const idle = [...(values.marks === 'crop' ? ['marks'] : []), ...given].map((flag) => `--${flag}`);
  return idle.length === 0 ? [] : [translate('cli.sheets.idleFlags', { flags: idle.join(', ') })];
}

function paperOf(text: string): Paper {
  const paper = parsePaper(text);
  if (paper !== undefined) return paper;
  const { least, most } = CUSTOM_PAPER;
  throw new Failure((translate) =>
    translate('cli.sheets.paper', { papers: PAPER_IDS.join(', '), min: least, max: most, text }),
  );
}

function adjustOf(offset: string | undefined, rotation: string | undefined): BackAdjust | undefined {
  if (offset === undefined && rotation === undefined) return undefined;
  const { mm, degrees } = MOST_ADJUST;
  const parts = (offset ?? '0,0').split(',');
  if (parts.length !== 2) throw new Failure((translate) => translate('cli.sheets.backOffset', { text: offset ?? '' }));
  const [x = 0, y = 0] = parts.map((part) => numberFlag('back-offset', part, { least: -mm, most: mm, whole: false }));
  const turned = numberFlag('back-rotation', rotation ?? '0', { least: -degrees, most: degrees, whole: false });
  return { x, y, degrees: turned };
}

const MOST_COPIES = 99;

/** How often cards are printed: all of them so many times, and some by themselves. */
export interface Copies {
  readonly all: number;
  readonly byId: ReadonlyMap<string, number>;
}

/** `--copies 2 --copies gale-clerk=4`. */
export function copiesFlag(words: readonly string[]): Copies {
  let all = 1;
  const byId = new Map<string, number>();
  for (const word of words) {
    const cut = word.lastIndexOf('=');
    if (cut < 0) all = numberFlag('copies', word, { least: 1, most: MOST_COPIES, whole: true });
    else
      byId.set(
        word.slice(0, cut),
        numberFlag('copies', word.slice(cut + 1), { least: 0, most: MOST_COPIES, whole: true }),
      );
  }
  return { all, byId };
}

/**
 * The copies of every card. A card that is named is printed exactly that often, whatever its team says, and not at
 * all for 0. Throws a Failure for an unknown id.
 */
export function selectCopies(printed: readonly Printed[], { all, byId }: Copies): CardSelection {
  for (const id of byId.keys()) {
    if (!printed.some(({ character }) => character.id === id))
      throw new Failure((translate) => translate('cli.sheets.noCard', { id }));
  }
  const counted = new Set<string>();
  const each: Record<number, number> = {};
  for (const [index, { character }] of printed.entries()) {
    const copies = byId.get(character.id);
    if (copies === undefined) continue;
    // A character that stands in several teams is named once, and printed for the first of them.
    each[index] = counted.has(character.id) ? 0 : copies;
    counted.add(character.id);
  }
  return { copies: all, each, changedOnly: false };
}
