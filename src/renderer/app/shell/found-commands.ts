/** Commands that the list of commands finds by what is typed. */

import { hasWords, searchIndex, searchWords } from '../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Command } from '../../commands/command.ts';
import { fold } from '../../components/fold.ts';
import { findCommandWords } from '../../strings/command-words.ts';

type Found = readonly Command[];

/**
 * Commands with words that begin as typed, then those that have other words for it; where nothing does, those that have it
 * anywhere.
 * @param isFound whether there are documents of that name
 */
export function foundCommands(translate: Translate, all: Found, typed: string, isFound: boolean): Found {
  const able = all.filter(({ enabled }) => enabled !== false);
  const words = searchWords(typed);
  const named = able.filter(({ label }) => hasWords(searchIndex([label]), words));
  const byLabel = new Set(named);
  const others = able.filter(
    (command) =>
      !byLabel.has(command) && hasWords(searchIndex([command.label, findCommandWords(translate, command.id)]), words),
  );
  if (named.length + others.length > 0 || isFound) return [...named, ...others];
  const wanted = fold(typed.trim());
  return able.filter(({ label }) => fold(label).includes(wanted));
}
