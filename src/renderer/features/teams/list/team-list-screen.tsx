import { ClipboardCopy } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { GameFilters, useGameFilter } from '../../../games/game-filters.ts';
import { useGameItems } from '../../../games/game-items.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { openTextListEntry } from '../../../navigation/text-list-request.ts';
import type { Item } from '../../../store/item.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useDocuments, useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useDefaultRules } from '../../house-rules/use-default-rules.tsx';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import type { ListAction } from '../../lists/list-action.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { UnsupportedList } from '../../lists/unsupported-list.tsx';
import { createCopyTextCommand } from '../../transfer/export/copy-team-texts.ts';
import { mapPacksById } from '../mode/team-mode.ts';
import { createTeam } from '../team-actions.ts';
import { PasteListButton } from '../text-list/paste-list-button.tsx';
import { useCharactersById } from '../use-characters-by-id.ts';
import { createTeamListKind } from './team-list-kind.tsx';

const NEW_TEAM = { kind: 'new-team' } as const;
const FILTERS = new GameFilters<ListFilter>(NO_FILTER);
const listReadyIds = (items: readonly Item<Team>[]): readonly string[] =>
  items.flatMap(({ kind, id }) => (kind === 'ready' ? [id] : []));

/** Lists the teams of the shown game, to search, open, duplicate and delete. */
export function TeamListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = useShownGame();
  if (game.team !== undefined) return <TeamList game={game} />;
  return (
    <UnsupportedList
      title={translate('shell.teams')}
      game={game}
      supportedGames={gameCatalog.all.filter(({ team }) => team !== undefined)}
      noticeTitle={translate('game.noTeams', { game: game.name })}
      noticeText={translate('game.noTeamsText')}
      formatGameLabel={({ name }) => translate('game.teamsOf', { game: name })}
    />
  );
}

function TeamList({ game }: { game: Game }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const teamItems = useGameItems('teams', game);
  const factions = useDocuments('factions');
  const charactersById = useCharactersById(game);
  const [filter, setFilter] = useGameFilter(FILTERS, game);
  const eventItems = useGameItems('events', game);
  const eventPacks = useMemo(() => mapPacksById(listReadableDocuments<'events'>(eventItems)), [eventItems]);
  const listKind = useMemo(
    () => createTeamListKind(translate, gameCatalog, library, game, { charactersById, factions, eventPacks }),
    [gameCatalog, library, game, charactersById, factions, eventPacks, translate],
  );
  const getSelectionActions = useCallback(
    (selectedItems: readonly Item<Team>[]): readonly ListAction[] => {
      const { id, label, run } = createCopyTextCommand(translate, gameCatalog, library, listReadyIds(selectedItems));
      return [{ id, label, icon: <ClipboardCopy aria-hidden />, run }];
    },
    [translate, gameCatalog, library],
  );
  const defaultRules = useDefaultRules(game);
  const commands = useMemo<Command[]>(
    () => [{ id: 'paste-list', label: translate('textListEntry.open'), run: () => openTextListEntry(NEW_TEAM) }],
    [translate],
  );
  useCommands(commands);
  return (
    <>
      <ListFrame
        listTexts={getListTexts(translate, 'teams')}
        listKind={listKind}
        game={game}
        games={gameCatalog.all}
        items={teamItems}
        filter={filter}
        onFilter={setFilter}
        renderActions={() => (
          <>
            {defaultRules.button}
            <PasteListButton target={NEW_TEAM} isCompact />
          </>
        )}
        emptyActions={<PasteListButton target={NEW_TEAM} />}
        getSelectionActions={getSelectionActions}
        onCreate={() => attempt(createTeam(translate, library, game))}
      />
      {defaultRules.dialog}
    </>
  );
}
