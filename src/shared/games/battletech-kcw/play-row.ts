/** Creates the row from which a unit is played. */

import { listMarks } from '../../character-fields/tokens.ts';
import type { PrintedWord } from '../../form/vocabulary.ts';
import { createSingleEffects, type PlayRow, type PlayRowRules } from '../../rules/play-row.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { deriveUnit } from './derive.ts';
import { type BtUnit, EXPERIENCE, UNIT_TYPES, UNITS } from './fields.ts';
import { formatPartLabel } from './initiative.ts';
import type { BtOptions } from './options.ts';
import { TOKENS } from './tokens.ts';

const getPrintedWord = (words: readonly PrintedWord[], wordId: string): string =>
  words.find((word) => word.id === wordId)?.printed ?? wordId;

export const playRows: PlayRowRules<BtUnit, BtOptions> = { createRow: createPlayRow };

function createPlayRow(translate: Translate, unit: BtUnit, options: BtOptions): PlayRow {
  const { character, derived } = deriveUnit(unit, options);
  const {
    tonnage,
    mp: movementPoints,
    piloting,
    tactics,
    pilotingBase,
    gunneryBase,
    experience = 'green',
    crew = 1,
    heat: startingHeat = 0,
  } = character;
  const listLevel = (levelLabel: string, levelValue: number | undefined): [string, string][] =>
    levelValue === undefined ? [] : [[levelLabel, formatPlainNumber(levelValue)]];
  return {
    kind: [
      getPrintedWord(UNITS, unit.unit),
      getPrintedWord(UNIT_TYPES, unit.type),
      getPrintedWord(EXPERIENCE, experience),
    ].join(', '),
    numbers: [
      [translate('kcwPlayRow.tons'), formatPlainNumber(tonnage)],
      [
        'MP',
        derived.isSlowed
          ? translate('kcwPlayRow.slowedMp', {
              left: formatPlainNumber(derived.mpNow),
              mp: formatPlainNumber(movementPoints),
            })
          : formatPlainNumber(movementPoints),
      ],
      ...listLevel('Piloting', piloting),
      ...listLevel('Tactics', tactics),
      ...listLevel(translate('kcwBonusParts.pilotingBase'), pilotingBase),
      ...listLevel(translate('kcwBonusParts.gunneryBase'), gunneryBase),
      [translate('kcwPlayRow.crew'), formatPlainNumber(crew)],
      [translate('kcwPlayRow.heat'), formatPlainNumber(startingHeat)],
      ...(derived.bonusText === undefined ? [] : [['Initiative', derived.bonusText] as const]),
    ],
    attackHeads: [],
    attacks: [],
    lines: (character.equipment ?? []).map(({ name, text = '' }) => ({
      name,
      text,
    })),
    words:
      derived.parts.length < 2
        ? []
        : [{ name: 'Initiative', text: derived.parts.map((part) => formatPart(translate, part)).join(', ') }],
    tracks: [],
    effects: createSingleEffects(listMarks(TOKENS)),
  };
}

const formatPart = (
  translate: Translate,
  { label, value }: { readonly label: string; readonly value: string },
): string => `${formatPartLabel(translate, label)} ${value}`;
