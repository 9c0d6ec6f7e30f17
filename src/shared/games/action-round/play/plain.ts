/** Words of the log of the Action Round, as people say them. */
import { findText, shortText } from '../../../play/table/format.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';

export const NAMES: Readonly<Record<string, LateText>> = {
  'attack-close': (translate) => translate('arNames.closeAttack'),
  'attack-court': (translate) => translate('arNames.courtAttack'),
  'attack-ranged': (translate) => translate('arNames.rangedAttack'),
  'attack-rumor': (translate) => translate('arNames.rumorAttack'),
  'pick-up': (translate) => translate('arNames.pickUp'),
  stand: (translate) => translate('arNames.standUp'),
  stance: (translate) => translate('arNames.changeStance'),
  ammo: (translate) => translate('arNames.ammunition'),
  'opportunity-attack': (translate) => translate('arNames.opportunityAttack'),
  readied: (translate) => translate('arNames.readiedAction'),
  'use-power': (translate) => translate('arNames.usePower'),
  'use-skill': (translate) => translate('arNames.useSkill'),
  'use-tool': (translate) => translate('arNames.useTool'),
  load: (translate) => translate('arNames.loadWeapon'),
  'counter-stunt': (translate) => translate('arNames.counterStunt'),
  other: (translate) => translate('arNames.somethingElse'),
  additional: (translate) => translate('arNames.oneMoreStandard'),
  alternate: (translate) => translate('arNames.alternateEffect'),
  'next-end': (translate) => translate('arNames.endOfNextTurn'),
  start: (translate) => translate('arNames.startOfTurn'),
  end: (translate) => translate('arNames.endOfTurn'),
  encounter: (translate) => translate('arNames.wholeEncounter'),
};

/** What a word of the log is called: `Close attack` for `attack-close`. */
export function plain(translate: Translate, value: unknown): string {
  const name = typeof value === 'string' ? findText(translate, NAMES, value) : undefined;
  return name ?? plainWord(value);
}

/** A word of the log that has no name of its own: `draw`, `power up`. */
export const plainWord = (value: unknown): string => shortText(value).replaceAll('-', ' ');
