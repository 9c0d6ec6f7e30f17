/** The team rules of Supers Unlimited as sums over the copies of each character (E-32 to E-39, E-119, E?50, E?52). */
import type {
  Agreement,
  ProgramChoice,
  ProgramColumn,
  ProgramRequest,
  ProgramRow,
  ProgramSettings,
  TeamProgram,
} from '../../../suggest/team-program.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { goonSupersAllowed, guestStarsAllowed } from '../derive/team.ts';
import { summariseTeam } from '../derive/team-summary.ts';
import type { Team } from '../documents/schema.ts';
import { COMBINED, GIMMICKS, GOON, isOneOf, LEVELS_PER_GUEST, TAG_TEAM, TEAM_ALIGNMENTS } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { type Candidate, candidatesFor, isSize, maxCopies, outranks, type PlanningContext } from './candidates.ts';
import { listVariants, sizesFor, type Variant } from './variants.ts';

/**
 * The team as it is; to be repaired, also in each other formation and with each other allegiance that its event allows. What has
 * to change, such as a repeated Gimmick, is changed in all of them.
 */
export function programs(team: Team, context: PlanningContext, request: ProgramRequest): TeamProgram[] {
  const candidates = candidatesFor(team, context);
  const { variants, isBounded } = listVariants(team, context, request, candidates);
  const hasOwnCandidates = (variant: Variant) => variant.team.characters !== team.characters;
  return variants.flatMap((variant) =>
    buildPrograms(
      variant,
      hasOwnCandidates(variant) ? candidatesFor(variant.team, context) : candidates,
      context,
      request.allowsWarnings,
      isBounded,
    ),
  );
}

/** What the players could agree on instead, the smallest first. */
export function agreements(team: Team, context: PlanningContext): Agreement[] {
  if (summariseTeam(team, context.characters, context.options).sums === undefined) return [];
  return sizesFor(team, candidatesFor(team, context), context.options)
    .filter((levels) => levels > team.levels)
    .map((levels) => ({
      edits: [{ op: 'set', path: '/levels', value: levels }],
      subject: (translate) => translate('suPlans.levels', { levels }),
    }));
}

type Amount = (candidate: Candidate) => number;

/** A row before its amounts are worked out. */
interface Rule {
  readonly amount: Amount;
  readonly choices?: readonly number[];
  readonly min?: number;
  readonly max?: number;
}

const asNumber = (isTrue: boolean): number => (isTrue ? 1 : 0);
const countSupers: Amount = ({ isSuper }) => asNumber(isSuper);
const countHenchmen: Amount = ({ isSuper }) => asNumber(!isSuper);
const superLevels: Amount = ({ isSuper, level }) => (isSuper ? level : 0);
const henchmanLevels: Amount = ({ isSuper, level }) => (isSuper ? 0 : level);

/** One program, or two where a rule allows either of two things. */
function buildPrograms(
  variant: Variant,
  candidates: readonly Candidate[],
  context: PlanningContext,
  allowsWarnings: boolean,
  isAlreadyBounded: boolean,
): TeamProgram[] {
  const { options, event } = context;
  const { team } = variant;
  const agreed = event?.levels ?? team.levels;
  const current = candidates.reduce((sum, { current: copies, level }) => sum + (copies > 0 ? copies * level : 0), 0);
  // Without a size that counts, any number of Levels is legal: a large team is enough to look at.
  const limit = isSize(agreed) ? agreed : Math.max(Number.isFinite(current) ? current : 0, FALLBACK_LEVELS);
  const copies = candidates.map((candidate) => maxCopies(candidate, limit, context, allowsWarnings));
  const columns = candidates.map(
    ({ character }, index): ProgramColumn => ({ character, max: copies[index]?.max ?? 0 }),
  );
  const size = candidates.map(({ level }) => level);
  const gimmicks = gimmickRules(team, options);
  const rules = [
    ...formationRules(team, options),
    ...allegianceRules(team, options),
    ...gimmicks.rules,
    ...(allowsWarnings && !options['su.uniqueSupers'] ? [] : sameSuperRules(candidates, options)),
  ];
  const toRow = ({ amount, ...limits }: Rule): ProgramRow => ({ ...limits, amounts: candidates.map(amount) });
  const rows = [{ amounts: size, max: limit }, ...rules.map(toRow)];
  const shared = {
    columns,
    choices: gimmicks.choices,
    preferredRows: leaderRules(team, candidates, options).map(toRow),
    size,
    changes: variant.changes,
    optionalChanges: variant.optional,
    settings: (chosen: readonly number[], members: readonly number[]): ProgramSettings => {
      const dropped = gimmicks.drop(
        chosen,
        findPresentClasses(candidates, members),
        countTeamSupers(candidates, members),
      );
      return { edits: [...variant.edits, ...dropped.edits], sentences: [...variant.sentences, ...dropped.sentences] };
    },
    isBounded: isAlreadyBounded || !isSize(agreed) || copies.some(({ isBounded }) => isBounded),
  };
  return shareRules(team, agreed, options).map((share) => ({ ...shared, rows: [...rows, ...share.map(toRow)] }));
}

