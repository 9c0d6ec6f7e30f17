/** Searches the commands for the command list. */

import { createSearchIndex, hasWords, parseSearchWords } from '../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Command } from '../../commands/command.ts';
import { normalizeForSearch } from '../../components/search-text.ts';
import { findCommandWords } from '../../strings/command-words.ts';

type Commands = readonly Command[];

/**
 * Returns the commands with words that begin with the typed text, then those with such synonyms. If there are none, returns
 * those that contain the text anywhere.
 *
 * @param hasFoundDocuments whether there are documents with that name
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
