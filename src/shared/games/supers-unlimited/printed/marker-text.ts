/** What stands on tokens and markers, where it is more than a word of the game. */
import type { SpecialtyId } from '../facts.ts';

export const MARKER_TEXT = {
  ko: 'KO’ed',
  altitude: 'Altitude',
  countdown: 'Countdown',
  power: 'Power',
  objective: 'Objective',
  prize: 'Prize',
  vip: 'V.I.P.',
  deployment: 'Deployment',
  highValue: 'High Value',
  noRoll: 'No roll',
  plasma: 'A Super rolls D10',
  anyTrait: (tn: string): string => `Any Trait, TN ${tn}`,
  trait: (trait: string, tn: string): string => `${trait}, TN ${tn}`,
  tn: (tn: string): string => `TN ${tn}`,
  within: (inches: string): string => `Within ${inches}″`,
  study: 'Study Points',
  conviction: 'Conviction',
  damage: 'Damage',
  object: (rank: string): string => `Object, Rank ${rank}`,
  building: (material: string, limit: string): string => `${material}, falls at ${limit}`,
} as const;

/** E-139b: the Trait that is rolled for each kind of Quest Marker; house rules may rename Aim (E?1). */
export const QUEST_TRAITS: Readonly<Record<SpecialtyId, string>> = {
  athletics: '{aim}',
  knowledge: 'Mind',
  might: 'Fight',
  mystic: 'Magic',
};

/** E-144, short enough for the back of a marker. */
export const PLASMA_RESULTS: readonly (readonly [row: string, text: string])[] = [
  ['power', '+{power} Power'],
  ['heal', '+{pp} PP, +{hp} HP'],
  ['move', '+{move} Move'],
  ['success', '+{successes} Success'],
  ['choice', 'Choose one'],
];
