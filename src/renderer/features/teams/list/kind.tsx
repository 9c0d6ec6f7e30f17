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
import { VerdictMark } from '../../../components/badges.tsx';
import { shownName } from '../../../components/name.tsx';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { formatLevels } from '../../../strings/documents/teams.ts';
import { WordShape } from '../../documents/document-marks.tsx';
import { withShared } from '../../lists/columns/shared-columns.tsx';
import { heldFacet, heldIndex } from '../../lists/filter/list-filter.ts';
import type { Column, Facet, ListKind } from '../../lists/kind.ts';
import { createVerdictFacet, legality, verdictRank } from '../../lists/verdict.ts';
import { deleteTeam, duplicateTeam } from '../actions.ts';
import { ModeSign, modeText } from '../mode/mode-badge.tsx';
import { eventContextOf, modeOf, type Packs } from '../mode/team-mode.ts';
import { namedFaction } from '../named-faction.ts';
import { TeamSymbol } from '../symbol.tsx';
import { type Known, listedJudgement, memberNames } from '../verdict/judgement.ts';
import css from './list.module.css';

/** The maximum number of names in a row, which is more than fits. */
const MOST_NAMES = 30;

export interface TeamsAround {
  readonly known: Known;
  readonly factions: readonly Faction[];
  /** The event packs that teams can name. */
  readonly packs: Packs;
}

export function teamKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  game: Game,
  { known, factions, packs }: TeamsAround,
): ListKind<'teams'> {
  const eventOf = (team: Team): EventPack | undefined => {
    return eventContextOf(modeOf(gameCatalog, team, packs)).event;
  };
  /** Returns the size of a team. The size of its event takes precedence over its own. */
  const sizeOf = (team: Team): number => {
    const event = eventOf(team);
    return (
      (event === undefined ? undefined : game.getAgreedSize?.(event)) ?? getTeamRules(gameCatalog, team).getSize(team)
    );
  };
  const judged = (team: Team): Judgement =>
    listedJudgement(gameCatalog, team, known, eventContextOf(modeOf(gameCatalog, team, packs)));
  const factionOf = (team: Team): Faction | undefined => {
    const id = getTeamRules(gameCatalog, team).getFactionId?.(team);
    return id === undefined ? undefined : [...(team.factions ?? []), ...factions].find((one) => one.id === id);
  };
  const allegianceOf = (team: Team): string => {
    const banner = getTeamRules(gameCatalog, team).list.getBanner(team);
    return banner === undefined
      ? (factionOf(team)?.name ?? namedFaction(gameCatalog, team) ?? '')
      : wordOf(game, banner);
  };
  const columns: Column<Team>[] = [
    {
      id: 'formation',
      label: formatLateText(translate, game.team?.list.column.label ?? translate('filters.formation')),
      width: 100,
      grow: 0.8,
      goes: 3,
      keyOf: ({ document }) => formationOf(gameCatalog, game, document),
      cell: ({ document }) => showHiddenCharacters(formationOf(gameCatalog, game, document)),
    },
    {
      id: 'allegiance',
      label: translate('filters.allegiance'),
      width: 110,
      grow: 1,
      goes: 4,
      keyOf: ({ document }) => allegianceOf(document),
      cell: ({ document }) => {
        const banner = getTeamRules(gameCatalog, document).list.getBanner(document);
        if (banner !== undefined) return <WordShape game={game} word={banner} />;
        return <bdi>{shownName(allegianceOf(document)) || translate('teams.noFaction')}</bdi>;
      },
    },
    {
      id: 'levels',
      label: formatLateText(translate, game.team?.list.sizeLabel ?? translate('filters.levels')),
      width: 92,
      goes: 2,
      keyOf: ({ document }) => judged(document).levels ?? 0,
      cell: ({ document }) => (
        <span className={css.levels}>
          {formatLevels(translate, document.members.length === 0 ? 0 : judged(document).levels, sizeOf(document))}
        </span>
      ),
    },
    {
      id: 'verdict',
      label: translate('filters.legality'),
      width: 128,
      goes: 1,
      keyOf: ({ document }) => verdictRank(judged(document).findings),
      cell: ({ document }) => (
        <span className={css.verdict}>
          {document.members.length === 0 ? (
            <span className={css.begin}>{translate('team.begin')}</span>
          ) : (
            <VerdictMark findings={judged(document).findings} />
          )}
          <ModeSign mode={modeOf(gameCatalog, document, packs)} />
        </span>
      ),
    },
  ];
  const facets: Facet<Team>[] = [
    ...(game.team?.list.facets ?? []).map(({ pointer: at, label, vocabulary: of }): Facet<Team> => {
      const words = game.vocabularies[of] ?? [];
      return {
        id: at,
        label: formatLateText(translate, label),
        valuesOf: ({ document }) => [String(getValueAt(document, at) ?? '')],
        labelOf: (value) =>
          formatLateText(
            translate,
            words.find(({ id }) => id === value)?.label ?? (value || translate('filters.noValue')),
          ),
        order: words.map(({ id }) => id),
      };
    }),
    {
      id: 'allegiance',
      label: translate('filters.allegiance'),
      valuesOf: ({ document }) => [allegianceOf(document)],
      labelOf: (value) => value || translate('teams.noFaction'),
    },
    ...(game.event === undefined
      ? []
      : [
          {
            id: 'event',
            label: translate('teamMode.title'),
            valuesOf: ({ document }: { document: Team }) => [document.event ?? ''],
            labelOf: (id: string) =>
              id === ''
                ? translate('teamMode.sandbox')
                : modeText(translate, modeOf(gameCatalog, { event: id, ruleset: game.id }, packs)),
          },
        ]),
    {
      ...createVerdictFacet(translate),
      valuesOf: ({ document }) => [legality(judged(document).findings)],
      isCostly: true,
    },
  ];
  return {
    table: 'teams',
    ...withShared<'teams'>(translate, columns, facets.map(heldFacet)),
    indexOf: heldIndex((team) =>
      createSearchIndex([
        team.name,
        allegianceOf(team),
        formationOf(gameCatalog, game, team),
        ...memberNames(team, known),
      ]),
    ),
    hrefOf: (id) => formatHash({ screen: 'team', id }),
    lead: ({ document }) => (
      <TeamSymbol
        game={game}
        faction={factionOf(document)}
        alignment={getTeamRules(gameCatalog, document).list.getBanner(document)}
      />
    ),
    under: (team) => memberNames(team, known).slice(0, MOST_NAMES).join(', ') || translate('teams.nobody'),
    brokenWord: () => translate('teams.broken'),
    duplicateOf: (name: string) => translate('teams.duplicateOf', { name: shortenName(name) }),
    deleteOf: (name: string) => translate('teams.deleteOf', { name: shortenName(name) }),
    duplicate: (team) => duplicateTeam(translate, library, team),
    delete: (id, name) => deleteTeam(translate, library, id, name),
  };
}

const wordOf = (game: Game, word: unknown): string => game.card.formats.word(String(word), getDefaults(game.options));

const formationOf = (gameCatalog: GameCatalog<Game>, game: Game, team: Team): string =>
  wordOf(game, getValueAt(team, getTeamRules(gameCatalog, team).list.column.pointer));
