import { useCallback } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { printCharacters } from '../../navigation/print-selection.ts';
import { useLatest } from '../../platform/use-latest.ts';
import type { Heroes } from './use-heroes.ts';

/**
 * Prints the card that is shown: the same function for as long as the studio is open. Undefined where there is nobody to print;
 * pieces of games and rows of tables are printed from where they stand.
 */
export function usePrint({ id, of = 'character' }: CardTemplate, heroes: Heroes): (() => void) | undefined {
  const latestRef = useLatest(heroes.character);
  const print = useCallback(() => printCharacters([latestRef.current.id], latestRef.current.name, id), [id, latestRef]);
  return of === 'character' && heroes.hasAny ? print : undefined;
}
