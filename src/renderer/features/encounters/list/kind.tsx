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
import { withShared } from '../../lists/columns/shared-columns.tsx';
import { heldIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/kind.ts';
import css from '../../lists/rows/mark.module.css';
import { deleteEncounter, duplicateEncounter } from '../actions.ts';

/** The most names in a row, more than fit into it. */
const MOST_NAMES = 12;

/** Returns the name of a character in an encounter. An unknown character is named by its id. */
export type NameOf = (encounter: Encounter, character: string) => string;

export function encounterKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  nameOf: NameOf,
): ListKind<'encounters'> {
  const columns: Column<Encounter>[] = [
    {
      id: 'events',
      label: translate('filters.events'),
      width: 110,
      grow: 0.6,
      goes: 1,
      keyOf: ({ document }) => document.log.length,
      cell: ({ document }) =>
        document.log.length === 0
          ? translate('encounters.notBegun')
          : translate('encounters.events', { n: document.log.length }),
    },
  ];
  return {
    table: 'encounters',
    ...withShared<'encounters'>(translate, columns, []),
    indexOf: heldIndex((encounter) =>
      createSearchIndex([
        encounter.name,
        ...encounter.sides.flatMap(({ name = '', models }) => [
          name,
          ...models.map(({ character }) => nameOf(encounter, character)),
        ]),
      ]),
    ),
    hrefOf: (id) => formatHash({ screen: 'encounter', id }),
    lead: () => (
      <span className={css.mark}>
        <Dices aria-hidden />
      </span>
    ),
    under: (encounter) => sidesText(translate, encounter, nameOf),
    brokenWord: (document) =>
      isNewerEncounter(gameCatalog, document) ? translate('encounters.newer') : translate('encounters.broken'),
    duplicateOf: (name: string) => translate('encounters.duplicateOf', { name: shortenName(name) }),
    deleteOf: (name: string) => translate('encounters.deleteOf', { name: shortenName(name) }),
    duplicate: (encounter) => duplicateEncounter(translate, library, encounter),
    delete: (id, name) => deleteEncounter(translate, library, id, name),
  };
}

/** Formats the sides as in `Quick Tram, Night Bus – Lord Gasworks`. */
function sidesText(translate: Translate, encounter: Encounter, nameOf: NameOf): string {
  const sides = encounter.sides.map(({ models }) => [
    ...new Set(models.slice(0, MOST_NAMES).map(({ character }) => nameOf(encounter, character))),
  ]);
  const filled = sides.filter((names) => names.length > 0).map((names) => names.join(', '));
  return filled.length === 0 ? translate('encounters.nobody') : filled.join(' – ');
}
