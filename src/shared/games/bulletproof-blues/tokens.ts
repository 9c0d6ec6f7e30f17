/** Lists the tokens that are placed next to figures in Bulletproof Blues: delayed and forced turns, defenses, and lost Endurance. */
import type { Token } from '../../character-fields/tokens.ts';

export const TOKENS: readonly Token[] = [
  // D-9, D-10
  { id: 'delayed', name: 'Delayed', copies: 6 },
  { id: 'forced', name: 'Forced', copies: 6 },
  // D-14, D-15, D-17
  { id: 'blocking', name: 'Blocking', copies: 4 },
  { id: 'dodging', name: 'Dodging', copies: 4 },
  // D-6: the last place of the order.
  { id: 'environment', name: 'Last', copies: 1 },
  // D-20: damage to Endurance; the back counts double.
  { id: 'hurt', name: 'Endurance', number: '1', back: '2', copies: 6 },
  { id: 'hurt-five', name: 'Endurance', number: '5', back: '10', copies: 4 },
];
