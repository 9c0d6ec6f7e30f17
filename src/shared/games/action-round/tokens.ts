/** Lists the tokens that are placed next to figures in the Action Round: states that last beyond a turn, Aim and Stress. */
import type { Token } from '../../character-fields/tokens.ts';

export const TOKENS: readonly Token[] = [
  // States until the next turn: Delay (C-81), Ready (C-23) and Defend (C-20).
  { id: 'delayed', name: 'Delayed', copies: 4 },
  { id: 'readied', name: 'Readied', copies: 4 },
  { id: 'defending', name: 'Defending', copies: 4 },
  // The bonus of Aim, up to 5 (C-47). The back of a token counts one more than the front.
  { id: 'aim', name: 'Aim', number: '1', back: '2', copies: 4 },
  { id: 'aim-three', name: 'Aim', number: '3', back: '4', copies: 2 },
  { id: 'aim-five', name: 'Aim', number: '5', back: '5', copies: 2 },
  // A Surge (C-67), and the fatigue that it costs (C-76).
  { id: 'surge', name: 'Surge', copies: 4 },
  { id: 'fatigued', name: 'Fatigued', copies: 6 },
  { id: 'exhausted', name: 'Exhausted', copies: 4 },
  // The one Area Power of a round is used (C-5).
  { id: 'area', name: 'Area used', copies: 4 },
  // Stress after Recover (C-21). Grab makes the grabber hindered and vulnerable (C-28), Aim makes the model vulnerable (C-47).
  { id: 'stress', name: 'Stress', number: '1', back: '2', copies: 6 },
  { id: 'vulnerable', name: 'Vulnerable', copies: 6 },
  { id: 'hindered', name: 'Hindered', copies: 6 },
];
