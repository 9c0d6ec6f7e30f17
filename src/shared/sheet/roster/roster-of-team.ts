/** Judges a team and puts together what its roster shows. */
import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { AnyDocument, Faction } from '../../document/schema.ts';
import type { Cite, Finding } from '../../finding/finding.ts';
import { deriveCharacter } from '../../games/supers-unlimited/derive/character.ts';
import type { Counted, Tally } from '../../games/supers-unlimited/derive/team.ts';
import { tally } from '../../games/supers-unlimited/derive/team.ts';
import type { TeamSeat, TeamSums } from '../../games/supers-unlimited/derive/team-summary.ts';
import { summariseTeam } from '../../games/supers-unlimited/derive/team-summary.ts';
import type { Character, EventPack, Team } from '../../games/supers-unlimited/documents/schema.ts';
import { LEVELS, TEAM_SIZES } from '../../games/supers-unlimited/facts.ts';
import type { SuOptions } from '../../games/supers-unlimited/options.ts';
import { changedOptions, resolveOptions } from '../../games/supers-unlimited/options.ts';
import { gimmickText } from '../../games/supers-unlimited/reference.ts';
import { nameOf } from '../../games/supers-unlimited/words.ts';
import type { Judgement } from '../../judge.ts';
import { judge } from '../../judge.ts';
import { LIMITS } from '../../limits.ts';
import { printedName, printedText } from '../kit/printed.ts';
import type { RosterData, RosterFinding, RosterGimmick, RosterMember } from './roster-data.ts';

export interface RosterContext {
  /** Characters that members may name besides those the team embeds. */
  characters?: readonly Character[];
  /** Where the team's Faction is looked up, after those the team embeds. */
  factions?: readonly Faction[];
  event?: EventPack;
  /** When the team has been judged in this context before. */
  judgement?: Judgement;
}

/**
 * Members nobody knows have no row; the findings name them. Names, words and sentences are ready to be printed: hidden
 * characters shown, long ones cut. Of members, gimmicks and findings there are as many as `LIMITS` lets a sheet print, the
 * leader always among them.
 */
export function rosterOf(team: Team, context: RosterContext = {}): RosterData {
  const { characters = [], factions = [], event } = context;
  const options = resolveOptions(event?.options, team.options);
  const others = new Map([...characters].reverse().map((c) => [c.id, c]));
  const { seats, sums } = summariseTeam(team, others, options, event?.levels);
  const judgement = context.judgement ?? judge(team, { characters, ...(event ? { event } : {}) });
  const agreed = event?.levels ?? team.levels;
  const size = TEAM_SIZES.find((row) => row.levels === agreed);
  const known = seats.filter((seat) => seat.full !== undefined);
  const leading = known.find(({ id }) => id === sums?.leader);
  const shown = known.filter((seat, i) => i < LIMITS.sheetMembers || seat === leading);
  const gimmicks = [...new Set(team.gimmicks ?? [])].flatMap((id) => gimmickOf(id, options));
  const findings = judgement.findings.slice(0, LIMITS.sheetFindings).map(findingOf);
  const left = { members: known.length - shown.length, findings: judgement.findings.length - findings.length };
  return {
    name: printedName(team.name),
    verdict: judgement.verdict,
    rules: judgement.rules ?? '',
    fingerprint: judgement.fingerprint,
    formation: printedName(nameOf(team.formation)),
    allegiance: printedName(allegianceOf(team, factions)),
    agreed,
    ...(size ? { sizeName: nameOf(size.id) } : {}),
    ...(event ? { event: printedName(event.name || event.id) } : {}),
    counts: countsOf(seats, sums),
    members: shown.flatMap((seat) => memberOf(seat, team, sums, options)),
    gimmicks,
    findings,
    changed: changedOptions(options).map(([key, value]) => `${key} = ${String(value)}`),
    aimLabel: options['su.aimLabel'],
    ...(left.members + left.findings > 0 ? { left } : {}),
  };
}

function allegianceOf({ allegiance, factions = [] }: Team, more: readonly Faction[]): string {
  if (allegiance.kind === 'faction') {
    const { faction = '' } = allegiance;
    return [...factions, ...more].find((f) => f.id === faction)?.name ?? faction;
  }
  return nameOf(allegiance.alignment ?? allegiance.kind);
}

function countsOf(seats: readonly TeamSeat[], sums: TeamSums | undefined): RosterData['counts'] {
  const sum: Tally = sums ?? tally(seats.flatMap(countable));
  return {
    ...(sums ? { levels: sums.levels } : {}),
    characters: sum.characters,
    superLevels: sum.supers.levels,
    henchmanLevels: sum.henchmen.levels,
    ...(sums?.guests ? { guestStars: { used: sums.guests.actual, allowed: sums.guests.allowed } } : {}),
    heroes: sum.alignments.hero,
    villains: sum.alignments.villain,
    antiHeroes: sum.alignments['anti-hero'],
  };
}

/** Where no sum can be trusted, those who are known are counted all the same; the Levels are left out then. */
function countable({ id, copies, full }: TeamSeat): Counted[] {
  if (!full || !Number.isInteger(copies) || copies < 1) return [];
  return [{ id, copies, character: full, isSuper: full.level >= LEVELS.superFrom }];
}

function memberOf(
  { id, copies, character, full }: TeamSeat,
  team: Team,
  sums: TeamSums | undefined,
  options: SuOptions,
): RosterMember[] {
  if (!character || !full) return [];
  const { allegiance } = team;
  const red = deriveCharacter(character, options).redZone?.red ?? full.hp.red;
  return [
    {
      id,
      name: printedName(full.name || id),
      copies,
      level: full.level,
      alignment: printedName(nameOf(full.alignment)),
      classes: full.classes.length === 0 ? [] : [printedName(full.classes.map(nameOf).join(', '))],
      power: full.power,
      move: full.move,
      size: full.size,
      hp: { total: full.hp.total, red },
      fight: full.traits.fight,
      aim: full.traits.aim,
      mind: full.traits.mind,
      magic: full.traits.magic,
      recovery: full.traits.recovery.dice,
      leader: sums?.leader === id,
      guestStar: allegiance.kind === 'faction' && !full.factions.includes(allegiance.faction ?? ''),
      legal: isLegal(character, options),
      fingerprint: fingerprint(character),
    },
  ];
}

function isLegal(document: AnyDocument, options: SuOptions): boolean {
  return judge(document, { options: [{ ...options }] }).verdict === 'legal';
}

function gimmickOf(id: string, options: SuOptions): RosterGimmick[] {
  const row = gimmickText(id, options);
  return row ? [{ name: row.name, class: row.tag ?? '', text: row.text }] : [];
}

function findingOf({ severity, message, cite }: Finding): RosterFinding {
  return { severity, message: printedText(message), cite: citation(cite) };
}

/** `Supers Unlimited 4.1, chapter 1, Team Selection` */
export function citation({ source, chapter, heading }: Cite): string {
  return [source, chapter === undefined ? '' : `chapter ${chapter}`, heading ?? ''].filter(Boolean).join(', ');
}
