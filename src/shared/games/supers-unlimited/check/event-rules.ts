/** What an event pack does not allow. Codes `event.*` (docs/rules.md#r7-events). */
import { orderedJson } from '../../../document/fingerprint/canonical.ts';
import { sha256Anywhere, shortFingerprint } from '../../../document/fingerprint/sha256.ts';
import type { Cite } from '../../../rules/finding.ts';
import { type FindingDraft, isWhole, runRules } from '../../../rules/rule.ts';
import type { FullCharacter } from '../documents/normal.ts';
import type { Character, EventPack } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, isOneOf } from '../facts.ts';
import type { SuOptions } from '../options.ts';
import { ceilingsFor } from './ceilings.ts';
import { isLevel } from './character-rules.ts';
import type { SuRawFinding, SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';

/** A character at an event, and where its findings point. */
export interface Entrant {
  raw: Character;
  full: FullCharacter;
  /** Where it was entered: its member entry, or its own id. */
  entry: string;
  /** Where its numbers stand, as the start of a pointer; absent when the document checked does not hold them. */
  numbersAt?: string;
}

interface EntrantContext {
  event: EventPack;
  options: SuOptions;
  entrant: Entrant;
  banned: ReadonlySet<string>;
}

interface EventTeamContext {
  event: EventPack;
  options: SuOptions;
  team: TeamContext;
}

const cite: Cite = { source: 'Event pack' };

/** Approved fingerprints may be written whole, or as the first 12 or more characters that people are shown. */
const SHORTEST_FINGERPRINT = 12;

const ENTRANT_RULES: readonly SuRule<EntrantContext>[] = [
  {
    code: 'event.banned',
    severity: 'error',
    cite,
    *check({ banned, entrant }) {
      if (banned.has(entrant.full.id)) yield entered(entrant);
    },
  },
  {
    code: 'event.character-level',
    severity: 'error',
    cite,
    *check({ event, entrant }) {
      const { level } = entrant.full;
      const { min = 1, max = Number.POSITIVE_INFINITY } = event.level ?? {};
      if (!isLevel(level)) return;
      if (level < min) yield { ...printed(entrant, '/level'), actual: level, required: min };
      if (level > max) yield { ...printed(entrant, '/level'), actual: level, required: max };
    },
  },
  {
    code: 'event.ceiling',
    severity: 'error',
    cite,
    *check({ event, entrant }) {
      for (const { path, label, value, most } of ceilingsFor(event, entrant.full)) {
        if (value > most) yield { ...printed(entrant, path, { label }), actual: value, required: most };
      }
    },
  },
  {
    code: 'event.not-approved',
    severity: 'error',
    cite,
    *check({ event, entrant }) {
      if (event.approved === undefined) return;
      const { id } = entrant.full;
      const approved = Object.hasOwn(event.approved, id) ? event.approved[id]?.toLowerCase() : undefined;
      const own = sha256Anywhere(orderedJson(entrant.full));
      if (approved !== undefined && approved.length >= SHORTEST_FINGERPRINT && own.startsWith(approved)) return;
      yield {
        ...entered(entrant, { kind: approved === undefined ? 'unlisted' : 'changed' }),
        ...distinctDigits(own, approved),
      };
    },
  },
];

/** Both fingerprints with enough digits to differ: an approval may be written with more than twelve. */
function distinctDigits(own: string, approved: string | undefined): { actual: string; required?: string } {
  if (approved === undefined) return { actual: shortFingerprint(own) };
  const isSame = shortFingerprint(own) === shortFingerprint(approved);
  const shown = isSame ? (text: string) => text : shortFingerprint;
  return { actual: shown(own), required: shown(approved) };
}

const TEAM_RULES: readonly SuRule<EventTeamContext>[] = [
  {
    code: 'event.formation',
    severity: 'error',
    cite,
    *check({ event, team: { full } }) {
      const { formations } = event;
      if (!formations || formations.includes(full.formation) || !isOneOf(FORMATIONS, full.formation)) return;
      yield { path: '/formation', actual: full.formation, required: formations.join(', ') };
    },
  },
  {
    code: 'event.allegiance',
    severity: 'error',
    cite,
    *check({ event, team: { full } }) {
      const { allegiances } = event;
      const { kind } = full.allegiance;
      if (!allegiances || allegiances.includes(kind) || !isOneOf(ALLEGIANCES, kind)) return;
      yield { path: '/allegiance/kind', actual: kind, required: allegiances.join(', ') };
    },
  },
  {
    code: 'event.copies',
    severity: 'error',
    cite,
    *check({ event, team: { seats } }) {
      const { maxCopies } = event;
      if (maxCopies === undefined) return;
      const copies = new Map<string, { n: bigint; path: string; name: string }>();
      for (const seat of seats) {
        const before = copies.get(seat.id);
        if (!isWhole(seat.copies, 1)) continue;
        // The entry that exceeds the limit.
        const path = before && before.n > maxCopies ? before.path : `/members/${seat.index}`;
        copies.set(seat.id, { n: (before?.n ?? 0n) + BigInt(seat.copies), path, name: seat.found?.full.name ?? '' });
      }
      for (const [id, { n, path, name }] of copies) {
        if (n > maxCopies) yield { path, subjects: [id], actual: Number(n), required: maxCopies, values: { name } };
      }
    },
  },
  {
    code: 'event.gimmicks',
    severity: 'error',
    cite,
    *check({ event, team: { full } }) {
      if (event.gimmicks === false && full.gimmicks.length > 0) {
        yield { path: '/gimmicks', actual: full.gimmicks.length, required: 0 };
      }
    },
  },
  {
    code: 'event.levels',
    severity: 'info',
    cite,
    *check({ event, team: { raw } }) {
      if (raw.levels !== event.levels) yield { path: '/levels', actual: raw.levels, required: event.levels };
    },
  },
];

const UNUSABLE_EVENT: SuRule<EventTeamContext> = {
  code: 'su.team.event.unusable',
  severity: 'error',
  cite,
  *check({ event, team: { raw } }) {
    if (raw.event === event.id)
      yield { path: '/event', actual: event.levels, required: 1, values: { name: event.name || event.id } };
  },
};

/** A hit on an entrant as a whole. */
function entered({ full: { id, name }, entry }: Entrant, values: Record<string, string> = {}): FindingDraft {
  return { path: entry, subjects: [id], values: { name, ...values } };
}

/** A hit on one of its numbers. */
function printed(entrant: Entrant, path: string, values: Record<string, string> = {}): FindingDraft {
  const draft = entered(entrant, values);
  return entrant.numbersAt === undefined ? draft : { ...draft, path: entrant.numbersAt + path };
}

/** Findings of an event on characters: bans, Levels, ceilings, approval. */
export function checkEntrants(event: EventPack, entrants: Iterable<Entrant>, options: SuOptions): SuRawFinding[] {
  const banned = new Set(event.banned);
  return [...entrants].flatMap((entrant) => runRules(ENTRANT_RULES, { event, entrant, options, banned }));
}

/** Findings of an event on a team and on each of its members once. */
export function checkEventTeam(event: EventPack, team: TeamContext): SuRawFinding[] {
  const { options } = team;
  const entrants = new Map<string, Entrant>();
  for (const { index, id, found } of team.seats) {
    if (!found || entrants.has(id)) continue;
    const { embeddedAt } = found;
    const numbersAt = embeddedAt === undefined ? {} : { numbersAt: `/characters/${embeddedAt}` };
    entrants.set(id, { raw: found.raw, full: found.full, entry: `/members/${index}`, ...numbersAt });
  }
  return [
    // The members of a team that cannot be counted are judged all the same.
    ...(isTrusted(team) ? runRules(TEAM_RULES, { event, team, options }) : []),
    ...checkEntrants(event, entrants.values(), options),
  ];
}

/** The finding on a team that names an event by whose pack no team can be judged. */
export function checkUnusableEvent(event: EventPack, team: TeamContext): SuRawFinding[] {
  return isTrusted(team) ? runRules([UNUSABLE_EVENT], { event, team, options: team.options }) : [];
}

/** Whether the team gets all of its findings: a team with members that cannot be counted gets few (docs/rules.md#r82-counting). */
const isTrusted = ({ counted, seats }: TeamContext): boolean => counted !== undefined || seats.length === 0;
