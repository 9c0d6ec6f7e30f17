/** Judges a team and puts together what its roster shows. */

import { LIMITS } from '../../base/limits.ts';
import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character, EventPack, Faction, Team } from '../../document/schema.ts';
import { findingMessage, namesIn } from '../../event/messages.ts';
import { modeText } from '../../event/mode-text.ts';
import { nameSource } from '../../rules/cite-source.ts';
import { equalFindings, withCount } from '../../rules/equal-findings.ts';
import type { Cite, Finding } from '../../rules/finding.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { teamRulesOf } from '../../rules/game-rules.ts';
import { type Judgement, judge, optionsFor } from '../../rules/judge.ts';
import type { RosterCell, RosterColumn } from '../../rules/line-up-rules.ts';
import { ofGame } from '../../rules/of-game.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Options } from '../../rules/options.ts';
import type { PlayRowRules } from '../../rules/play-row.ts';
import type { RosterRules, TeamFigure, TeamRules, TeamSeat, TeamView } from '../../rules/team-rules.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { printedName, printedText } from '../kit/printed.ts';
import type { RosterData, RosterFigure, RosterFinding, RosterMember } from './roster-data.ts';
import { shortPrint } from './roster-text.ts';

export interface RosterContext {
  /** Characters that members may name besides those the team embeds. */
  characters?: readonly Character[];
  /** Where the team's faction is looked up, after those the team embeds. */
  factions?: readonly Faction[];
  event?: EventPack;
  /** The pack that the team names, where no team can be judged by it. */
  unusableEvent?: EventPack;
  /** The judgement, for callers that have judged the team in this context already. */
  judgement?: Judgement;
  /** Puts to each member what it is played from. */
  play?: PlayRowRules | undefined;
}

/** A member whose character was found. */
type Known = TeamSeat & { readonly character: Character };

const isKnown = (seat: TeamSeat): seat is Known => seat.character !== undefined;

/**
 * A member whose character was not found has a row with its id, its copies and question marks. Names, words and sentences are ready to be printed: hidden
 * characters shown, long ones cut. Of members and findings there are as many as `LIMITS` lets a sheet print, the leader
 * always among them.
 */
export function rosterOf(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  context: RosterContext = {},
): RosterData {
  const { characters = [], factions = [], event, unusableEvent } = context;
  const rules = teamRulesOf(gameCatalog, team);
  const atEvent = event ? { event } : {};
  const options = optionsFor(gameCatalog, team, atEvent);
  const view = rules.view(team, {
    options,
    ...atEvent,
    characters: new Map(
      ofGame(team, characters)
        .reverse()
        .map((c) => [c.id, c]),
    ),
  });
  const judgement =
    context.judgement ??
    judge(gameCatalog, team, { characters, ...atEvent, ...(unusableEvent ? { unusableEvent } : {}) });
  const leader = view.leaders && view.leader;
  const columns = rules.roster.columns(translate, options);
  const leading = view.seats.find(({ id, character }) => character !== undefined && id === leader);
  const shown = view.seats.filter((seat, index) => index < LIMITS.sheetMembers || seat === leading);
  const members = shown.map((seat) => {
    if (!isKnown(seat)) return { ...unknownRow(translate, seat.id, columns), copies: seat.copies };
    const play = context.play?.of(translate, seat.character, options);
    return {
      ...memberOf(translate, gameCatalog, seat, seat.id === leader, rules.roster, options),
      ...(play === undefined ? {} : { play }),
    };
  });
  const names = namesIn(team, characters);
  const groups = equalFindings(judgement.findings, (finding) => finding);
  const printed = groups.slice(0, LIMITS.sheetFindings);
  const findings = printed.map(({ one, count }) =>
    findingOf(translate, { ...one, message: withCount(translate, findingMessage(translate, one, names), count) }),
  );
  const left = {
    members: view.seats.length - shown.length,
    findings: judgement.findings.length - printed.reduce((sum, { count }) => sum + count, 0),
  };
  const extras = rules.roster.extras?.(translate, team, options);
  return {
    name: printedName(team.name),
    verdict: judgement.verdict,
    rules: judgement.rules ?? '',
    fingerprint: judgement.fingerprint,
    figures: view.figures.flatMap((figure) => figureOf(translate, figure)),
    details: [
      ...playerOf(translate, team),
      ...detailsOf(translate, team, rules, event, [...(team.factions ?? []), ...factions]),
      ...leaderOf(translate, rules, view, shown.filter(isKnown)),
      ...judgedBy(translate, judgement, team, event),
    ],
    columns: columns.map((column) => ({ ...column, head: printedName(column.head) })),
    members,
    ...(extras && extras.rows.length > 0 ? { extras } : {}),
    findings,
    changed: changedInWords(
      translate,
      gameCatalog.getGame(team).options,
      gameCatalog.getGame(team).optionTexts,
      options,
    ),
    legend: formatText(translate, rules.roster.legend),
    ...(left.members + left.findings > 0 ? { left } : {}),
  };
}

