/** German by the English sentence: what stands where it is used (`t`). The sentences of a game stand in its folder. */
import type { Phrases } from '../i18n/phrases.ts';

export const PHRASES_DE: Phrases = {
  'Remove “{0}”': '„{0}“ entfernen',

  '{0} and {1} more': '{0} und {1} weitere',

  on: 'an',
  off: 'aus',

  Characters: 'Charaktere',
};
