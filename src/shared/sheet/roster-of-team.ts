/** Judges a team and puts together what its roster shows. */
import { fingerprint } from '../document/fingerprint.ts';
import type { AnyDocument, Character, EventPack, Faction, Team } from '../document/schema.ts';
import type { Cite, Finding } from '../finding/finding.ts';
import { judge } from '../judge.ts';
import { deriveCharacter } from '../rulesets/supers-unlimited/derive/character.ts';
import { type Counted, type Tally, tally } from '../rulesets/supers-unlimited/derive/team.ts';
import { summariseTeam, type TeamSeat, type TeamSums } from '../rulesets/supers-unlimited/derive/team-summary.ts';
import { LEVELS, TEAM_SIZES } from '../rulesets/supers-unlimited/facts.ts';
import { changedOptions, resolveOptions, type SuOptions } from '../rulesets/supers-unlimited/options.ts';
import { gimmickText } from '../rulesets/supers-unlimited/reference.ts';
import { nameOf } from '../rulesets/supers-unlimited/words.ts';
import type { RosterData, RosterFinding, RosterGimmick, RosterMember } from './roster-data.ts';

export interface RosterContext {
  /** Characters that members may name besides those the team embeds. */
  characters?: readonly Character[];
  /** Where the team's Faction is looked up, after those the team embeds. */
  factions?: readonly Faction[];
  event?: EventPack;
}

/** Members nobody knows have no row; the findings name them. */
export function rosterOf(team: Team, { characters = [], factions = [], event }: RosterContext = {}): RosterData {
  const options = resolveOptions(event?.options, team.options);
  const others = new Map([...characters].reverse().map((c) => [c.id, c]));
  const { seats, sums } = summariseTeam(team, others, options, event?.levels);
  const judgement = judge(team, { characters, ...(event ? { event } : {}) });
  const agreed = event?.levels ?? team.levels;
  const size = TEAM_SIZES.find((row) => row.levels === agreed);
  return {
    name: team.name,
    verdict: judgement.verdict,
    rules: judgement.rules ?? '',
    fingerprint: judgement.fingerprint,
    formation: nameOf(team.formation),
    allegiance: allegianceOf(team, factions),
    agreed,
    ...(size ? { sizeName: nameOf(size.id) } : {}),
    ...(event ? { event: event.name } : {}),
    counts: countsOf(seats, sums),
    members: seats.flatMap((seat) => memberOf(seat, team, sums, options)),
    gimmicks: (team.gimmicks ?? []).flatMap((id) => gimmickOf(id, options)),
    findings: judgement.findings.map(findingOf),
    changed: changedOptions(options).map(([key, value]) => `${key} = ${String(value)}`),
    aimLabel: options['su.aimLabel'],
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
      name: full.name || id,
      copies,
      level: full.level,
      alignment: nameOf(full.alignment),
      classes: full.classes.map(nameOf),
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
  return { severity, message, cite: citation(cite) };
}

/** `Supers Unlimited 4.1, chapter 1, Team Selection` */
export function citation({ source, chapter, heading }: Cite): string {
  return [source, chapter === undefined ? '' : `chapter ${chapter}`, heading ?? ''].filter(Boolean).join(', ');
}
