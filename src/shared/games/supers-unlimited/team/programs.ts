/**
 * Expresses the team rules of Supers Unlimited as sums over the copies of each character (E-32 to E-39, E-119, E?50, E?52). The result
 * is an integer program: a solver chooses how many copies of each candidate (column) join, so that each sum (row) keeps its limits. For
 * example, the row of a Super Force adds 1 for each Henchman and has the limit 0.
 */
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
import { countAllowedGoonSupers, countAllowedGuestStars } from '../derive/team.ts';
import { summarizeTeam } from '../derive/team-summary.ts';
import type { Team } from '../documents/schema.ts';
import { COMBINED, GIMMICKS, GOON, isOneOf, LEVELS_PER_GUEST, TAG_TEAM, TEAM_ALIGNMENTS } from '../facts.ts';
import { getTermName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { type Candidate, getMaxCopies, isSize, listCandidates, outranks, type PlanningContext } from './candidates.ts';
import { listPossibleSizes, listVariants, type Variant } from './variants.ts';

/**
 * Lists the programs for a team. A program that fills a team keeps the settings of the team. Programs that repair a team also try each
 * other formation and allegiance that the event allows. All programs change settings that are invalid, such as a repeated Gimmick.
 */
export function listPrograms(team: Team, context: PlanningContext, request: ProgramRequest): TeamProgram[] {
  const candidates = listCandidates(team, context);
  const { variants, isBounded } = listVariants(team, context, request, candidates);
  const changesCandidates = (variant: Variant) => variant.team.characters !== team.characters;
  return variants.flatMap((variant) =>
    buildPrograms(
      variant,
      changesCandidates(variant) ? listCandidates(variant.team, context) : candidates,
      context,
      request.allowsWarnings,
      isBounded,
    ),
  );
}

/** Lists the larger sizes that the players could agree on instead, the smallest first. */
export function listAgreements(team: Team, context: PlanningContext): Agreement[] {
  if (summarizeTeam(team, context.characters, context.options).sums === undefined) return [];
  return listPossibleSizes(team, listCandidates(team, context), context.options)
    .filter((levels) => levels > team.levels)
    .map((levels) => ({
      edits: [{ op: 'set', path: '/levels', value: levels }],
      subject: (translate) => translate('suPlans.levels', { levels }),
    }));
}

type GetAmount = (candidate: Candidate) => number;

/** A row of a program before the amounts of all candidates are computed. */
interface AmountRule {
  /** Returns what one copy of a candidate adds to the sum of the row. */
  readonly getAmount: GetAmount;
  /** What dropping one Gimmick of each group adds to the sum, in the order of the groups. */
  readonly choices?: readonly number[];
  readonly min?: number;
  readonly max?: number;
}

const toNumber = (isTrue: boolean): number => (isTrue ? 1 : 0);
const countSupers: GetAmount = ({ isSuper }) => toNumber(isSuper);
const countHenchmen: GetAmount = ({ isSuper }) => toNumber(!isSuper);
const getSuperLevels: GetAmount = ({ isSuper, level }) => (isSuper ? level : 0);
const getHenchmanLevels: GetAmount = ({ isSuper, level }) => (isSuper ? 0 : level);

/** Builds a program for each of the alternatives that `listShareRules` returns. */
function buildPrograms(
  variant: Variant,
  candidates: readonly Candidate[],
  context: PlanningContext,
  allowsWarnings: boolean,
  isAlreadyBounded: boolean,
): TeamProgram[] {
  const { options, eventPack } = context;
  const { team } = variant;
  const agreedLevels = eventPack?.levels ?? team.levels;
  const currentLevels = candidates.reduce(
    (levelSum, { currentCopies, level }) => levelSum + (currentCopies > 0 ? currentCopies * level : 0),
    0,
  );
  // An invalid size allows any number of Levels. A large team is enough for the search.
  const maxLevels = isSize(agreedLevels)
    ? agreedLevels
    : Math.max(Number.isFinite(currentLevels) ? currentLevels : 0, FALLBACK_LEVELS);
  const maxCopies = candidates.map((candidate) => getMaxCopies(candidate, maxLevels, context, allowsWarnings));
  const columns = candidates.map(
    ({ character }, index): ProgramColumn => ({ character, max: maxCopies[index]?.max ?? 0 }),
  );
  const levelsByCandidate = candidates.map(({ level }) => level);
  const gimmickRules = createGimmickRules(team, options);
  const rules = [
    ...listFormationRules(team, options),
    ...listAllegianceRules(team, options),
    ...gimmickRules.rules,
    ...(allowsWarnings && !options['su.uniqueSupers'] ? [] : listSameSuperRules(candidates, options)),
  ];
  const toRow = ({ getAmount, ...limits }: AmountRule): ProgramRow => ({
    ...limits,
    amounts: candidates.map(getAmount),
  });
  const rows = [{ amounts: levelsByCandidate, max: maxLevels }, ...rules.map(toRow)];
  const sharedProgram = {
    columns,
    choices: gimmickRules.choices,
    preferredRows: listLeaderRules(team, candidates, options).map(toRow),
    size: levelsByCandidate,
    changes: variant.changes,
    optionalChanges: variant.optional,
    createSettings: (chosenCounts: readonly number[], memberCopies: readonly number[]): ProgramSettings => {
      const droppedGimmicks = gimmickRules.dropGimmicks(
        chosenCounts,
        findPresentClasses(candidates, memberCopies),
        countTeamSupers(candidates, memberCopies),
      );
      return {
        edits: [...variant.edits, ...droppedGimmicks.edits],
        sentences: [...variant.sentences, ...droppedGimmicks.sentences],
      };
    },
    isBounded: isAlreadyBounded || !isSize(agreedLevels) || maxCopies.some(({ isBounded }) => isBounded),
  };
  return listShareRules(team, agreedLevels, options).map((extraRules) => ({
    ...sharedProgram,
    rows: [...rows, ...extraRules.map(toRow)],
  }));
}

/** Minimum of the Levels that the search allows if the size is invalid (E-40). */
const FALLBACK_LEVELS = 50;

/** Lists the rules of a formation (E-34 to E-36, E?47). `listShareRules` limits the Supers of a Goon Squad. */
function listFormationRules({ formation }: Team, options: SuOptions): AmountRule[] {
  const bothKinds: AmountRule[] = options['su.requireBothKinds']
    ? [
        { getAmount: countSupers, min: 1 },
        { getAmount: countHenchmen, min: 1 },
      ]
    : [];
  switch (formation) {
    case 'super-force':
      return [{ getAmount: countHenchmen, max: 0 }];
    case 'combined-team':
      return [
        { getAmount: (candidate) => getSuperLevels(candidate) - COMBINED.ratio * getHenchmanLevels(candidate), min: 0 },
        { getAmount: ({ level }) => toNumber(level >= COMBINED.highLevel), max: COMBINED.maxHighLevelSupers },
        ...bothKinds,
      ];
    case 'goon-squad':
      return [
        { getAmount: (candidate) => getHenchmanLevels(candidate) - GOON.ratio * getSuperLevels(candidate), min: 0 },
        ...bothKinds,
      ];
    default:
      return [];
  }
}

/** Lists the rules of an Alignment Team (E-39, E?45). `listShareRules` limits the Guest Stars of a Faction Team. */
function listAllegianceRules({ allegiance: { kind, alignment } }: Team, options: SuOptions): AmountRule[] {
  if (kind !== 'alignment' || !isOneOf(TEAM_ALIGNMENTS, alignment)) return [];
  const opposite = alignment === 'hero' ? 'villain' : 'hero';
  // At least half of the Characters must have the Alignment, and at most half may be Anti-Heroes. So a Character who has the Alignment
  // adds 1 to the first sum and any other takes 1 away; Anti-Heroes take 1 from the second sum and all others add 1.
  return [
    { getAmount: ({ fullCharacter }) => 2 * toNumber(fullCharacter.alignment === alignment) - 1, min: 0 },
    { getAmount: ({ fullCharacter }) => 1 - 2 * toNumber(fullCharacter.alignment === 'anti-hero'), min: 0 },
    ...(options['su.allowOpposed']
      ? []
      : [{ getAmount: ({ fullCharacter }: Candidate) => toNumber(fullCharacter.alignment === opposite), max: 0 }]),
  ];
}

/** Lists alternative sets of rules on what the Levels allow (E-36, E-38, E?42 to E?44). A team must meet one of the sets. */
function listShareRules(team: Team, agreedLevels: number, options: SuOptions): AmountRule[][] {
  const { kind, faction } = team.allegiance;
  const guestRuleSets =
    kind === 'faction' && faction !== undefined
      ? createShareRuleSets({
          getAmount: ({ fullCharacter }) => toNumber(!fullCharacter.factions.includes(faction)),
          perLevels: LEVELS_PER_GUEST,
          rounding: options['su.guestRounding'],
          countAllowed: countAllowedGuestStars,
          agreedLevels,
          options,
        })
      : [[]];
  const superRuleSets =
    team.formation === 'goon-squad'
      ? createShareRuleSets({
          getAmount: countSupers,
          perLevels: GOON.levelsPerSuper,
          rounding: options['su.goonRounding'],
          countAllowed: countAllowedGoonSupers,
          agreedLevels,
          options,
        })
      : [[]];
  return guestRuleSets.flatMap((guestRules) => superRuleSets.map((superRules) => [...guestRules, ...superRules]));
}

interface ShareRuleInput {
  readonly getAmount: GetAmount;
  readonly perLevels: number;
  readonly rounding: SuOptions['su.guestRounding'];
  readonly countAllowed: (levels: number, rounding: SuOptions['su.guestRounding']) => number;
  readonly agreedLevels: number;
  readonly options: SuOptions;
}

/**
 * Creates the rules that allow one member for every `perLevels` Levels. If the actual Levels L decide, n members are allowed if
 * n × perLevels is at most L (`floor`), or if (n - 1) × perLevels is at most L - 1 (`ceil`, where every started share counts).
 */
function createShareRuleSets({
  getAmount,
  perLevels,
  rounding,
  countAllowed,
  agreedLevels,
  options,
}: ShareRuleInput): AmountRule[][] {
  if (options['su.levelsBasis'] === 'agreed') {
    return isSize(agreedLevels) ? [[{ getAmount, max: countAllowed(agreedLevels, rounding) }]] : [[]];
  }
  const getLevelsMinusShare: GetAmount = (candidate) => candidate.level - perLevels * getAmount(candidate);
  const wholeShareRules: AmountRule[] = [{ getAmount: getLevelsMinusShare, min: 0 }];
  switch (rounding) {
    case 'floor':
      return [wholeShareRules];
    case 'ceil':
      return [[{ getAmount: getLevelsMinusShare, min: 1 - perLevels }]];
    case 'atLeastOne':
      return [
        [{ getAmount, max: 1 }],
        ...(isSize(agreedLevels) && agreedLevels < 2 * perLevels ? [] : [wholeShareRules]),
      ];
  }
}

/** Lists the rules that allow the same Super once. If copies are no error, the team may keep the copies that it has (E?50). */
function listSameSuperRules(candidates: readonly Candidate[], options: SuOptions): AmountRule[] {
  const groupsByKey = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.superKey === undefined) continue;
    const group = groupsByKey.get(candidate.superKey);
    if (group === undefined) groupsByKey.set(candidate.superKey, [candidate]);
    else group.push(candidate);
  }
  return [...groupsByKey].flatMap(([superKey, group]) => {
    // The maximum copies of its column already limit a Super that only one document describes.
    if (group.length === 1) return [];
    const currentCopies = group.reduce((copySum, candidate) => copySum + candidate.currentCopies, 0);
    return [
      {
        getAmount: (candidate) => toNumber(candidate.superKey === superKey),
        max: options['su.uniqueSupers'] ? 1 : Math.max(1, currentCopies),
      },
    ];
  });
}

