/** Finds what an event pack doesn't allow. The findings have codes `event.*` (docs/rules.md#r7-events). */
import { writeOrderedJson } from '../../../document/fingerprint/canonical.ts';
import { sha256Anywhere, shortenFingerprint } from '../../../document/fingerprint/sha256.ts';
import type { Cite } from '../../../rules/finding.ts';
import { type FindingDraft, isWhole, runRules } from '../../../rules/rule.ts';
import type { FullCharacter } from '../documents/complete.ts';
import type { Character, EventPack } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, isOneOf } from '../facts.ts';
import type { SuOptions } from '../options.ts';
import { listCeilings } from './ceilings.ts';
import { isLevel } from './character-rules.ts';
import type { SuRawFinding, SuRule } from './rule.ts';
import type { TeamContext } from './team-context.ts';

/** A character at an event, with the pointers of its findings. */
export interface Entrant {
  rawCharacter: Character;
  fullCharacter: FullCharacter;
  /** Pointer to the entry of the member in a team, or to the id of a single character. */
  entryPointer: string;
  /** Pointer to the character in the checked document; absent if the document doesn't contain the character. */
  numbersPointer?: string;
}

interface EntrantContext {
  eventPack: EventPack;
  options: SuOptions;
  entrant: Entrant;
  banned: ReadonlySet<string>;
}

interface EventTeamContext {
  eventPack: EventPack;
  options: SuOptions;
  team: TeamContext;
}

const EVENT_PACK_CITE: Cite = { source: 'Event pack' };

/** Minimum length of an approved fingerprint. Rollcall shows people the first 12 characters, which are enough for an approval. */
const MIN_FINGERPRINT_LENGTH = 12;

const ENTRANT_RULES: readonly SuRule<EntrantContext>[] = [
  {
    code: 'event.banned',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ banned, entrant }) {
      if (banned.has(entrant.fullCharacter.id)) yield draftForEntrant(entrant);
    },
  },
  {
    code: 'event.character-level',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, entrant }) {
      const { level } = entrant.fullCharacter;
      const { min: minLevel = 1, max: maxLevel = Number.POSITIVE_INFINITY } = eventPack.level ?? {};
      if (!isLevel(level)) return;
      if (level < minLevel) yield { ...draftForNumber(entrant, '/level'), actual: level, required: minLevel };
      if (level > maxLevel) yield { ...draftForNumber(entrant, '/level'), actual: level, required: maxLevel };
    },
  },
  {
    code: 'event.ceiling',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, entrant }) {
      for (const { pointer, ceilingKey, value, max } of listCeilings(eventPack, entrant.fullCharacter)) {
        if (value > max)
          yield {
            ...draftForNumber(entrant, pointer, { label: ceilingKey }),
            actual: value,
            required: max,
          };
      }
    },
  },
  {
    code: 'event.not-approved',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, entrant }) {
      if (eventPack.approved === undefined) return;
      const { id } = entrant.fullCharacter;
      const approved = Object.hasOwn(eventPack.approved, id) ? eventPack.approved[id]?.toLowerCase() : undefined;
      const fingerprint = sha256Anywhere(writeOrderedJson(entrant.fullCharacter));
      if (approved !== undefined && approved.length >= MIN_FINGERPRINT_LENGTH && fingerprint.startsWith(approved))
        return;
      yield {
        ...draftForEntrant(entrant, { kind: approved === undefined ? 'unlisted' : 'changed' }),
        ...shortenDistinctly(fingerprint, approved),
      };
    },
  },
];

/** Shortens both fingerprints, unless their first 12 characters are equal. */
function shortenDistinctly(fingerprint: string, approved: string | undefined): { actual: string; required?: string } {
  if (approved === undefined) return { actual: shortenFingerprint(fingerprint) };
  const isSame = shortenFingerprint(fingerprint) === shortenFingerprint(approved);
  const shorten = isSame ? (fullFingerprint: string) => fullFingerprint : shortenFingerprint;
  return { actual: shorten(fingerprint), required: shorten(approved) };
}

