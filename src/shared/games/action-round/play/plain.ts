/** Words of the log of the Action Round, as people say them. */
import { findText, shortText } from '../../../play/table/format.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';

export const NAMES: Readonly<Record<string, LateText>> = {
  'attack-close': (t) => t('arNames.closeAttack'),
  'attack-court': (t) => t('arNames.courtAttack'),
  'attack-ranged': (t) => t('arNames.rangedAttack'),
  'attack-rumor': (t) => t('arNames.rumorAttack'),
  'pick-up': (t) => t('arNames.pickUp'),
  stand: (t) => t('arNames.standUp'),
  stance: (t) => t('arNames.changeStance'),
  ammo: (t) => t('arNames.ammunition'),
  'opportunity-attack': (t) => t('arNames.opportunityAttack'),
  readied: (t) => t('arNames.readiedAction'),
  'use-power': (t) => t('arNames.usePower'),
  'use-skill': (t) => t('arNames.useSkill'),
  'use-tool': (t) => t('arNames.useTool'),
  load: (t) => t('arNames.loadWeapon'),
  'counter-stunt': (t) => t('arNames.counterStunt'),
  other: (t) => t('arNames.somethingElse'),
  additional: (t) => t('arNames.oneMoreStandard'),
  alternate: (t) => t('arNames.alternateEffect'),
  'next-end': (t) => t('arNames.endOfNextTurn'),
  start: (t) => t('arNames.startOfTurn'),
  end: (t) => t('arNames.endOfTurn'),
  encounter: (t) => t('arNames.wholeEncounter'),
};

/** What a word of the log is called: `Close attack` for `attack-close`. */
export function plain(t: Translate, value: unknown): string {
  const name = typeof value === 'string' ? findText(t, NAMES, value) : undefined;
  return name ?? plainWord(value);
}

/** A word of the log that has no name of its own: `draw`, `power up`. */
export const plainWord = (value: unknown): string => shortText(value).replaceAll('-', ' ');
