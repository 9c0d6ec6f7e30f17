/** Describes characters as rows of a list, with the columns and facets of their game, and those that all games share. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { getCharacterIndex } from '../../../../shared/library/search/character-words.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { VerdictBadge } from '../../../components/badges.tsx';
import { formatDisplayName } from '../../../components/display-name.tsx';
import { judgeCharacter, listMissingFields } from '../../../games/judgements.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { ReadyItem } from '../../../store/item.ts';
import type { Library } from '../../../store/library.ts';
import { type TemplateNames, useTemplateNames } from '../../../store/templates/use-template-names.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { DocumentBadge, DocumentColumn, formatTextColumn } from '../../documents/document-marks.tsx';
import { addSharedColumns } from '../../lists/columns/shared-columns.tsx';
import { cacheFacetValues } from '../../lists/filter/list-filter.ts';
import type { Column, Facet, ListKind } from '../../lists/list-kind.ts';
import { createVerdictFacet, getLegality, getVerdictRank } from '../../lists/verdict-facet.ts';
import { deleteCharacter, duplicateCharacter } from '../character-actions.ts';
import { createCharacterFacets, createMergedFacets } from './character-facets.ts';

type CharacterColumn = Column<Character>;
type CharacterFacet = Facet<Character>;

/** A list of characters without template names. The names are loaded later, and the rows are not rendered again for them. */
type CharacterList = Omit<ListKind<'characters'>, 'tableName'>;

/**
 * Describes the list of characters.
 *
 * @param game the game, or undefined for all games. A list of all games has no columns of single games, and merges facets that
 * have the same name.
 */
export function createCharacterList(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  game: Game | undefined,
  factions: readonly Faction[],
): CharacterList {
  const factionsById = new Map(factions.map((faction) => [faction.id, faction]));
  const factionNames = new Map(factions.map(({ id, name }) => [id, name]));
  const getFactionIds = ({ document }: ReadyItem<Character>) => document.factions ?? [];
  const getFactionName = (factionId: string) =>
    factionId === '' ? translate('filters.noFaction') : factionNames.get(factionId) || factionId;

  const factionColumn: CharacterColumn = {
    id: 'faction',
    label: translate('filters.faction'),
    width: 104,
    grow: 0.9,
    dropPriority: 5,
    getSortKey: (item) => getFactionIds(item).map(getFactionName).join('\n'),
    renderCell: (item) => <bdi>{formatDisplayName(getFactionIds(item).map(getFactionName).join(', '))}</bdi>,
  };
  const verdictColumn: CharacterColumn = {
    id: 'verdict',
    label: translate('filters.legality'),
    width: 128,
    dropPriority: 1,
    getSortKey: ({ document }) => getVerdictRank(judgeCharacter(gameCatalog, document).findings),
    renderCell: ({ document }) => (
      <VerdictBadge
        findings={judgeCharacter(gameCatalog, document).findings}
        missingFields={listMissingFields(gameCatalog, document)}
      />
    ),
  };
  const firstColumns =
    game === undefined
      ? [createGameNameColumn(translate, gameCatalog)]
      : createGameColumns(translate, gameCatalog, game);
  const facets: CharacterFacet[] = [
    ...(game === undefined ? createMergedFacets(translate, gameCatalog) : createCharacterFacets(translate, game)),
    {
      id: 'faction',
      label: translate('filters.faction'),
      getValues: (item) => (getFactionIds(item).length === 0 ? [''] : getFactionIds(item)),
      getLabel: getFactionName,
    },
    {
      ...createVerdictFacet(translate),
      getValues: ({ document }) => [getLegality(judgeCharacter(gameCatalog, document).findings)],
      isCostly: true,
    },
  ];
  return {
    columns: [...firstColumns, factionColumn, verdictColumn],
    facets: facets.map(cacheFacetValues),
    getSearchIndex: (character) => getCharacterIndex(translate, gameCatalog, character, factionNames),
    getHref: (characterId) => formatHash({ screen: 'character', id: characterId }),
    renderThumbnail: ({ document }) => (
      <CharacterPortrait
        character={document}
        name={document.name === '' ? translate('editing.unnamed') : document.name}
        theme={factionsById.get(document.factions?.[0] ?? '')?.theme}
      />
    ),
    getSubtitle: ({ concept = '' }) => concept,
    getUnreadableLabel: () => translate('characters.broken'),
    getDuplicateLabel: (characterName: string) =>
      translate('characters.duplicateOf', { name: shortenName(characterName) }),
    getDeleteLabel: (characterName: string) => translate('characters.deleteOf', { name: shortenName(characterName) }),
    duplicate: (character) => duplicateCharacter(translate, library, character),
    delete: (characterId, characterName) => deleteCharacter(translate, library, characterId, characterName),
  };
}

