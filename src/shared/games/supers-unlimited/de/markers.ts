/** What stands on tokens and markers, where it is more than a word of the game. */
import type { Translation } from '../../../i18n/translation.ts';
import type { MARKER_TEXT } from '../printed/marker-text.ts';

export const MARKER_TEXT_DE: Translation<typeof MARKER_TEXT> = {
  ko: 'KO’ed',
  altitude: 'Altitude',
  countdown: 'Countdown',
  power: 'Power',
  objective: 'Objective',
  prize: 'Prize',
  vip: 'V.I.P.',
  deployment: 'Deployment',
  highValue: 'High Value',
  noRoll: 'Kein Wurf',
  plasma: 'Ein Super würfelt D10',
  anyTrait: (tn) => `Jeder Trait, TN ${tn}`,
  trait: (trait, tn) => `${trait}, TN ${tn}`,
  tn: (tn) => `TN ${tn}`,
  within: (inches) => `Bis ${inches}″`,
  study: 'Study Points',
  conviction: 'Conviction',
  damage: 'Damage',
  object: (rank) => `Object, Rank ${rank}`,
  building: (material, limit) => `${material}, fällt bei ${limit}`,
};
