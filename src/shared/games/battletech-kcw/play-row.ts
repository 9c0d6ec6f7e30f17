/** What a unit is played from. */

import { marksOf } from '../../character-fields/tokens.ts';
import type { PrintedWord } from '../../form/vocabulary.ts';
import type { PlayRow, PlayRowRules } from '../../rules/play-row.ts';
import { numberText } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { deriveUnit } from './derive.ts';
import { type BtUnit, EXPERIENCE, UNIT_TYPES, UNITS } from './fields.ts';
import { formatPartLabel } from './initiative.ts';
import type { BtOptions } from './options.ts';
import { TOKENS } from './tokens.ts';

const getPrinted = (words: readonly PrintedWord[], id: string): string =>
  words.find((word) => word.id === id)?.printed ?? id;

export const playRows: PlayRowRules<BtUnit, BtOptions> = { of: playRow };

function playRow(translate: Translate, unit: BtUnit, options: BtOptions): PlayRow {
  const { character, derived } = deriveUnit(unit, options);
  const {
    tonnage,
    mp,
    piloting,
    tactics,
    pilotingBase,
    gunneryBase,
    experience = 'green',
    crew = 1,
    heat = 0,
  } = character;
  const level = (label: string, value: number | undefined): [string, string][] =>
    value === undefined ? [] : [[label, numberText(value)]];
  return {
    kind: [getPrinted(UNITS, unit.unit), getPrinted(UNIT_TYPES, unit.type), getPrinted(EXPERIENCE, experience)].join(
      ', ',
    ),
    numbers: [
      [translate('kcwPlayRow.tons'), numberText(tonnage)],
      [
        'MP',
        derived.isSlowed
          ? translate('kcwPlayRow.slowedMp', { left: numberText(derived.mpNow), mp: numberText(mp) })
          : numberText(mp),
      ],
      ...level('Piloting', piloting),
      ...level('Tactics', tactics),
      ...level(translate('kcwBonusParts.pilotingBase'), pilotingBase),
      ...level(translate('kcwBonusParts.gunneryBase'), gunneryBase),
      [translate('kcwPlayRow.crew'), numberText(crew)],
      [translate('kcwPlayRow.heat'), numberText(heat)],
      ...(derived.bonusText === undefined ? [] : [['Initiative', derived.bonusText] as const]),
    ],
    attacks: [],
    lines: (character.equipment ?? []).map(({ name, text = '' }) => ({ name, text })),
    words:
      derived.parts.length < 2
        ? []
        : [{ name: 'Initiative', text: derived.parts.map((part) => partText(translate, part)).join(', ') }],
    effects: marksOf(TOKENS),
  };
}

const partText = (translate: Translate, { label, value }: { readonly label: string; readonly value: string }): string =>
  `${formatPartLabel(translate, label)} ${value}`;