function figureOf(
  translate: Translate,
  { label, value, limit, state, on, paperLabel = label }: TeamFigure,
): RosterFigure[] {
  if (on === 'screen') return [];
  const shown = value === null ? '?' : formatText(translate, value);
  const text = limit === undefined ? [shown] : [shown, limit ?? '?'];
  return [{ label: formatText(translate, paperLabel), value: text.join(' / '), over: state === 'over' }];
}

type Detail = readonly [label: string, value: string];

function detailsOf(
  translate: Translate,
  team: Team,
  { roster }: TeamRules,
  event: EventPack | undefined,
  factions: readonly Faction[],
): Detail[] {
  const factionName = (id: string) => factions.find((f) => f.id === id)?.name ?? id;
  return roster.details(translate, team, event, factionName).map(([label, value]) => [label, printedName(value)]);
}

const playerOf = (translate: Translate, { player = '' }: Team): Detail[] =>
  player.trim() === '' ? [] : [[translate('teamRoster.player'), printedName(player)]];

function leaderOf(
  translate: Translate,
  { leaderAt }: TeamRules,
  { seats, characters, leaders, leader }: TeamView,
  shown: readonly Known[],
): Detail[] {
  if (leaderAt === undefined) return [];
  if (characters === undefined && seats.length > 0) return [[translate('teamRoster.leader'), '?']];
  const leading = leaders ? shown.filter(({ id }) => id === leader) : [];
  return [[translate('teamRoster.leader'), leading.map(nameOfSeat).join(', ') || translate('teamRoster.noLeader')]];
}

function judgedBy(
  translate: Translate,
  { rules = '', fingerprint: print }: Judgement,
  team: Team,
  event: EventPack | undefined,
): Detail[] {
  return [
    [translate('teamRoster.judgedBy'), `${rules}, ${modeText(translate, team, event, printedName)}`],
    [translate('teamRoster.fingerprint'), shortPrint(print)],
  ];
}

const nameOfSeat = ({ id, character }: Known): string => printedName(character.name || id);

function memberOf(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  seat: Known,
  leads: boolean,
  roster: RosterRules<Team, Character, EventPack, Options>,
  options: Options,
): RosterMember {
  const { id, copies, character, remarks } = seat;
  const isLegal = judge(gameCatalog, character, { options: [options] }).verdict === 'legal';
  return {
    id,
    name: nameOfSeat(seat),
    copies,
    marks: [
      ...(leads ? [translate('teamRoster.leader')] : []),
      ...remarks.map((remark) => formatText(translate, remark)),
      ...(isLegal ? [] : [translate('teamRoster.marks.illegal')]),
    ],
    cells: roster.cells(translate, character, options).map(printedCell),
    fingerprint: fingerprint(gameCatalog, character),
  };
}

/** The row of somebody whose character is unknown: nothing but its id can be told. */
export const unknownRow = (
  translate: Translate,
  id: string,
  columns: readonly RosterColumn[],
): Omit<RosterMember, 'copies'> => ({
  id,
  name: printedName(id),
  marks: [translate('teamRoster.marks.unknown')],
  cells: columns.map(({ kind }) => (kind === 'pair' ? ['?', ''] : '?')),
  fingerprint: '',
});

/** A cell as it can be printed. */
export const printedCell = (cell: RosterCell): RosterCell =>
  typeof cell === 'string' ? printedName(cell) : [printedName(cell[0]), printedName(cell[1])];

/** A finding as a row of the sheet. */
export function findingOf(translate: Translate, { severity, message, cite }: Finding): RosterFinding {
  return { severity, message: printedText(formatText(translate, message)), cite: citation(translate, cite) };
}

/** `Supers Unlimited 4.1, chapter 1, Team Selection` */
export function citation(translate: Translate, cite: Cite): string {
  const { chapter, heading } = cite;
  return [
    nameSource(translate, cite),
    chapter === undefined ? '' : translate('teamRoster.chapter', { chapter }),
    heading ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}