/** Levels of the largest team that is looked at where no size is known (E-40). */
const FALLBACK_LEVELS = 50;

/** E-34 to E-36, E?47; how many Supers a Goon Squad may have is a share of its Levels. */
function formationRules({ formation }: Team, options: SuOptions): Rule[] {
  const bothKinds: Rule[] = options['su.requireBothKinds']
    ? [
        { amount: countSupers, min: 1 },
        { amount: countHenchmen, min: 1 },
      ]
    : [];
  switch (formation) {
    case 'super-force':
      return [{ amount: countHenchmen, max: 0 }];
    case 'combined-team':
      return [
        { amount: (candidate) => superLevels(candidate) - COMBINED.ratio * henchmanLevels(candidate), min: 0 },
        { amount: ({ level }) => asNumber(level >= COMBINED.highLevel), max: COMBINED.highLevelMost },
        ...bothKinds,
      ];
    case 'goon-squad':
      return [
        { amount: (candidate) => henchmanLevels(candidate) - GOON.ratio * superLevels(candidate), min: 0 },
        ...bothKinds,
      ];
    default:
      return [];
  }
}

/** E-39, E?45; how many Guest Stars a Faction Team may have is a share of its Levels. */
function allegianceRules({ allegiance: { kind, alignment: chosen } }: Team, options: SuOptions): Rule[] {
  if (kind !== 'alignment' || !isOneOf(TEAM_ALIGNMENTS, chosen)) return [];
  const opposite = chosen === 'hero' ? 'villain' : 'hero';
  return [
    { amount: ({ full }) => 2 * asNumber(full.alignment === chosen) - 1, min: 0 },
    { amount: ({ full }) => 1 - 2 * asNumber(full.alignment === 'anti-hero'), min: 0 },
    ...(options['su.allowOpposed']
      ? []
      : [{ amount: ({ full }: Candidate) => asNumber(full.alignment === opposite), max: 0 }]),
  ];
}

/** E-36, E-38, E?42 to E?44: what is allowed for so many Levels. Several lists where any one of them is enough. */
function shareRules(team: Team, agreed: number, options: SuOptions): Rule[][] {
  const { kind, faction } = team.allegiance;
  const guests =
    kind === 'faction' && faction !== undefined
      ? shareRule({
          amount: ({ full }) => asNumber(!full.factions.includes(faction)),
          perLevels: LEVELS_PER_GUEST,
          rounding: options['su.guestRounding'],
          allowed: guestStarsAllowed,
          agreed,
          options,
        })
      : [[]];
  const supers =
    team.formation === 'goon-squad'
      ? shareRule({
          amount: countSupers,
          perLevels: GOON.levelsPerSuper,
          rounding: options['su.goonRounding'],
          allowed: goonSupersAllowed,
          agreed,
          options,
        })
      : [[]];
  return guests.flatMap((guestRules) => supers.map((superRules) => [...guestRules, ...superRules]));
}

interface Share {
  readonly amount: Amount;
  readonly perLevels: number;
  readonly rounding: SuOptions['su.guestRounding'];
  readonly allowed: (levels: number, rounding: SuOptions['su.guestRounding']) => number;
  readonly agreed: number;
  readonly options: SuOptions;
}

/**
 * One for each so many Levels. By the actual Levels L, n are allowed where n × so many is at most L (floor); or, with every
 * begun share counted, where (n - 1) × so many is at most L - 1 (ceil).
 */
function shareRule({ amount, perLevels, rounding, allowed, agreed, options }: Share): Rule[][] {
  if (options['su.levelsBasis'] === 'agreed') {
    return isSize(agreed) ? [[{ amount, max: allowed(agreed, rounding) }]] : [[]];
  }
  const remaining: Amount = (candidate) => candidate.level - perLevels * amount(candidate);
  const wholeShares: Rule[] = [{ amount: remaining, min: 0 }];
  switch (rounding) {
    case 'floor':
      return [wholeShares];
    case 'ceil':
      return [[{ amount: remaining, min: 1 - perLevels }]];
    case 'atLeastOne':
      return [[{ amount, max: 1 }], ...(isSize(agreed) && agreed < 2 * perLevels ? [] : [wholeShares])];
  }
}

