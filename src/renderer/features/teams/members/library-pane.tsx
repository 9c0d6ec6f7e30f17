import { Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import { getCharacterIndex } from '../../../../shared/library/search/character-words.ts';
import { Button } from '../../../components/button.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useContextMenu } from '../../../components/row-menu/use-context-menu.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useGameItems } from '../../../games/game-items.ts';
import { navigateTo } from '../../../navigation/router.ts';
import type { Item } from '../../../store/item.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { formatShown } from '../../../strings/documents/lists.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { filterCharacters, NO_FILTER } from '../../characters/list/character-filter.ts';
import { createCharacterActions } from '../../documents/document-menu-actions.tsx';
import { FacetPickers } from '../../documents/facet-pickers.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { useSlices } from '../../lists/use-slices.ts';
import { useTeam } from '../team-view.ts';
import { CandidateChecks } from './candidate-checks.ts';
import { CandidateRow } from './candidate-row.tsx';
import css from './library-pane.module.css';
import { useAddMember } from './use-add-member.ts';
import { useJoinableCharacters } from './use-joinable-characters.ts';

const ROW_HEIGHT_PX = 80;

/** Lists the characters of the team's game, each with whether it can join. */
export function LibraryPane({ className, onSearchFocus }: { className: string | undefined; onSearchFocus(): void }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { settledTeam, charactersById, eventPack } = useTeam();
  const game = gameCatalog.getGame(settledTeam);
  const characterItems = useGameItems('characters', game);
  const [filter, setFilter] = useState(NO_FILTER);
  const factionDocuments = useDocuments('factions');
  const factions = useMemo(() => new Map(factionDocuments.map(({ id, name }) => [id, name])), [factionDocuments]);
  const [showsOnlyJoinable, setShowsOnlyJoinable] = useState(false);
  const deferredFilter = useDeferredValue(filter);
  const matchingCharacters = useMemo(
    () =>
      listReadableDocuments<'characters'>(
        filterCharacters(translate, gameCatalog, characterItems, deferredFilter, factions),
      ),
    [characterItems, deferredFilter, factions, gameCatalog, translate],
  );
  // Indexing thousands of characters would otherwise delay the first typed letter.
  const indexCharacter = useCallback(
    (item: Item<Character>) => {
      if (item.kind === 'ready') getCharacterIndex(translate, gameCatalog, item.document, factions);
    },
    [factions, gameCatalog, translate],
  );
  useSlices(characterItems, indexCharacter);
  const checks = useMemo(
    () => new CandidateChecks(gameCatalog, settledTeam, charactersById, eventPack),
    [gameCatalog, settledTeam, charactersById, eventPack],
  );
  const shownCharacters = useJoinableCharacters(matchingCharacters, checks, showsOnlyJoinable);
  const copiesInTeam = useMemo(() => countCopies(settledTeam.members), [settledTeam.members]);
  const addToTeam = useAddMember();
  const { onContextMenu, contextMenu } = useContextMenu((target) => {
    const characterId = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const character = shownCharacters.find(({ id }) => id === characterId);
    if (character === undefined) return undefined;
    const request = { characterId: character.id, characterIds: shownCharacters.map(({ id }) => id) };
    return {
      label: character.name || translate('editing.unnamed'),
      actions: [
        {
          id: 'add',
          label: translate('team.add'),
          icon: <Plus aria-hidden />,
          run: () => addToTeam(character.id),
        },
        ...createCharacterActions(translate, request),
      ],
    };
  });
  const clearFilters = () => {
    setFilter(NO_FILTER);
    setShowsOnlyJoinable(false);
  };

  return (
    <section
      className={`${css.pane} ${className ?? ''}`}
      aria-label={translate('team.library')}
      onContextMenu={onContextMenu}
    >
      <search className={css.filters}>
        <ListSearch
          label={translate('team.search')}
          hint={translate('characters.searchHint')}
          searchText={filter.searchText}
          className={css.search}
          onChange={(searchText) => setFilter({ ...filter, searchText })}
          onShow={onSearchFocus}
        />
        <FacetPickers
          game={game}
          chosenWords={filter.facetWords}
          getAnyWordLabel={(label: string) => translate('team.any', { label })}
          maxFacets={2}
          onChange={(facetWords) => setFilter({ ...filter, facetWords })}
        />
        <div className={css.joining}>
          <Switch label={translate('team.onlyJoining')} isOn={showsOnlyJoinable} onChange={setShowsOnlyJoinable} />
          <span className={css.count}>{formatShown(translate, shownCharacters.length, characterItems.length)}</span>
        </div>
      </search>
      {shownCharacters.length > 0 ? (
        <VirtualList
          items={shownCharacters}
          getKey={(character) => character.id}
          rowHeight={ROW_HEIGHT_PX}
          label={translate('team.candidates')}
          scrollResetKey={deferredFilter}
          className={css.list}
          onFocusMove={ignoreMove}
          renderRow={(character) => (
            <CandidateRow
              character={character}
              check={checks.getCheck(character)}
              copiesInTeam={copiesInTeam.get(character.id) ?? 0}
            />
          )}
        />
      ) : (
        <div className={css.empty}>
          <p>{characterItems.length === 0 ? translate('team.emptyLibrary') : translate('team.nobodyFits')}</p>
          {characterItems.length === 0 ? (
            <Button onPress={() => navigateTo({ screen: 'characters' })}>{translate('shell.goCharacters')}</Button>
          ) : (
            <Button onPress={clearFilters}>{translate('team.showAll')}</Button>
          )}
        </div>
      )}
      {contextMenu}
    </section>
  );
}

/** Arrow keys only move the focus; they do not choose a character. */
const ignoreMove = () => undefined;

function countCopies(members: readonly { character: string; copies?: number | undefined }[]): Map<string, number> {
  const copiesById = new Map<string, number>();
  for (const { character, copies = 1 } of members) copiesById.set(character, (copiesById.get(character) ?? 0) + copies);
  return copiesById;
}
