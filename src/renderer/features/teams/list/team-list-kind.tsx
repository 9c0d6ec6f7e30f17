/** Describes the teams of a game as rows of a document list. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { EventPack, Faction, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';
import type { Judgement } from '../../../../shared/rules/judge.ts';
import { getDefaults } from '../../../../shared/rules/options.ts';
import { showHiddenCharacters } from '../../../../shared/text/hidden-characters.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { VerdictBadge } from '../../../components/badges.tsx';
import { formatDisplayName } from '../../../components/display-name.tsx';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { formatLevels } from '../../../strings/documents/teams.ts';
import { WordShape } from '../../documents/document-marks.tsx';
import { addSharedColumns } from '../../lists/columns/shared-columns.tsx';
import { cacheFacetValues, cacheSearchIndex } from '../../lists/filter/list-filter.ts';
import type { Column, Facet, ListKind } from '../../lists/list-kind.ts';
import { createVerdictFacet, getLegality, getVerdictRank } from '../../lists/verdict-facet.ts';
import { formatTeamMode, ModeIcon } from '../mode/mode-badge.tsx';
import { type EventPacksById, getEventContext, getTeamMode } from '../mode/team-mode.ts';
import { deleteTeam, duplicateTeam } from '../team-actions.ts';
import { getNamedFactionId } from '../team-factions.ts';
import { TeamSymbol } from '../team-symbol.tsx';
import { type CharactersById, getMemberNames, judgeForList } from '../verdict/judge-team.ts';
import css from './list.module.css';

/** The maximum number of names in a row, which is more than fits. */
const MAX_NAMES = 30;

export interface TeamListContext {
  readonly charactersById: CharactersById;
  readonly factions: readonly Faction[];
  /** The event packs that teams can name. */
  readonly eventPacks: EventPacksById;
}