/** Lists the rules that keep the named Leader in the team and exclude members who outrank the Leader (E-33). */
function listLeaderRules(
  { leader: leaderId }: Team,
  candidates: readonly Candidate[],
  options: SuOptions,
): AmountRule[] {
  if (leaderId === undefined) return [];
  const leader = candidates.find(({ fullCharacter }) => fullCharacter.id === leaderId);
  const canLead = leader !== undefined && (leader.isSuper || !options['su.leaderMustBeSuper']);
  return [
    { getAmount: (candidate) => toNumber(canLead && candidate === leader), min: 1 },
    { getAmount: (candidate) => toNumber(leader !== undefined && outranks(candidate, leader, options)), max: 0 },
  ];
}

interface GimmickRules {
  readonly rules: readonly AmountRule[];
  readonly choices: readonly ProgramChoice[];
  dropGimmicks(droppedCounts: readonly number[], classes: ReadonlySet<string>, superCount: number): ProgramSettings;
}

/**
 * Creates the rules on Gimmicks. A team may have one Gimmick for each different Class of each Super. Under a house rule it may also have no
 * more Gimmicks of a Class than Supers of the Class (E-119, E?52). Surplus Gimmicks may be dropped, which counts like one more Class.
 * Without the house rule, all Gimmicks are in the group `any`.
 */
