/** Describes factions as rows of a list. */

import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { withShared } from '../../lists/columns/shared-columns.tsx';
import { heldIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/kind.ts';
import { deleteFaction, duplicateFaction } from '../actions.ts';
import { FactionMark } from '../mark.tsx';
import { memberCounts } from '../members.ts';
import { THEME_KEYS } from '../theme-keys.ts';
import css from './list.module.css';

/**
 * Describes the list of factions.
 *
 * @param characters the characters of the current game; factions belong to no game, but their members do
 */
export function factionKind(
  translate: Translate,
  library: Library,
  characters: readonly Character[],
): ListKind<'factions'> {
  const names = memberNames(characters);
  const counts = memberCounts(characters);
  const columns: Column<Faction>[] = [
    {
      id: 'colours',
      label: translate('filters.colours'),
      width: 100,
      goes: 3,
      keyOf: ({ document }) =>
        THEME_KEYS.map((key) => document.theme?.[key] ?? '')
          .join(' ')
          .trim(),
      cell: ({ document }) => (
        <span className={css.colours} aria-hidden="true">
          {THEME_KEYS.map((key) => (
            <Swatch key={key} colour={document.theme?.[key]} />
          ))}
        </span>
      ),
    },
    {
      id: 'members',
      label: translate('filters.members'),
      width: 100,
      grow: 0.8,
      goes: 2,
      keyOf: ({ id }) => counts.get(id) ?? 0,
      cell: ({ id }) => translate('factions.members', { count: counts.get(id) ?? 0 }),
    },
  ];
  return {
    table: 'factions',
    ...withShared<'factions'>(translate, columns, []),
    indexOf: heldIndex((faction) =>
      createSearchIndex([faction.name, ...(names.get(faction.id) ?? []), faction.notes ?? '']),
    ),
    hrefOf: (id) => formatHash({ screen: 'faction', id }),
    lead: ({ document }) => <FactionMark faction={document} />,
    under: ({ notes = '' }) => notes,
    brokenWord: () => translate('factions.broken'),
    duplicateOf: (name: string) => translate('factions.duplicateOf', { name: shortenName(name) }),
    deleteOf: (name: string) => translate('factions.deleteOf', { name: shortenName(name) }),
    duplicate: (faction) => duplicateFaction(translate, library, faction),
    delete: (id, name) => deleteFaction(translate, library, id, name),
  };
}

/** Returns the names of each faction's members. */
function memberNames(characters: readonly Character[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, factions = [] } of characters) {
    for (const id of new Set(factions)) {
      const held = names.get(id);
      if (held === undefined) names.set(id, [name]);
      else held.push(name);
    }
  }
  return names;
}

function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" data-empty={colour === undefined || undefined}>
      <rect x="0.5" y="0.5" width="19" height="19" fill={colour ?? 'none'} />
    </svg>
  );
}
