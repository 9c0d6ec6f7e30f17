/** Judges a team and collects what its roster shows. */

import { LIMITS } from '../../base/limits.ts';
import type { Portrait } from '../../card/place/place-portrait.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { printOwnName } from '../../document/own-name.ts';
import type { Character, EventPack, Faction, Team } from '../../document/schema.ts';
import { groupFindings } from '../../event-pack/finding-groups.ts';
import { formatJudgedMode } from '../../event-pack/mode-text.ts';
import { getCharacterNames } from '../../event-pack/report-messages.ts';
import { filterByGame } from '../../rules/filter-by-game.ts';
import type { Cite, Finding } from '../../rules/finding.ts';
import { formatSource } from '../../rules/format-source.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { getTeamRules } from '../../rules/game-rules.ts';
import { type Judgement, judge, resolveDocumentOptions } from '../../rules/judge.ts';
import type { RosterCell, RosterColumn } from '../../rules/line-up-rules.ts';
import { formatChangedOptions } from '../../rules/option-texts.ts';
import type { Options } from '../../rules/options.ts';
import type { PlayLine, PlayRowRules } from '../../rules/play-row.ts';
import type { RosterRules, TeamFigure, TeamRules, TeamSeat, TeamView } from '../../rules/team-rules.ts';
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { formatSheetName, formatSheetText } from '../kit/sheet-text.ts';
import type { RosterData, RosterFigure, RosterFinding, RosterMember } from './roster-data.ts';
import { shortenFingerprint } from './roster-text.ts';

export interface RosterContext {
  /** Characters that members may name, in addition to those that the team embeds. */
  characters?: readonly Character[];
  /** Factions that the team may name, in addition to the factions that it embeds. */
  factions?: readonly Faction[];
  eventPack?: EventPack;
  /** The event pack that the team names, if it is invalid, so that no team can be judged by it. */
  invalidEventPack?: EventPack;
  /** The judgement, for callers that have already judged the team in this context. */
  judgement?: Judgement;
  /** The fingerprint of the team as it is exported. Absent = that of the judgement. */
  fingerprint?: string | undefined;
  /** Adds to each member the numbers, attacks and boxes that a player needs during the game. */
  playRowRules?: PlayRowRules | undefined;
  /** Creates the portraits of members with such numbers. */
  createPortrait?: ((character: Character) => Portrait) | undefined;
}

/** A member whose character was found. */
type KnownSeat = TeamSeat & { readonly character: Character };

const isKnownSeat = (seat: TeamSeat): seat is KnownSeat => seat.character !== undefined;

/**
 * Creates the roster. If the character of a member was not found, its row shows its id, its copies and question marks. All texts are
 * ready to print: hidden characters are visible, and long texts are truncated. `LIMITS` restricts the number of members and findings;
 * the leader is always included.
 */
export function createRoster(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  rosterContext: RosterContext = {},
): RosterData {
  const { characters = [], factions = [], eventPack, invalidEventPack } = rosterContext;
  const teamRules = getTeamRules(gameCatalog, team);
  const eventContext = eventPack ? { eventPack } : {};
  const gameOptions = resolveDocumentOptions(gameCatalog, team, eventContext);
  const teamView = teamRules.createView(team, {
    options: gameOptions,
    ...eventContext,
    characters: new Map(
      // A map keeps the last of several characters with the same id, so the order is reversed to keep the first.
      filterByGame(team, characters)
        .reverse()
        .map((character) => [character.id, character]),
    ),
  });
  const judgement =
    rosterContext.judgement ??
    judge(gameCatalog, team, {
      characters,
      ...eventContext,
      ...(invalidEventPack ? { invalidEventPack } : {}),
    });
  const leaderId = teamView.leaders && teamView.leader;
  const columns = teamRules.roster.listColumns(translate, gameOptions);
  const leadingSeat = teamView.seats.find(({ id, character }) => character !== undefined && id === leaderId);
  const shownSeats = teamView.seats.filter((seat, index) => index < LIMITS.sheetMembers || seat === leadingSeat);
  const members = shownSeats.map((seat) => {
    if (!isKnownSeat(seat)) return { ...createUnknownRow(translate, seat.id, columns), copies: seat.copies };
    const playRow = rosterContext.playRowRules?.createRow(translate, printOwnName(seat.character), gameOptions);
    return {
      ...createMember(translate, gameCatalog, seat, seat.id === leaderId, teamRules.roster, gameOptions),
      ...(playRow === undefined ? {} : { play: playRow }),
      ...(playRow === undefined || !rosterContext.createPortrait
        ? {}
        : { portrait: rosterContext.createPortrait(seat.character) }),
    };
  });
  const memberNames = getCharacterNames(team, characters);
  const findingGroups = groupFindings(
    translate,
    judgement.findings.map((finding) => ({ finding })),
    memberNames,
  );
  const printedGroups = findingGroups.slice(0, LIMITS.sheetFindings);
  const findings = printedGroups.map(({ listedFindings: [{ finding }], sentence }) =>
    createFinding(translate, { ...finding, message: sentence }),
  );
  const omitted = {
    members: teamView.seats.length - shownSeats.length,
    findings:
      judgement.findings.length - printedGroups.reduce((sum, { listedFindings }) => sum + listedFindings.length, 0),
  };
  const extras = teamRules.roster.listExtras?.(translate, team, gameOptions);
  return {
    name: formatSheetName(team.name),
    verdict: judgement.verdict,
    rules: judgement.rules ?? '',
    fingerprint: rosterContext.fingerprint ?? judgement.fingerprint,
    figures: teamView.figures.flatMap((figure) => createFigure(translate, figure)),
    details: [
      ...createPlayerDetail(translate, team),
      ...createDetails(translate, team, teamRules, eventPack, [...(team.factions ?? []), ...factions]),
      ...createLeaderDetail(translate, teamRules, teamView, shownSeats.filter(isKnownSeat)),
      ...createJudgementDetails(translate, judgement, team, eventPack),
    ],
    columns: columns.map((column) => ({ ...column, head: formatSheetName(column.head) })),
    members,
    ...(extras && extras.rows.length > 0 ? { extras } : {}),
    findings,
    changedOptions: formatChangedOptions(
      translate,
      gameCatalog.getGame(team).options,
      gameCatalog.getGame(team).optionTexts,
      gameOptions,
    ),
    legend: formatLateText(translate, teamRules.roster.legend),
    ...(omitted.members + omitted.findings > 0 ? { omitted } : {}),
  };
}

