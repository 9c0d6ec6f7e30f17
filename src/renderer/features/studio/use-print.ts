import { useCallback } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { printCharacters } from '../../navigation/print-selection.ts';
import { useLatest } from '../../platform/use-latest.ts';
import type { CharacterChoice } from './use-character-choice.ts';

/**
 * Returns a function that prints the card on the screen and stays the same while the studio is open. Returns undefined if there are no
 * characters; pieces and rows are printed from their own screens.
 */
export function usePrint(
  { id: templateId, of: subjectKind = 'character' }: CardTemplate,
  heroes: CharacterChoice,
): (() => void) | undefined {
  const latestRef = useLatest(heroes.character);
  const print = useCallback(
    () => printCharacters([latestRef.current.id], latestRef.current.name, templateId),
    [templateId, latestRef],
  );
  return subjectKind === 'character' && heroes.hasCharacters ? print : undefined;
}
