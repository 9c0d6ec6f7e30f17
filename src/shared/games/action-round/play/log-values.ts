/** Formats the values of the log of the Action Round for people. */
import { findText, formatValue } from '../../../play/play-screen/format-values.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';

export const LOG_NAMES: Readonly<Record<string, LateText>> = {
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

/** Formats a value of the log: `Close attack` for `attack-close`. */
export function formatLogValue(translate: Translate, logValue: unknown): string {
  const knownName = typeof logValue === 'string' ? findText(translate, LOG_NAMES, logValue) : undefined;
  return knownName ?? formatPlainWord(logValue);
}

/** Formats a value of the log that has no name of its own: `draw`, `power up`. */
export const formatPlainWord = (logValue: unknown): string => formatValue(logValue).replaceAll('-', ' ');