function createFigure(
  translate: Translate,
  { label, value, limit, state, shownOn, paperLabel = label }: TeamFigure,
): RosterFigure[] {
  if (shownOn === 'screen') return [];
  // A value or limit of null is unknown, for example because a member is unknown.
  const valueText = value === null ? '?' : formatLateText(translate, value);
  const valueParts = limit === undefined ? [valueText] : [valueText, limit ?? '?'];
  return [
    { label: formatLateText(translate, paperLabel), value: valueParts.join(' / '), isOverLimit: state === 'over' },
  ];
}

type LabeledDetail = readonly [label: string, value: string];

function createDetails(
  translate: Translate,
  team: Team,
  { roster: rosterRules }: TeamRules,
  eventPack: EventPack | undefined,
  factions: readonly Faction[],
): LabeledDetail[] {
  const getFactionName = (factionId: string) => factions.find((faction) => faction.id === factionId)?.name ?? factionId;
  return rosterRules
    .listDetails(translate, team, eventPack, getFactionName)
    .map(([label, value]) => [label, formatSheetName(value)]);
}

const createPlayerDetail = (translate: Translate, { player = '' }: Team): LabeledDetail[] =>
  player.trim() === '' ? [] : [[translate('teamRoster.player'), formatSheetName(player)]];

function createLeaderDetail(
  translate: Translate,
  { leaderPointer }: TeamRules,
  { seats, characters, leaders, leader: leaderId }: TeamView,
  shownSeats: readonly KnownSeat[],
): LabeledDetail[] {
  if (leaderPointer === undefined) return [];
  if (characters === undefined && seats.length > 0) return [[translate('teamRoster.leader'), '?']];
  const leadingSeat = leaders ? shownSeats.filter(({ id }) => id === leaderId) : [];
  return [
    [translate('teamRoster.leader'), leadingSeat.map(formatSeatName).join(', ') || translate('teamRoster.noLeader')],
  ];
}

function createJudgementDetails(
  translate: Translate,
  { rules = '', fingerprint }: Judgement,
  team: Team,
  eventPack: EventPack | undefined,
): LabeledDetail[] {
  return [
    [translate('teamRoster.judgedBy'), `${rules}, ${formatJudgedMode(translate, team, eventPack, formatSheetName)}`],
    [translate('teamRoster.fingerprint'), shortenFingerprint(fingerprint)],
  ];
}

const formatSeatName = ({ id, character }: KnownSeat): string => formatSheetName(character.name || id);

function createMember(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  seat: KnownSeat,
  isLeader: boolean,
  rosterRules: RosterRules<Team, Character, EventPack, Options>,
  gameOptions: Options,
): RosterMember {
  const { id, copies, character, remarks } = seat;
  const isLegal = judge(gameCatalog, character, { options: [gameOptions] }).verdict === 'legal';
  return {
    id,
    name: formatSeatName(seat),
    copies,
    marks: [
      ...(isLeader ? [translate('teamRoster.leader')] : []),
      ...remarks.map((remark) => formatLateText(translate, remark)),
      ...(isLegal ? [] : [translate('teamRoster.marks.illegal')]),
    ],
    cells: rosterRules.listCells(translate, character, gameOptions).map(formatCell),
    attacks: formatAttacks(rosterRules.listAttacks?.(translate, character, gameOptions)),
  };
}

/** Creates the row of a member whose character is unknown, which shows only the id. */
export const createUnknownRow = (
  translate: Translate,
  id: string,
  columns: readonly RosterColumn[],
): Omit<RosterMember, 'copies'> => ({
  id,
  name: formatSheetName(id),
  marks: [translate('teamRoster.marks.unknown')],
  cells: columns.map(({ kind }) => (kind === 'pair' ? ['?', ''] : '?')),
  attacks: [],
});

/** Formats attacks for printing. */
export const formatAttacks = (attacks: readonly PlayLine[] = []): PlayLine[] =>
  attacks.map(({ name, text }) => ({ name: formatSheetName(name), text: formatSheetText(text) }));

/** Formats a cell for printing. */
export const formatCell = (cell: RosterCell): RosterCell =>
  typeof cell === 'string' ? formatSheetName(cell) : [formatSheetName(cell[0]), formatSheetName(cell[1])];

/** Creates a finding as the sheet shows it. */
export function createFinding(translate: Translate, { severity, message, cite }: Finding): RosterFinding {
  return {
    severity,
    message: formatSheetText(formatLateText(translate, message)),
    cite: formatCitation(translate, cite),
  };
}

/** Formats the source of a rule: `Supers Unlimited 4.1, chapter 1, Team Selection`. */
export function formatCitation(translate: Translate, cite: Cite): string {
  const { chapter, heading } = cite;
  return [
    formatSource(translate, cite),
    chapter === undefined ? '' : translate('teamRoster.chapter', { chapter }),
    heading ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}