const TEAM_RULES: readonly SuRule<EventTeamContext>[] = [
  {
    code: 'event.formation',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, team: { fullTeam } }) {
      const { formations } = eventPack;
      if (!formations || formations.includes(fullTeam.formation) || !isOneOf(FORMATIONS, fullTeam.formation)) return;
      yield { path: '/formation', actual: fullTeam.formation, required: formations.join(', ') };
    },
  },
  {
    code: 'event.allegiance',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, team: { fullTeam } }) {
      const { allegiances } = eventPack;
      const { kind } = fullTeam.allegiance;
      if (!allegiances || allegiances.includes(kind) || !isOneOf(ALLEGIANCES, kind)) return;
      yield { path: '/allegiance/kind', actual: kind, required: allegiances.join(', ') };
    },
  },
  {
    code: 'event.copies',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, team: { seats } }) {
      const { maxCopies } = eventPack;
      if (maxCopies === undefined) return;
      // A document may state very large numbers of copies. Their sum is exact as a bigint.
      const copiesById = new Map<string, { copyCount: bigint; path: string; name: string }>();
      for (const seat of seats) {
        const earlierCopies = copiesById.get(seat.id);
        if (!isWhole(seat.copies, 1)) continue;
        // The finding points at the first entry that exceeds the limit.
        const entryPointer =
          earlierCopies && earlierCopies.copyCount > maxCopies ? earlierCopies.path : `/members/${seat.index}`;
        copiesById.set(seat.id, {
          copyCount: (earlierCopies?.copyCount ?? 0n) + BigInt(seat.copies),
          path: entryPointer,
          name: seat.found?.fullCharacter.name ?? '',
        });
      }
      for (const [characterId, { copyCount, path, name }] of copiesById) {
        if (copyCount > maxCopies)
          yield {
            path,
            subjects: [characterId],
            actual: Number(copyCount),
            required: maxCopies,
            values: { name },
          };
      }
    },
  },
  {
    code: 'event.gimmicks',
    severity: 'error',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, team: { fullTeam } }) {
      if (eventPack.gimmicks === false && fullTeam.gimmicks.length > 0) {
        yield { path: '/gimmicks', actual: fullTeam.gimmicks.length, required: 0 };
      }
    },
  },
  {
    code: 'event.levels',
    severity: 'info',
    cite: EVENT_PACK_CITE,
    *check({ eventPack, team: { rawTeam } }) {
      if (rawTeam.levels !== eventPack.levels)
        yield { path: '/levels', actual: rawTeam.levels, required: eventPack.levels };
    },
  },
];

const UNUSABLE_EVENT: SuRule<EventTeamContext> = {
  code: 'su.team.event.unusable',
  severity: 'error',
  cite: EVENT_PACK_CITE,
  *check({ eventPack, team: { rawTeam } }) {
    if (rawTeam.event === eventPack.id)
      yield { path: '/event', actual: eventPack.levels, required: 1, values: { name: eventPack.name || eventPack.id } };
  },
};

/** Creates the draft of a finding on an entrant as a whole. */
function draftForEntrant(
  { fullCharacter: { id, name }, entryPointer }: Entrant,
  values: Record<string, string> = {},
): FindingDraft {
  return { path: entryPointer, subjects: [id], values: { name, ...values } };
}

/** Creates the draft of a finding on a number of an entrant. */
function draftForNumber(entrant: Entrant, numberPath: string, values: Record<string, string> = {}): FindingDraft {
  const draft = draftForEntrant(entrant, values);
  return entrant.numbersPointer === undefined ? draft : { ...draft, path: entrant.numbersPointer + numberPath };
}

/** Returns the findings of an event on characters: bans, Levels, ceilings, approval. */
export function checkEntrants(eventPack: EventPack, entrants: Iterable<Entrant>, options: SuOptions): SuRawFinding[] {
  const banned = new Set(eventPack.banned);
  return [...entrants].flatMap((entrant) => runRules(ENTRANT_RULES, { eventPack, entrant, options, banned }));
}

/** Returns the findings of an event on a team, and on each of its members once. */
export function checkEventTeam(eventPack: EventPack, team: TeamContext): SuRawFinding[] {
  const { options } = team;
  const entrants = new Map<string, Entrant>();
  for (const { index, id, found } of team.seats) {
    if (!found || entrants.has(id)) continue;
    const { embeddedIndex } = found;
    const numbersPointer = embeddedIndex === undefined ? {} : { numbersPointer: `/characters/${embeddedIndex}` };
    entrants.set(id, {
      rawCharacter: found.rawCharacter,
      fullCharacter: found.fullCharacter,
      entryPointer: `/members/${index}`,
      ...numbersPointer,
    });
  }
  return [
    // Members are checked even if the team can't be counted.
    ...(canCheckTeam(team) ? runRules(TEAM_RULES, { eventPack, team, options }) : []),
    ...checkEntrants(eventPack, entrants.values(), options),
  ];
}

/** Returns the finding on a team that names an event whose pack can't be used to judge teams. */
export function checkUnusableEvent(eventPack: EventPack, team: TeamContext): SuRawFinding[] {
  return canCheckTeam(team) ? runRules([UNUSABLE_EVENT], { eventPack, team, options: team.options }) : [];
}

/** Whether rules on the whole team apply. They don't if a member can't be counted (docs/rules.md#r82-counting). */
const canCheckTeam = ({ counted, seats }: TeamContext): boolean => counted !== undefined || seats.length === 0;
