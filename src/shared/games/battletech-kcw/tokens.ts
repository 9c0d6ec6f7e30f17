/** Lists the tokens that are placed next to units: heat, lost MP, modifiers until the next slot, and Simple Actions left over. */
import type { Token } from '../../character-fields/tokens.ts';

export const TOKENS: readonly Token[] = [
  // Heat is resolved at the end of a unit's turn (B-15).
  { id: 'heat', name: 'Heat', number: '1', back: '2', copies: 8 },
  { id: 'heat-five', name: 'Heat', number: '5', back: '10', copies: 6 },
  // Heat and damage reduce the current MP (B-6).
  { id: 'mp', name: 'MP', number: '−1', back: '−2', copies: 8 },
  // Actions have attack, target and piloting modifiers (B-16).
  { id: 'am', name: 'AM', number: '+1', back: '+2', copies: 8 },
  { id: 'am-three', name: 'AM', number: '+3', back: '+4', copies: 4 },
  { id: 'tm', name: 'TM', number: '+1', back: '−1', copies: 4 },
  { id: 'pm', name: 'PM', number: '+1', back: '+2', copies: 4 },
  // Left-over Simple Actions allow Anytime Actions (B-18). A unit acts once, when its slot comes (B-5).
  { id: 'leftover', name: 'Left over', copies: 8 },
  { id: 'acted', name: 'Acted', copies: 8 },
];
