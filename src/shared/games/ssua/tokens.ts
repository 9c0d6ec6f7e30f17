/** Lists the tokens that are placed next to figures in SSUA: spent AP, Hits taken, and states that last through a turn. */
import type { Token } from '../../character-fields/tokens.ts';

export const TOKENS: readonly Token[] = [
  // spent AP, and Hits taken; the back counts double.
  { id: 'ap', name: 'AP', number: '1', back: '2', copies: 8 },
  { id: 'ap-five', name: 'AP', number: '5', back: '10', copies: 4 },
  { id: 'hits', name: 'Hits', number: '1', back: '2', copies: 8 },
  { id: 'hits-five', name: 'Hits', number: '5', back: '10', copies: 4 },
  //
  { id: 'activated', name: 'Activated', copies: 8 },
  { id: 'attacked', name: 'Attacked', copies: 8 },
  { id: 'charged', name: 'Charged', copies: 4 },
  { id: 'flying', name: 'Flying', copies: 4 },
  //
  { id: 'passed', name: 'Passed', copies: 4 },
];
