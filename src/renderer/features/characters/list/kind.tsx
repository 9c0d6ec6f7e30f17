/** Describes characters as rows of a list, with the columns and facets of their game, and those that all games share. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { getCharacterIndex } from '../../../../shared/library/search/character-words.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import { shownName } from '../../../components/name.tsx';
import { judgeCharacter, listMissingFields } from '../../../games/judgements.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { ReadyItem } from '../../../store/item.ts';
import type { Library } from '../../../store/library.ts';
import { type TemplateNames, useTemplateNames } from '../../../store/templates/use-template-names.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { DocumentBadge, DocumentColumn, wordsAt } from '../../documents/document-marks.tsx';
import { withShared } from '../../lists/columns/shared-columns.tsx';
import { heldFacet } from '../../lists/filter/list-filter.ts';
import type { Column, Facet, ListKind } from '../../lists/kind.ts';
import { createVerdictFacet, legality, verdictRank } from '../../lists/verdict.ts';
import { deleteCharacter, duplicateCharacter } from '../actions.ts';
import { facetsOf, facetsOfAll } from './facets.ts';

type CharacterColumn = Column<Character>;
type CharacterFacet = Facet<Character>;

/** A list of characters without the names of their templates, which load later, so that its rows need not be rendered again then. */
type CharacterList = Omit<ListKind<'characters'>, 'table'>;

/**
 * Describes the list of characters.
 *
 * @param game the game, or undefined for all games: columns of single games are then left out, and facets with the same name
 * are merged
 */
export function characterList(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  game: Game | undefined,
  factions: readonly Faction[],
): CharacterList {
  const byId = new Map(factions.map((faction) => [faction.id, faction]));
  const names = new Map(factions.map(({ id, name }) => [id, name]));
  const factionsOf = ({ document }: ReadyItem<Character>) => document.factions ?? [];
  const nameOfFaction = (id: string) => (id === '' ? translate('filters.noFaction') : names.get(id) || id);

  const faction: CharacterColumn = {
    id: 'faction',
    label: translate('filters.faction'),
    width: 104,
    grow: 0.9,
    goes: 5,
    keyOf: (item) => factionsOf(item).map(nameOfFaction).join('\n'),
    cell: (item) => <bdi>{shownName(factionsOf(item).map(nameOfFaction).join(', '))}</bdi>,
  };
  const verdict: CharacterColumn = {
    id: 'verdict',
    label: translate('filters.legality'),
    width: 128,
    goes: 1,
    keyOf: ({ document }) => verdictRank(judgeCharacter(gameCatalog, document).findings),
    cell: ({ document }) => (
      <VerdictMark
        findings={judgeCharacter(gameCatalog, document).findings}
        missing={listMissingFields(gameCatalog, document)}
      />
    ),
  };
  const own = game === undefined ? [gameColumn(translate, gameCatalog)] : ownColumns(translate, gameCatalog, game);
  const facets: CharacterFacet[] = [
    ...(game === undefined ? facetsOfAll(translate, gameCatalog) : facetsOf(translate, game)),
    {
      id: 'faction',
      label: translate('filters.faction'),
      valuesOf: (item) => (factionsOf(item).length === 0 ? [''] : factionsOf(item)),
      labelOf: nameOfFaction,
    },
    {
      ...createVerdictFacet(translate),
      valuesOf: ({ document }) => [legality(judgeCharacter(gameCatalog, document).findings)],
      isCostly: true,
    },
  ];
  return {
    columns: [...own, faction, verdict],
    facets: facets.map(heldFacet),
    indexOf: (character) => getCharacterIndex(translate, gameCatalog, character, names),
    hrefOf: (id) => formatHash({ screen: 'character', id }),
    lead: ({ document }) => (
      <CharacterPortrait
        character={document}
        name={document.name === '' ? translate('editing.unnamed') : document.name}
        theme={byId.get(document.factions?.[0] ?? '')?.theme}
      />
    ),
    under: ({ concept = '' }) => concept,
    brokenWord: () => translate('characters.broken'),
    duplicateOf: (name: string) => translate('characters.duplicateOf', { name: shortenName(name) }),
    deleteOf: (name: string) => translate('characters.deleteOf', { name: shortenName(name) }),
    duplicate: (character) => duplicateCharacter(translate, library, character),
    delete: (id, name) => deleteCharacter(translate, library, id, name),
  };
}

/**
 * Adds the template names to the list of characters.
 *
 * @param templates the names of the templates of the library and of Rollcall
 */
export function characterKind(
  translate: Translate,
  list: CharacterList,
  templates: TemplateNames,
): ListKind<'characters'> {
  const idOf = ({ document }: ReadyItem<Character>) => templateOf(document, templates);
  const column: CharacterColumn = {
    id: 'template',
    label: translate('filters.template'),
    width: 92,
    grow: 0.5,
    goes: 8,
    keyOf: (item) => templates.getName(idOf(item)),
    cell: templateCell,
  };
  const facet: CharacterFacet = {
    id: 'template',
    label: translate('filters.template'),
    valuesOf: (item) => [idOf(item)],
    labelOf: templates.getName,
  };
  return {
    ...list,
    table: 'characters',
    ...withShared<'characters'>(translate, [...list.columns, column], [...list.facets, heldFacet(facet)]),
  };
}

/** Returns the id of a character's card template, or the default template of its game. */
function templateOf({ art, ruleset }: Character, templates: TemplateNames): string {
  const template = art?.template ?? '';
  return template === '' ? templates.getDefaultId(ruleset) : template;
}

/**
 * The name of a template. This component loads the names itself, so that the rest of its row is not rendered again when they
 * arrive.
 */
function TemplateName({ character }: { character: Character }) {
  const templates = useTemplateNames();
  return templates.getName(templateOf(character, templates));
}

const templateCell: CharacterColumn['cell'] = ({ document }) => <TemplateName character={document} />;

const gameColumn = (translate: Translate, gameCatalog: GameCatalog<Game>): CharacterColumn => ({
  id: 'game',
  get label() {
    return translate('filters.game');
  },
  width: 120,
  grow: 0.8,
  goes: 2,
  keyOf: ({ document }) => gameCatalog.getGame(document).name,
  cell: ({ document }) => gameCatalog.getGame(document).name,
});

/** Returns the number before the name, and the columns that the game defines. */
function ownColumns(translate: Translate, gameCatalog: GameCatalog<Game>, game: Game): CharacterColumn[] {
  const { badge, columns } = game.lists['rollcall.character'];
  const number: CharacterColumn[] =
    badge === undefined
      ? []
      : [
          {
            id: badge.pointer,
            label: formatLateText(translate, badge.label),
            width: 62,
            goes: 0,
            keyOf: ({ document }) => numberOrWord(getValueAt(document, badge.pointer) ?? badge.getFallback?.(document)),
            cell: ({ document }) => <DocumentBadge document={document} />,
          },
        ];
  const others = columns.map(
    (column, n): CharacterColumn => ({
      id: column.pointer,
      label: formatLateText(translate, column.label),
      width: column.kind === 'shape' ? 104 : 96,
      ...(column.kind === 'text' ? { grow: 1 } : {}),
      goes: n < 2 ? 3 : 7,
      keyOf: ({ document }) =>
        column.kind === 'text'
          ? wordsAt(translate, gameCatalog, document, column)
          : String(getValueAt(document, column.pointer) ?? ''),
      cell: ({ document }) => <DocumentColumn document={document} column={column} />,
    }),
  );
  return [...number, ...others];
}

const numberOrWord = (value: unknown): number | string | undefined =>
  typeof value === 'number' ? value : value === undefined ? undefined : String(value);
