import { useCallback } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { printCharacters } from '../../navigation/print-selection.ts';
import { useLatest } from '../../platform/use-latest.ts';
import type { CharacterChoice } from './use-character-choice.ts';

/**
 * Returns a function that prints the card on the screen. The function stays the same while the studio is open. Returns undefined if the
 * game has no characters, or if the template is for pieces or rows, which are printed from other screens.
 */
export function usePrint(
  { id, of: subjectKind = 'character' }: CardTemplate,
  characterChoice: CharacterChoice,
): (() => void) | undefined {
  const latestRef = useLatest(characterChoice.character);
  const print = useCallback(() => printCharacters([latestRef.current.id], latestRef.current.name, id), [id, latestRef]);
  return subjectKind === 'character' && characterChoice.hasCharacters ? print : undefined;
}
