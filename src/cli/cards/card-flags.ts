/** Defines and reads the flags that control how cards are printed on paper. */

import type { CardSelection } from '../../shared/print/deck/selection.ts';
import {
  type BackAdjust,
  CUSTOM_PAPER,
  MARGIN,
  MARKS,
  MAX_BACK_ADJUSTMENT,
  MAX_BLEED,
  MAX_GUTTER,
  PAPER_IDS,
  type Paper,
  parsePaper,
  SIDES,
} from '../../shared/print/paper.ts';
import type { PrintedCharacter } from '../../shared/print/printed-characters.ts';
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

/** Returns the help lines that describe the sheet flags. */
export const sheetHelp = (translate: Translate): string[] => [
  translate('cli.sheets.options.paper'),
  translate('cli.sheets.options.sides'),
  translate('cli.sheets.options.bleed', { max: MAX_BLEED }),
  translate('cli.sheets.options.gutter'),
  translate('cli.sheets.options.margin', { margin: MARGIN.default }),
  translate('cli.sheets.options.marks'),
  translate('cli.sheets.options.backOffset'),
  translate('cli.sheets.options.tagged'),
];

type SheetValues = {
  readonly [K in Exclude<keyof typeof SHEET_FLAGS, 'tagged'>]?: string | undefined;
} & { readonly tagged?: boolean };

/** Reads the sheet flags. Throws a Failure that says which flag is wrong and which values are allowed. */
export function readSheetOptions(values: SheetValues): SheetOptions {
  const length = (flag: 'bleed' | 'gutter' | 'margin', most: number): number | undefined => {
    const text = values[flag];
    return text === undefined ? undefined : numberFlag(flag, text, { least: 0, most, whole: false });
  };
  const [bleedMm, gutterMm, marginMm] = [
    length('bleed', MAX_BLEED),
    length('gutter', MAX_GUTTER),
    length('margin', MARGIN.max),
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

/** Returns a note that lists the flags that have no effect because cards are printed without sheets. */
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
  const { min: least, max: most } = CUSTOM_PAPER;
  throw new Failure((translate) =>
    translate('cli.sheets.paper', { papers: PAPER_IDS.join(', '), min: least, max: most, text }),
  );
}

function adjustOf(offset: string | undefined, rotation: string | undefined): BackAdjust | undefined {
  if (offset === undefined && rotation === undefined) return undefined;
  const { mm, degrees } = MAX_BACK_ADJUSTMENT;
  const parts = (offset ?? '0,0').split(',');
  if (parts.length !== 2) throw new Failure((translate) => translate('cli.sheets.backOffset', { text: offset ?? '' }));
  const [x = 0, y = 0] = parts.map((part) => numberFlag('back-offset', part, { least: -mm, most: mm, whole: false }));
  const turned = numberFlag('back-rotation', rotation ?? '0', { least: -degrees, most: degrees, whole: false });
  return { x, y, degrees: turned };
}

const MOST_COPIES = 99;

/** The numbers of copies: one for all cards, and others for individual cards. */
export interface Copies {
  readonly all: number;
  readonly byId: ReadonlyMap<string, number>;
}

/** Parses `--copies 2 --copies gale-clerk=4`. */
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
 * Returns the number of copies of every card. A card with its own number is printed exactly that often, whatever its team
 * says; 0 leaves it out. Throws a Failure for an unknown id.
 */
export function selectCopies(printed: readonly PrintedCharacter[], { all, byId }: Copies): CardSelection {
  for (const id of byId.keys()) {
    if (!printed.some(({ character }) => character.id === id))
      throw new Failure((translate) => translate('cli.sheets.noCard', { id }));
  }
  const counted = new Set<string>();
  const each: Record<number, number> = {};
  for (const [index, { character }] of printed.entries()) {
    const copies = byId.get(character.id);
    if (copies === undefined) continue;
    // A character in several teams gets its own number of copies only in the first team, and 0 in the others.
    each[index] = counted.has(character.id) ? 0 : copies;
    counted.add(character.id);
  }
  return { copies: all, each, changedOnly: false };
}
