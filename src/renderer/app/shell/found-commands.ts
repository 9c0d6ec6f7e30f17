/** Searches the commands for the command list. */

import { createSearchIndex, hasWords, parseSearchWords } from '../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Command } from '../../commands/command.ts';
import { fold } from '../../components/fold.ts';
import { findCommandWords } from '../../strings/command-words.ts';

type Found = readonly Command[];

/**
 * Returns the commands with words that begin with the typed text, then those with such synonyms. If there are none, returns
 * those that contain the text anywhere.
 *
 * @param isFound whether there are documents with that name
 */
export function foundCommands(translate: Translate, all: Found, typed: string, isFound: boolean): Found {
  const able = all.filter(({ enabled }) => enabled !== false);
  const words = parseSearchWords(typed);
  const named = able.filter(({ label }) => hasWords(createSearchIndex([label]), words));
  const byLabel = new Set(named);
  const others = able.filter(
    (command) =>
      !byLabel.has(command) &&
      hasWords(createSearchIndex([command.label, findCommandWords(translate, command.id)]), words),
  );
  if (named.length + others.length > 0 || isFound) return [...named, ...others];
  const wanted = fold(typed.trim());
  return able.filter(({ label }) => fold(label).includes(wanted));
}