function createGimmickRules({ gimmicks = [] }: Team, options: SuOptions): GimmickRules {
  if (gimmicks.length === 0) return { rules: [], choices: [], dropGimmicks: () => ({ edits: [], sentences: [] }) };
  const getClass = (gimmickId: string): string => GIMMICKS.find((gimmick) => gimmick.id === gimmickId)?.class ?? 'any';
  const getGroup = (gimmickId: string): string => (options['su.gimmickClassLocked'] ? getClass(gimmickId) : 'any');
  const groups = [...new Set(gimmicks.map(getGroup))];
  const countInGroup = (group: string): number => gimmicks.filter((gimmickId) => getGroup(gimmickId) === group).length;
  const rules: AmountRule[] = [
    {
      getAmount: ({ isSuper, classes }) => (isSuper ? classes.size : 0),
      choices: groups.map(() => 1),
      min: gimmicks.length,
    },
    ...groups
      .filter((group) => group !== 'any')
      .map((group) => ({
        getAmount: ({ isSuper, classes }: Candidate) => toNumber(isSuper && classes.has(group)),
        choices: groups.map((paidGroup) => toNumber(paidGroup === group)),
        min: countInGroup(group),
      })),
  ];
  return {
    rules,
    choices: groups.map((group) => ({ max: countInGroup(group) })),
    dropGimmicks(droppedCounts, classes, superCount) {
      const isUseless = (gimmickId: string) =>
        gimmickId === TAG_TEAM.id
          ? superCount < TAG_TEAM.supers
          : getClass(gimmickId) !== 'any' && !classes.has(getClass(gimmickId));
      const droppedIds = new Set(
        groups.flatMap((group, index) => {
          const groupGimmicks = gimmicks.filter((gimmickId) => getGroup(gimmickId) === group).reverse();
          // Gimmicks that no member can use are dropped first.
          const orderedGimmicks = [
            ...groupGimmicks.filter(isUseless),
            ...groupGimmicks.filter((gimmickId) => !isUseless(gimmickId)),
          ];
          return orderedGimmicks.slice(0, droppedCounts[index] ?? 0);
        }),
      );
      if (droppedIds.size === 0) return { edits: [], sentences: [] };
      const keptGimmicks = gimmicks.filter((gimmickId) => !droppedIds.has(gimmickId));
      return {
        edits: [{ op: 'set', path: '/gimmicks', value: keptGimmicks }],
        sentences: gimmicks
          .filter((gimmickId) => droppedIds.has(gimmickId))
          .map(
            (gimmickId): LateText =>
              (translate) =>
                translate('suPlans.removeGimmick', { gimmick: getTermName(gimmickId) }),
          ),
      };
    },
  };
}

const findPresentClasses = (candidates: readonly Candidate[], copyCounts: readonly number[]): Set<string> =>
  new Set(candidates.flatMap(({ classes }, index) => ((copyCounts[index] ?? 0) > 0 ? [...classes] : [])));

const countTeamSupers = (candidates: readonly Candidate[], copyCounts: readonly number[]): number =>
  candidates.reduce((superSum, { isSuper }, index) => superSum + (isSuper ? (copyCounts[index] ?? 0) : 0), 0);
