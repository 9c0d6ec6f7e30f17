/** Lists the tokens that are placed next to figures in Bulletproof Blues: delayed and forced turns, defenses, and lost Endurance. */
import type { Token } from '../../character-fields/tokens.ts';

export const TOKENS: readonly Token[] = [
  // A delayed turn (D-9), and a turn that a forced action costs (D-10).
  { id: 'delayed', name: 'Delayed', copies: 6 },
  { id: 'forced', name: 'Forced', copies: 6 },
  // A model that blocks or dodges until its next action (D-14, D-15, D-17).
  { id: 'blocking', name: 'Blocking', copies: 4 },
  { id: 'dodging', name: 'Dodging', copies: 4 },
  // The environment has the last place of the order (D-6).
  { id: 'environment', name: 'Last', copies: 1 },
  // Damage to Endurance (D-20). The back counts double.
  { id: 'hurt', name: 'Endurance', number: '1', back: '2', copies: 6 },
  { id: 'hurt-five', name: 'Endurance', number: '5', back: '10', copies: 4 },
];
