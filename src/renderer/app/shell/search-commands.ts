/** Searches the commands for the command list. */

import { createSearchIndex, hasWords, parseSearchWords } from '../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Command } from '../../commands/command.ts';
import { normalizeForSearch } from '../../components/search-text.ts';
import { findCommandWords } from '../../strings/command-words.ts';

type Commands = readonly Command[];

/**
 * Returns the enabled commands that match the typed words. Commands whose labels match come first, then commands whose
 * synonyms match. If there are none and no document was found either, returns the commands whose labels contain the text
 * anywhere.
 *
 * @param hasFoundDocuments whether the typed text matches the names of documents
 */
export function searchCommands(
  translate: Translate,
  commands: Commands,
  searchText: string,
  hasFoundDocuments: boolean,
): Commands {
  const enabledCommands = commands.filter(({ isEnabled }) => isEnabled !== false);
  const searchWords = parseSearchWords(searchText);
  const labelMatches = enabledCommands.filter(({ label }) => hasWords(createSearchIndex([label]), searchWords));
  const labelMatchSet = new Set(labelMatches);
  const synonymMatches = enabledCommands.filter(
    (command) =>
      !labelMatchSet.has(command) &&
      hasWords(createSearchIndex([command.label, findCommandWords(translate, command.id)]), searchWords),
  );
  if (labelMatches.length + synonymMatches.length > 0 || hasFoundDocuments) return [...labelMatches, ...synonymMatches];
  const normalizedText = normalizeForSearch(searchText.trim());
  return enabledCommands.filter(({ label }) => normalizeForSearch(label).includes(normalizedText));
}
