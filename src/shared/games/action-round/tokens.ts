/** Lists the tokens that are placed next to figures in the Action Round: states that last beyond a turn, Aim and Stress. */
import type { Token } from '../../character-fields/tokens.ts';

export const TOKENS: readonly Token[] = [
  // C-81, C-23, C-20
  { id: 'delayed', name: 'Delayed', copies: 4 },
  { id: 'readied', name: 'Readied', copies: 4 },
  { id: 'defending', name: 'Defending', copies: 4 },
  // C-47: up to 5; the back counts one more.
  { id: 'aim', name: 'Aim', number: '1', back: '2', copies: 4 },
  { id: 'aim-three', name: 'Aim', number: '3', back: '4', copies: 2 },
  { id: 'aim-five', name: 'Aim', number: '5', back: '5', copies: 2 },
  // C-67, C-76
  { id: 'surge', name: 'Surge', copies: 4 },
  { id: 'fatigued', name: 'Fatigued', copies: 6 },
  { id: 'exhausted', name: 'Exhausted', copies: 4 },
  // C-5
  { id: 'area', name: 'Area used', copies: 4 },
  // C-21, C-28, C-47
  { id: 'stress', name: 'Stress', number: '1', back: '2', copies: 6 },
  { id: 'vulnerable', name: 'Vulnerable', copies: 6 },
  { id: 'hindered', name: 'Hindered', copies: 6 },
];