/** Creates the columns, filters, labels and actions of the team list. */
export function createTeamListKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  game: Game,
  { charactersById, factions, eventPacks }: TeamListContext,
): ListKind<'teams'> {
  const getEventPack = (team: Team): EventPack | undefined => {
    return getEventContext(getTeamMode(gameCatalog, team, eventPacks)).eventPack;
  };
  /** Returns the size of a team. The size of its event takes precedence over its own. */
  const getTeamSize = (team: Team): number => {
    const eventPack = getEventPack(team);
    return (
      (eventPack === undefined ? undefined : game.getAgreedSize?.(eventPack)) ??
      getTeamRules(gameCatalog, team).getSize(team)
    );
  };
  const getJudgement = (team: Team): Judgement =>
    judgeForList(gameCatalog, team, charactersById, getEventContext(getTeamMode(gameCatalog, team, eventPacks)));
  const findFaction = (team: Team): Faction | undefined => {
    const factionId = getTeamRules(gameCatalog, team).getFactionId?.(team);
    return factionId === undefined
      ? undefined
      : [...(team.factions ?? []), ...factions].find((faction) => faction.id === factionId);
  };
  /** Returns what a team plays for: its banner, a word such as its Alignment, in a team without a faction; otherwise the faction's name. */
  const getAllegiance = (team: Team): string => {
    const banner = getTeamRules(gameCatalog, team).list.getBanner(team);
    return banner === undefined
      ? (findFaction(team)?.name ?? getNamedFactionId(gameCatalog, team) ?? '')
      : formatWord(game, banner);
  };
  const columns: Column<Team>[] = [
    {
      id: 'formation',
      label: formatLateText(translate, game.team?.list.column.label ?? translate('filters.formation')),
      width: 100,
      grow: 0.8,
      dropPriority: 3,
      getSortKey: ({ document }) => formatFormation(gameCatalog, game, document),
      renderCell: ({ document }) => showHiddenCharacters(formatFormation(gameCatalog, game, document)),
    },
    {
      id: 'allegiance',
      label: translate('filters.allegiance'),
      width: 110,
      grow: 1,
      dropPriority: 4,
      getSortKey: ({ document }) => getAllegiance(document),
      renderCell: ({ document }) => {
        const banner = getTeamRules(gameCatalog, document).list.getBanner(document);
        if (banner !== undefined) return <WordShape game={game} word={banner} />;
        return <bdi>{formatDisplayName(getAllegiance(document)) || translate('teams.noFaction')}</bdi>;
      },
    },
    {
      id: 'levels',
      label: formatLateText(translate, game.team?.list.sizeLabel ?? translate('filters.levels')),
      width: 92,
      dropPriority: 2,
      getSortKey: ({ document }) => getJudgement(document).levels ?? 0,
      renderCell: ({ document }) => (
        <span className={css.levels}>
          {formatLevels(
            translate,
            document.members.length === 0 ? 0 : getJudgement(document).levels,
            getTeamSize(document),
          )}
        </span>
      ),
    },
    {
      id: 'verdict',
      label: translate('filters.legality'),
      width: 128,
      dropPriority: 1,
      getSortKey: ({ document }) => getVerdictRank(getJudgement(document).findings),
      renderCell: ({ document }) => (
        <span className={css.verdict}>
          {document.members.length === 0 ? (
            <span className={css.begin}>{translate('team.begin')}</span>
          ) : (
            <VerdictBadge findings={getJudgement(document).findings} />
          )}
          <ModeIcon teamMode={getTeamMode(gameCatalog, document, eventPacks)} />
        </span>
      ),
    },
  ];
  const facets: Facet<Team>[] = [
    ...(game.team?.list.facets ?? []).map(({ pointer, label, vocabulary }): Facet<Team> => {
      const words = game.vocabularies[vocabulary] ?? [];
      return {
        id: pointer,
        label: formatLateText(translate, label),
        getValues: ({ document }) => [String(getValueAt(document, pointer) ?? '')],
        getLabel: (value) =>
          formatLateText(
            translate,
            words.find(({ id }) => id === value)?.label ?? (value || translate('filters.noValue')),
          ),
        valueOrder: words.map(({ id }) => id),
      };
    }),
    {
      id: 'allegiance',
      label: translate('filters.allegiance'),
      getValues: ({ document }) => [getAllegiance(document)],
      getLabel: (value) => value || translate('teams.noFaction'),
    },
    ...(game.event === undefined
      ? []
      : [
          {
            id: 'event',
            label: translate('teamMode.title'),
            getValues: ({ document }: { document: Team }) => [document.event ?? ''],
            getLabel: (eventId: string) =>
              eventId === ''
                ? translate('teamMode.sandbox')
                : formatTeamMode(translate, getTeamMode(gameCatalog, { event: eventId, ruleset: game.id }, eventPacks)),
          },
        ]),
    {
      ...createVerdictFacet(translate),
      getValues: ({ document }) => [getLegality(getJudgement(document).findings)],
      isCostly: true,
    },
  ];
  return {
    tableName: 'teams',
    ...addSharedColumns<'teams'>(translate, columns, facets.map(cacheFacetValues)),
    getSearchIndex: cacheSearchIndex((team) =>
      createSearchIndex([
        team.name,
        getAllegiance(team),
        formatFormation(gameCatalog, game, team),
        ...getMemberNames(team, charactersById),
      ]),
    ),
    getHref: (teamId) => formatHash({ screen: 'team', id: teamId }),
    renderThumbnail: ({ document }) => (
      <TeamSymbol
        game={game}
        faction={findFaction(document)}
        alignment={getTeamRules(gameCatalog, document).list.getBanner(document)}
      />
    ),
    getSubtitle: (team) =>
      getMemberNames(team, charactersById).slice(0, MAX_NAMES).join(', ') || translate('teams.nobody'),
    getUnreadableLabel: () => translate('teams.broken'),
    getDuplicateLabel: (teamName: string) => translate('teams.duplicateOf', { name: shortenName(teamName) }),
    getDeleteLabel: (teamName: string) => translate('teams.deleteOf', { name: shortenName(teamName) }),
    duplicate: (team) => duplicateTeam(translate, library, team),
    delete: (teamId, teamName) => deleteTeam(translate, library, teamId, teamName),
  };
}

const formatWord = (game: Game, word: unknown): string =>
  game.card.formats.word(String(word), getDefaults(game.options));

const formatFormation = (gameCatalog: GameCatalog<Game>, game: Game, team: Team): string =>
  formatWord(game, getValueAt(team, getTeamRules(gameCatalog, team).list.column.pointer));
