/** Defines encounters as rows of a document list. */

import { Dices } from 'lucide-react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import { isNewerEncounter } from '../../../../shared/play/encounter/newer-encounter.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { addSharedColumns } from '../../lists/columns/shared-columns.tsx';
import { cacheSearchIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/list-kind.ts';
import css from '../../lists/rows/mark.module.css';
import { deleteEncounter, duplicateEncounter } from '../actions.ts';
import type { FormatProgress } from './format-progress.ts';

/** The maximum number of models of a side that are named in a row. A row has room for fewer. */
const MAX_NAMES = 12;

/** Returns the name of a character in an encounter. An unknown character is named by its id. */
export type GetCharacterName = (encounter: Encounter, character: string) => string;

export function createEncounterListKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  getCharacterName: GetCharacterName,
  formatProgress: FormatProgress | undefined,
): ListKind<'encounters'> {
  const columns: Column<Encounter>[] = [
    {
      id: 'events',
      label: translate('filters.progress'),
      width: 180,
      grow: 0.8,
      dropPriority: 1,
      getSortKey: ({ document }) => document.log.length,
      renderCell: ({ document }) =>
        document.log.length === 0
          ? translate('encounters.notBegun')
          : (formatProgress?.(document) ?? translate('encounters.events', { n: document.log.length })),
    },
  ];
  return {
    tableName: 'encounters',
    ...addSharedColumns<'encounters'>(translate, columns, []),
    getSearchIndex: cacheSearchIndex((encounter) =>
      createSearchIndex([
        encounter.name,
        ...encounter.sides.flatMap(({ name = '', models }) => [
          name,
          ...models.map(({ character }) => getCharacterName(encounter, character)),
        ]),
      ]),
    ),
    getHref: (encounterId) => formatHash({ screen: 'encounter', id: encounterId }),
    renderThumbnail: () => (
      <span className={css.mark}>
        <Dices aria-hidden />
      </span>
    ),
    getSubtitle: (encounter) => formatSides(translate, encounter, getCharacterName),
    getUnreadableLabel: (document) =>
      isNewerEncounter(gameCatalog, document) ? translate('encounters.newer') : translate('encounters.broken'),
    getDuplicateLabel: (encounterName: string) =>
      translate('encounters.duplicateOf', { name: shortenName(encounterName) }),
    getDeleteLabel: (encounterName: string) => translate('encounters.deleteOf', { name: shortenName(encounterName) }),
    duplicate: (encounter) => duplicateEncounter(translate, library, encounter),
    delete: (encounterId, encounterName) => deleteEncounter(translate, library, encounterId, encounterName),
  };
}

/** Formats the sides as in `Quick Tram, Night Bus – Lord Gasworks`. */
function formatSides(translate: Translate, encounter: Encounter, getCharacterName: GetCharacterName): string {
  const namesBySide = encounter.sides.map(({ models }) => [
    ...new Set(models.slice(0, MAX_NAMES).map(({ character }) => getCharacterName(encounter, character))),
  ]);
  const sideTexts = namesBySide.filter((names) => names.length > 0).map((names) => names.join(', '));
  return sideTexts.length === 0 ? translate('encounters.nobody') : sideTexts.join(' – ');
}
