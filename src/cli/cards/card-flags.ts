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
import { parseChoiceFlag, parseNumberFlag } from '../arguments.ts';
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
  'pdf-x': { type: 'boolean', default: false },
} as const;

export const formatSheetUsage = (translate: Translate): string =>
  translate('cli.sheets.usage', { papers: PAPER_IDS.join('|'), sides: SIDES.join('|') });

/** Returns the help lines that describe the sheet flags. */
export const listSheetHelp = (translate: Translate): string[] => [
  translate('cli.sheets.options.paper'),
  translate('cli.sheets.options.sides'),
  translate('cli.sheets.options.bleed', { max: MAX_BLEED }),
  translate('cli.sheets.options.gutter'),
  translate('cli.sheets.options.margin', { margin: MARGIN.default }),
  translate('cli.sheets.options.marks'),
  translate('cli.sheets.options.backOffset'),
  translate('cli.sheets.options.tagged'),
  translate('cli.sheets.options.pdfX'),
];

type SheetFlagValues = {
  readonly [K in Exclude<keyof typeof SHEET_FLAGS, 'tagged' | 'pdf-x'>]?: string | undefined;
} & { readonly tagged?: boolean; readonly 'pdf-x'?: boolean };

/** Reads the sheet flags. Throws a Failure that says which flag is wrong and which values are allowed. */
export function readSheetOptions(flagValues: SheetFlagValues): SheetOptions {
  const readLength = (flagName: 'bleed' | 'gutter' | 'margin', maxLength: number): number | undefined => {
    const lengthText = flagValues[flagName];
    return lengthText === undefined
      ? undefined
      : parseNumberFlag(flagName, lengthText, { min: 0, max: maxLength, isWhole: false });
  };
  const [bleedMm, gutterMm, marginMm] = [
    readLength('bleed', MAX_BLEED),
    readLength('gutter', MAX_GUTTER),
    readLength('margin', MARGIN.max),
  ];
  const backAdjust = parseBackAdjustment(flagValues['back-offset'], flagValues['back-rotation']);
  const paper = parsePaperFlag(flagValues.paper ?? 'a4');
  return {
    paper,
    sides: parseChoiceFlag('sides', flagValues.sides ?? 'long-edge', SIDES),
    marks: parseChoiceFlag('marks', flagValues.marks ?? 'crop', MARKS),
    ...(bleedMm === undefined ? {} : { bleedMm }),
    ...(gutterMm === undefined ? {} : { gutterMm }),
    ...(marginMm === undefined ? {} : { marginMm }),
    ...(backAdjust === undefined ? {} : { backAdjust }),
    ...(flagValues.tagged === true ? { tagged: true } : {}),
    ...(flagValues['pdf-x'] === true ? { isPdfX: true } : {}),
  };
}

/** Returns a note that lists the flags without effect, because the paper `card` prints single cards and not sheets. */
export function listUnusedFlags(translate: Translate, flagValues: SheetFlagValues): string[] {
  if (flagValues.paper !== 'card') return [];
  const unusedFlags = (['gutter', 'margin', 'back-offset', 'back-rotation'] as const).filter(
    (flagName) => flagValues[flagName] !== undefined,
  );
  const shownFlags = [...(flagValues.marks === 'crop' ? ['marks'] : []), ...unusedFlags].map(
    (flagName) => `--${flagName}`,
  );
  return shownFlags.length === 0 ? [] : [translate('cli.sheets.idleFlags', { flags: shownFlags.join(', ') })];
}

function parsePaperFlag(paperText: string): Paper {
  const paper = parsePaper(paperText);
  if (paper !== undefined) return paper;
  const { min, max } = CUSTOM_PAPER;
  throw new Failure((translate) =>
    translate('cli.sheets.paper', { papers: PAPER_IDS.join(', '), min, max, text: paperText }),
  );
}

function parseBackAdjustment(offsetText: string | undefined, rotationText: string | undefined): BackAdjust | undefined {
  if (offsetText === undefined && rotationText === undefined) return undefined;
  const { mm, degrees } = MAX_BACK_ADJUSTMENT;
  const coordinateTexts = (offsetText ?? '0,0').split(',');
  if (coordinateTexts.length !== 2)
    throw new Failure((translate) => translate('cli.sheets.backOffset', { text: offsetText ?? '' }));
  const [x = 0, y = 0] = coordinateTexts.map((coordinateText) =>
    parseNumberFlag('back-offset', coordinateText, { min: -mm, max: mm, isWhole: false }),
  );
  const rotationDegrees = parseNumberFlag('back-rotation', rotationText ?? '0', {
    min: -degrees,
    max: degrees,
    isWhole: false,
  });
  return { x, y, degrees: rotationDegrees };
}

const MAX_COPIES = 99;

/** The number of copies for all cards, and other numbers for individual cards. */
export interface Copies {
  readonly defaultCount: number;
  readonly countsById: ReadonlyMap<string, number>;
}

/** Parses `--copies 2 --copies gale-clerk=4`. */
export function parseCopies(copiesFlags: readonly string[]): Copies {
  let defaultCount = 1;
  const countsById = new Map<string, number>();
  for (const copiesFlag of copiesFlags) {
    const equalsIndex = copiesFlag.lastIndexOf('=');
    if (equalsIndex < 0)
      defaultCount = parseNumberFlag('copies', copiesFlag, { min: 1, max: MAX_COPIES, isWhole: true });
    else
      countsById.set(
        copiesFlag.slice(0, equalsIndex),
        parseNumberFlag('copies', copiesFlag.slice(equalsIndex + 1), { min: 0, max: MAX_COPIES, isWhole: true }),
      );
  }
  return { defaultCount, countsById };
}

/**
 * Returns the number of copies of every card. A card with its own number is printed exactly that often, whatever its team
 * says; a card with the number 0 is not printed. Throws a Failure for an unknown id.
 */
export function selectCopies(
  printed: readonly PrintedCharacter[],
  { defaultCount, countsById }: Copies,
): CardSelection {
  for (const characterId of countsById.keys()) {
    if (!printed.some(({ character }) => character.id === characterId))
      throw new Failure((translate) => translate('cli.sheets.noCard', { id: characterId }));
  }
  const countedIds = new Set<string>();
  const copiesByIndex: Record<number, number> = {};
  for (const [index, { character }] of printed.entries()) {
    const ownCount = countsById.get(character.id);
    if (ownCount === undefined) continue;
    // A character in several teams gets its own number of copies only in the first team, and 0 in the others.
    copiesByIndex[index] = countedIds.has(character.id) ? 0 : ownCount;
    countedIds.add(character.id);
  }
  return { copies: defaultCount, each: copiesByIndex, changedOnly: false };
}
