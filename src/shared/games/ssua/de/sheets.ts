/** Line-ups and round sheets of SSUA. */
import type { Phrases } from '../../../i18n/phrases.ts';

export const SHEETS_DE: Phrases = {
  Role: 'Rolle',
  Vehicle: 'Fahrzeug',
  '{0} Hit / Resist': '{0} Hit / Resist',
  'Re-rolls': 'Neue Würfe',
  'Agility or Mind: dice of an initiative roll. AP: Action Points of a turn.':
    'Agility oder Mind: Würfel eines Initiative-Wurfs. AP: Action Points eines Zugs.',
  begins: 'beginnt',
  'Below a name a box for each Hit; under a round a box for each AP: cross them out as they go.':
    'Unter einem Namen ein Kästchen je Hit, unter einer Runde eins je AP: Streicht sie, wie sie verbraucht werden.',
};