/** E?50: the same Super once; more often only where it is no error and the team has it so already. */
function sameSuperRules(candidates: readonly Candidate[], options: SuOptions): Rule[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.sameKey === undefined) continue;
    const group = groups.get(candidate.sameKey);
    if (group === undefined) groups.set(candidate.sameKey, [candidate]);
    else group.push(candidate);
  }
  return [...groups].flatMap(([key, group]) => {
    // One document alone is limited by its copies.
    if (group.length === 1) return [];
    const current = group.reduce((sum, candidate) => sum + candidate.current, 0);
    return [
      {
        amount: ({ sameKey }) => asNumber(sameKey === key),
        max: options['su.uniqueSupers'] ? 1 : Math.max(1, current),
      },
    ];
  });
}

/** E-33: the named leader stays, and nobody outranks it. */
function leaderRules({ leader: named }: Team, candidates: readonly Candidate[], options: SuOptions): Rule[] {
  if (named === undefined) return [];
  const leader = candidates.find(({ full }) => full.id === named);
  const mayLead = leader !== undefined && (leader.isSuper || !options['su.leaderMustBeSuper']);
  return [
    { amount: (candidate) => asNumber(mayLead && candidate === leader), min: 1 },
    { amount: (candidate) => asNumber(leader !== undefined && outranks(candidate, leader, options)), max: 0 },
  ];
}

interface GimmickRules {
  readonly rules: readonly Rule[];
  readonly choices: readonly ProgramChoice[];
  drop(chosen: readonly number[], classes: ReadonlySet<string>, supers: number): ProgramSettings;
}

/**
 * E-119, E?52: no more Gimmicks than the different Classes of each Super add up to, and where each has to be paid for by its own
 * Class, no more of a Class than there are Supers of it. What is too much may be dropped.
 */
function gimmickRules({ gimmicks = [] }: Team, options: SuOptions): GimmickRules {
  if (gimmicks.length === 0) return { rules: [], choices: [], drop: () => ({ edits: [], sentences: [] }) };
  const getClass = (id: string): string => GIMMICKS.find((gimmick) => gimmick.id === id)?.class ?? 'any';
  const getGroup = (id: string): string => (options['su.gimmickClassLocked'] ? getClass(id) : 'any');
  const groups = [...new Set(gimmicks.map(getGroup))];
  const countInGroup = (group: string): number => gimmicks.filter((id) => getGroup(id) === group).length;
  const rules: Rule[] = [
    {
      amount: ({ isSuper, classes }) => (isSuper ? classes.size : 0),
      choices: groups.map(() => 1),
      min: gimmicks.length,
    },
    ...groups
      .filter((group) => group !== 'any')
      .map((group) => ({
        amount: ({ isSuper, classes }: Candidate) => asNumber(isSuper && classes.has(group)),
        choices: groups.map((paid) => asNumber(paid === group)),
        min: countInGroup(group),
      })),
  ];
  return {
    rules,
    choices: groups.map((group) => ({ max: countInGroup(group) })),
    drop(chosen, classes, supers) {
      const isUseless = (id: string) =>
        id === TAG_TEAM.id ? supers < TAG_TEAM.supers : getClass(id) !== 'any' && !classes.has(getClass(id));
      const dropped = new Set(
        groups.flatMap((group, index) => {
          const members = gimmicks.filter((id) => getGroup(id) === group).reverse();
          // Those that nobody could use go first.
          const ordered = [...members.filter(isUseless), ...members.filter((id) => !isUseless(id))];
          return ordered.slice(0, chosen[index] ?? 0);
        }),
      );
      if (dropped.size === 0) return { edits: [], sentences: [] };
      const kept = gimmicks.filter((id) => !dropped.has(id));
      return {
        edits: [{ op: 'set', path: '/gimmicks', value: kept }],
        sentences: gimmicks
          .filter((id) => dropped.has(id))
          .map(
            (id): LateText =>
              (translate) =>
                translate('suPlans.removeGimmick', { gimmick: nameOf(id) }),
          ),
      };
    },
  };
}

const findPresentClasses = (candidates: readonly Candidate[], copies: readonly number[]): Set<string> =>
  new Set(candidates.flatMap(({ classes }, index) => ((copies[index] ?? 0) > 0 ? [...classes] : [])));

const countTeamSupers = (candidates: readonly Candidate[], copies: readonly number[]): number =>
  candidates.reduce((sum, { isSuper }, index) => sum + (isSuper ? (copies[index] ?? 0) : 0), 0);
