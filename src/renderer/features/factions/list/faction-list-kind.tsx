/** Describes factions as rows of a list. */

import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { addSharedColumns } from '../../lists/columns/shared-columns.tsx';
import { cacheSearchIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/list-kind.ts';
import { deleteFaction, duplicateFaction } from '../actions.ts';
import { FactionMark } from '../faction-mark.tsx';
import { countMembers } from '../members.ts';
import { THEME_KEYS } from '../theme-keys.ts';
import css from './list.module.css';

/**
 * Describes the list of factions.
 *
 * @param characters the characters of the current game; factions belong to no game, but their members do
 */
export function createFactionListKind(
  translate: Translate,
  library: Library,
  characters: readonly Character[],
): ListKind<'factions'> {
  const namesByFaction = collectMemberNames(characters);
  const memberCounts = countMembers(characters);
  const columns: Column<Faction>[] = [
    {
      id: 'colours',
      label: translate('filters.colours'),
      width: 100,
      dropPriority: 3,
      getSortKey: ({ document }) =>
        THEME_KEYS.map((themeKey) => document.theme?.[themeKey] ?? '')
          .join(' ')
          .trim(),
      renderCell: ({ document }) => (
        <span className={css.colours} aria-hidden="true">
          {THEME_KEYS.map((themeKey) => (
            <Swatch key={themeKey} color={document.theme?.[themeKey]} />
          ))}
        </span>
      ),
    },
    {
      id: 'members',
      label: translate('filters.members'),
      width: 100,
      grow: 0.8,
      dropPriority: 2,
      getSortKey: ({ id }) => memberCounts.get(id) ?? 0,
      renderCell: ({ id }) => translate('factions.members', { count: memberCounts.get(id) ?? 0 }),
    },
  ];
  return {
    tableName: 'factions',
    ...addSharedColumns<'factions'>(translate, columns, []),
    getSearchIndex: cacheSearchIndex((faction) =>
      createSearchIndex([faction.name, ...(namesByFaction.get(faction.id) ?? []), faction.notes ?? '']),
    ),
    getHref: (factionId) => formatHash({ screen: 'faction', id: factionId }),
    renderThumbnail: ({ document }) => <FactionMark faction={document} />,
    getSubtitle: ({ notes = '' }) => notes,
    getUnreadableLabel: () => translate('factions.broken'),
    getDuplicateLabel: (factionName: string) => translate('factions.duplicateOf', { name: shortenName(factionName) }),
    getDeleteLabel: (factionName: string) => translate('factions.deleteOf', { name: shortenName(factionName) }),
    duplicate: (faction) => duplicateFaction(translate, library, faction),
    delete: (factionId, factionName) => deleteFaction(translate, library, factionId, factionName),
  };
}

/** Returns the names of each faction's members. */
function collectMemberNames(characters: readonly Character[]): ReadonlyMap<string, readonly string[]> {
  const namesByFaction = new Map<string, string[]>();
  for (const { name, factions = [] } of characters) {
    for (const factionId of new Set(factions)) {
      const knownNames = namesByFaction.get(factionId);
      if (knownNames === undefined) namesByFaction.set(factionId, [name]);
      else knownNames.push(name);
    }
  }
  return namesByFaction;
}

function Swatch({ color }: { color: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" data-empty={color === undefined || undefined}>
      <rect x="0.5" y="0.5" width="19" height="19" fill={color ?? 'none'} />
    </svg>
  );
}