/**
 * Adds the template names to the list of characters.
 *
 * @param templateNames the names of the templates of the library and of Rollcall
 */
export function createCharacterListKind(
  translate: Translate,
  characterList: CharacterList,
  templateNames: TemplateNames,
): ListKind<'characters'> {
  const getTemplateId = ({ document }: ReadyItem<Character>) => getTemplateIdOrDefault(document, templateNames);
  const templateColumn: CharacterColumn = {
    id: 'template',
    label: translate('filters.template'),
    width: 92,
    grow: 0.5,
    dropPriority: 8,
    getSortKey: (item) => templateNames.getName(getTemplateId(item)),
    renderCell: renderTemplateName,
  };
  const templateFacet: CharacterFacet = {
    id: 'template',
    label: translate('filters.template'),
    getValues: (item) => [getTemplateId(item)],
    getLabel: templateNames.getName,
  };
  return {
    ...characterList,
    tableName: 'characters',
    ...addSharedColumns<'characters'>(
      translate,
      [...characterList.columns, templateColumn],
      [...characterList.facets, cacheFacetValues(templateFacet)],
    ),
  };
}

/** Returns the id of a character's card template, or the default template of its game. */
function getTemplateIdOrDefault({ art, ruleset }: Character, templateNames: TemplateNames): string {
  const templateId = art?.template ?? '';
  return templateId === '' ? templateNames.getDefaultId(ruleset) : templateId;
}

/**
 * Shows the name of a template. This component loads the names itself, so that the rest of its row is not rendered again when
 * the names arrive.
 */
function TemplateName({ character }: { character: Character }) {
  const templateNames = useTemplateNames();
  return templateNames.getName(getTemplateIdOrDefault(character, templateNames));
}

const renderTemplateName: CharacterColumn['renderCell'] = ({ document }) => <TemplateName character={document} />;

const createGameNameColumn = (translate: Translate, gameCatalog: GameCatalog<Game>): CharacterColumn => ({
  id: 'game',
  get label() {
    return translate('filters.game');
  },
  width: 120,
  grow: 0.8,
  dropPriority: 2,
  getSortKey: ({ document }) => gameCatalog.getGame(document).name,
  renderCell: ({ document }) => gameCatalog.getGame(document).name,
});

/** Creates the column of the number before the name, and the other columns that the game defines. */
function createGameColumns(translate: Translate, gameCatalog: GameCatalog<Game>, game: Game): CharacterColumn[] {
  const { badge, columns } = game.lists['rollcall.character'];
  const badgeColumns: CharacterColumn[] =
    badge === undefined
      ? []
      : [
          {
            id: badge.pointer,
            label: formatLateText(translate, badge.label),
            width: 62,
            dropPriority: 0,
            getSortKey: ({ document }) =>
              toSortKey(getValueAt(document, badge.pointer) ?? badge.getFallback?.(document)),
            renderCell: ({ document }) => <DocumentBadge document={document} />,
          },
        ];
  // In a narrow list the columns with the highest `dropPriority` are dropped first. The first two columns of a game matter most.
  const otherColumns = columns.map(
    (column, columnIndex): CharacterColumn => ({
      id: column.pointer,
      label: formatLateText(translate, column.label),
      width: column.kind === 'shape' ? 104 : 96,
      ...(column.kind === 'text' ? { grow: 1 } : {}),
      dropPriority: columnIndex < 2 ? 3 : 7,
      getSortKey: ({ document }) =>
        column.kind === 'text'
          ? formatTextColumn(translate, gameCatalog, document, column)
          : String(getValueAt(document, column.pointer) ?? ''),
      renderCell: ({ document }) => <DocumentColumn document={document} column={column} />,
    }),
  );
  return [...badgeColumns, ...otherColumns];
}

const toSortKey = (value: unknown): number | string | undefined =>
  typeof value === 'number' ? value : value === undefined ? undefined : String(value);
