/** Encounters as rows of a list. */

import { Dices } from 'lucide-react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { searchIndex } from '../../../../shared/library/search/search-index.ts';
import { isNewerEncounter } from '../../../../shared/play/encounter/newer-encounter.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { hashOf } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { withShared } from '../../lists/columns/shared-columns.tsx';
import { heldIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/kind.ts';
import css from '../../lists/rows/mark.module.css';
import { deleteEncounter, duplicateEncounter } from '../actions.ts';

/** More than a row has room for. */
const MOST_NAMES = 12;

/** Who takes part, by name: a character that is not known is called by its id. */
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
      searchIndex([
        encounter.name,
        ...encounter.sides.flatMap(({ name = '', models }) => [
          name,
          ...models.map(({ character }) => nameOf(encounter, character)),
        ]),
      ]),
    ),
    hrefOf: (id) => hashOf({ screen: 'encounter', id }),
    lead: () => (
      <span className={css.mark}>
        <Dices aria-hidden />
      </span>
    ),
    under: (encounter) => sidesText(translate, encounter, nameOf),
    brokenWord: (document) =>
      isNewerEncounter(gameCatalog, document) ? translate('encounters.newer') : translate('encounters.broken'),
    duplicateOf: (name: string) => translate('encounters.duplicateOf', { name: shortName(name) }),
    deleteOf: (name: string) => translate('encounters.deleteOf', { name: shortName(name) }),
    duplicate: (encounter) => duplicateEncounter(translate, library, encounter),
    delete: (id, name) => deleteEncounter(translate, library, id, name),
  };
}

/** `Quick Tram, Night Bus – Lord Gasworks`: side after side. */
function sidesText(translate: Translate, encounter: Encounter, nameOf: NameOf): string {
  const sides = encounter.sides.map(({ models }) => [
    ...new Set(models.slice(0, MOST_NAMES).map(({ character }) => nameOf(encounter, character))),
  ]);
  const filled = sides.filter((names) => names.length > 0).map((names) => names.join(', '));
  return filled.length === 0 ? translate('encounters.nobody') : filled.join(' – ');
}
