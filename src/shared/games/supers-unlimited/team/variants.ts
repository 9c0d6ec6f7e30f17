/** The settings of a team that a suggestion may change, and those it has to. */
import { applyEdits, type Edit } from '../../../document/edit.ts';
import { orderedJson } from '../../../document/fingerprint/canonical.ts';
import { optionInWords } from '../../../rules/option-texts.ts';
import { isWhole } from '../../../rules/rule.ts';
import type { ProgramRequest } from '../../../suggest/team-program.ts';
import { short } from '../../../text/short.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { optionHits } from '../check/option-hits.ts';
import { goonSuperLevels, guestStarLevels } from '../derive/team.ts';
import { normalTeam } from '../documents/normal.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, GIMMICKS, isOneOf, TEAM_ALIGNMENTS, TEAM_SIZES } from '../facts.ts';
import { nameAlignments, nameOf } from '../names.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import type { Candidate, PlanningContext } from './candidates.ts';

/** The team with some of its settings changed. */
export interface Variant {
  readonly team: Team;
  readonly changes: number;
  readonly edits: readonly Edit[];
  readonly sentences: readonly LateText[];
  /** Names of the changes that are not necessary, since the setting could stay or change otherwise. */
  readonly optional: readonly string[];
}

const unchanged = (team: Team): Variant => ({ team, changes: 0, edits: [], sentences: [], optional: [] });

function applyChange(
  variant: Variant,
  edits: readonly Edit[],
  sentence: LateText,
  name?: string,
  changes = 1,
): Variant {
  return {
    team: applyEdits(variant.team, edits),
    changes: variant.changes + changes,
    edits: [...variant.edits, ...edits],
    sentences: [...variant.sentences, sentence],
    optional: name === undefined ? variant.optional : [...variant.optional, name],
  };
}

/** Combinations of embedded documents with one id that are tried. */
const MAX_COMBINATIONS = 64;

/** Every combination of settings; `isBounded` where some were left out. */
export function listVariants(
  team: Team,
  context: PlanningContext,
  request: ProgramRequest,
  candidates: readonly Candidate[],
): { variants: Variant[]; isBounded: boolean } {
  const { event } = context;
  const settled = withoutGimmickFaults(withoutOptionFaults(unchanged(team)), event);
  const { variants, isBounded } = embeddedVariants(settled, context);
  const combined = variants
    .flatMap((variant) => sizeVariants(variant, context, candidates))
    .flatMap((variant) => formationVariants(variant, event, request))
    .flatMap((variant) => allegianceVariants(variant, context, request, candidates));
  // In place of a size that is none, any other could have been tried.
  const isAnySize = event === undefined && !isWhole(team.levels, 1);
  return { variants: combined, isBounded: isBounded || isAnySize };
}

const optionName = (translate: Translate, key: string): string =>
  short(optionInWords(translate, OPTION_TEXTS, key, undefined)[0]);

/** Without options that the rules do not know, and without values that they do not have: neither has any effect. */
function withoutOptionFaults(variant: Variant): Variant {
  return [...optionHits(variant.team.options ?? {})].reduce(
    (changed, { path, actual, values }) =>
      applyChange(changed, [{ op: 'remove', path }], (translate) =>
        translate('suPlans.removeHouseRule', { rule: optionName(translate, String(values?.option ?? actual)) }),
      ),
    variant,
  );
}

/** Without Gimmicks where the event allows none; else without unknown ones and repeated ones (E-119, E-121). */
function withoutGimmickFaults(variant: Variant, event: EventPack | undefined): Variant {
  const { gimmicks = [] } = variant.team;
  if (gimmicks.length === 0) return variant;
  if (event?.gimmicks === false)
    return applyChange(variant, [{ op: 'remove', path: '/gimmicks' }], (translate) =>
      translate('suPlans.withoutGimmicks'),
    );
  const known = new Set<string>(GIMMICKS.map(({ id }) => id));
  const faults = gimmicks.flatMap((id, index) => (!known.has(id) || gimmicks.indexOf(id) < index ? [index] : []));
  return faults.reverse().reduce((changed, index) => {
    const id = gimmicks[index] as string;
    const sentence: LateText = known.has(id)
      ? (translate) => translate('suPlans.removeSecond', { name: nameOf(id) })
      : (translate) => translate('suPlans.removeUnknown', { word: short(id) });
    return applyChange(changed, [{ op: 'remove', path: `/gimmicks/${index}` }], sentence);
  }, variant);
}

/** Of embedded characters with one id and different contents, each content is kept once, and none where others have the id. */
function embeddedVariants(
  variant: Variant,
  { characters: others }: PlanningContext,
): { variants: Variant[]; isBounded: boolean } {
  const documents = variant.team.characters ?? [];
  const { characters: full } = normalTeam(variant.team);
  const texts = new Map<string, Map<string, number[]>>();
  for (const [index, { id }] of documents.entries()) {
    const text = documents.length > 1 ? orderedJson(full[index]) : '';
    const contents = texts.get(id) ?? new Map<string, number[]>();
    contents.set(text, [...(contents.get(text) ?? []), index]);
    texts.set(id, contents);
  }
  const removals = [...texts].flatMap(([id, contents]) => {
    if (contents.size < 2) return [];
    const indices = [...contents.values()].flat();
    const kept = [...contents].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sameIndices]) => sameIndices);
    const choices = [...kept, ...(others.has(id) ? [[]] : [])];
    return [choices.map((keptIndices) => indices.filter((index) => !keptIndices.includes(index)))];
  });
  const combinations = removals.reduce<number[][]>(
    (lists, choices) =>
      lists.flatMap((list) => choices.map((removed) => [...list, ...removed])).slice(0, MAX_COMBINATIONS),
    [[]],
  );
  const count = removals.reduce((product, choices) => product * choices.length, 1);
  const variants = combinations.map((places) =>
    [...places]
      .sort((a, b) => b - a)
      .reduce((changed, index) => {
        const { id, name } = documents[index] as { id: string; name: string };
        const sentence: LateText = (translate) => translate('suPlans.removeSecond', { name: short(name || id) });
        return applyChange(changed, [{ op: 'remove', path: `/characters/${index}` }], sentence);
      }, variant),
  );
  return { variants, isBounded: count > MAX_COMBINATIONS };
}

/** The size as it is; one that is not a whole number of 1 or more becomes the event's, the next lower one, or one that the team has. */
function sizeVariants(
  variant: Variant,
  { event, options }: PlanningContext,
  candidates: readonly Candidate[],
): Variant[] {
  const { levels } = variant.team;
  if (isWhole(levels, 1)) return [variant];
  const sizes =
    event !== undefined && isWhole(event.levels, 1)
      ? [event.levels]
      : [
          ...(Number.isFinite(levels) && levels > 1 ? [Math.floor(levels)] : []),
          ...sizesFor(variant.team, candidates, options),
        ];
  const isEmpty = variant.team.members.length === 0;
  const offered = sizes.length > 0 && !isEmpty ? sizes : [...sizes, TEAM_SIZES[1].levels].slice(0, 1);
  return [...new Set(offered)].map((size) =>
    applyChange(variant, [{ op: 'set', path: '/levels', value: size }], (translate) =>
      translate('suPlans.setSize', { levels: size }),
    ),
  );
}

/** The smallest sizes that could allow the members as they are: their Levels, and what their Guest Stars and Supers ask for. */
export function sizesFor(
  { allegiance: { kind, faction }, formation }: Team,
  candidates: readonly Candidate[],
  options: PlanningContext['options'],
): number[] {
  const members = candidates.filter(({ current, isAllowed }) => current > 0 && isAllowed);
  const total = (isCounted: (member: Candidate) => boolean, amount = (_: Candidate) => 1) =>
    members.filter(isCounted).reduce((sum, member) => sum + member.current * amount(member), 0);
  const levels = total(
    () => true,
    (member) => member.level,
  );
  if (levels === 0) return [];
  const isAgreed = options['su.levelsBasis'] === 'agreed';
  const guests =
    isAgreed && kind === 'faction' && faction !== undefined
      ? guestStarLevels(
          total(({ full }) => !full.factions.includes(faction)),
          options['su.guestRounding'],
        )
      : 0;
  const supers =
    isAgreed && formation === 'goon-squad'
      ? goonSuperLevels(
          total(({ isSuper }) => isSuper),
          options['su.goonRounding'],
        )
      : 0;
  return [...new Set([levels, Math.max(levels, guests), Math.max(levels, guests, supers)])];
}

function formationVariants(variant: Variant, event: EventPack | undefined, { purpose }: ProgramRequest): Variant[] {
  const { formation } = variant.team;
  const allowed = FORMATIONS.filter((word) => event?.formations?.includes(word) ?? true);
  const isKept = (allowed as readonly string[]).includes(formation);
  if (isKept && purpose === 'fill') return [variant];
  const others = allowed.filter((word) => word !== formation);
  return [
    ...(isKept ? [variant] : []),
    ...others.map((word) =>
      applyChange(
        variant,
        [{ op: 'set', path: '/formation', value: word }],
        (translate) => translate('suPlans.makeFormation', { formation: nameOf(word) }),
        `formation ${word}`,
      ),
    ),
  ];
}

/** As it is; else each Alignment, and each Faction that anybody has. What is written for the other kind stays. */
function allegianceVariants(
  variant: Variant,
  { event, characters }: PlanningContext,
  { purpose, factionNames }: ProgramRequest,
  candidates: readonly Candidate[],
): Variant[] {
  const { team } = variant;
  const { allegiance } = team;
  const allowed = ALLEGIANCES.filter((word) => event?.allegiances?.includes(word) ?? true);
  const isValid = allegiance.kind !== 'alignment' || isOneOf(TEAM_ALIGNMENTS, allegiance.alignment);
  const isKept = (allowed as readonly string[]).includes(allegiance.kind) && isValid;
  if (isKept && purpose === 'fill') return [variant];
  const change = (replacement: Partial<Team['allegiance']>, sentence: LateText): Variant =>
    applyChange(
      variant,
      [{ op: 'set', path: '/allegiance', value: { ...allegiance, ...replacement } }],
      sentence,
      `allegiance ${replacement.kind} ${replacement.faction ?? replacement.alignment}`,
    );
  const alignments = TEAM_ALIGNMENTS.filter(
    (alignment) => allegiance.kind !== 'alignment' || alignment !== allegiance.alignment,
  ).map((alignment) =>
    change({ kind: 'alignment', alignment }, (translate) =>
      translate('suPlans.makeAlignment', { alignment: nameAlignments(alignment) }),
    ),
  );
  const factions = factionsToTry(candidates, [...characters.values(), ...(team.characters ?? [])], factionNames)
    .filter((faction) => allegiance.kind !== 'faction' || faction !== allegiance.faction)
    .map((faction) =>
      change({ kind: 'faction', faction }, (translate) =>
        translate('suPlans.makeFaction', { faction: factionName(team, faction, factionNames) }),
      ),
    );
  return [
    ...(isKept ? [variant] : []),
    ...(allowed.includes('alignment') ? alignments : []),
    ...(allowed.includes('faction') ? factions : []),
  ];
}

/**
 * Every Faction that anybody has, first those that most members share. Where nobody has any, all are Guest Stars of whatever
 * Faction it is: one that is known is enough.
 */
function factionsToTry(
  candidates: readonly Candidate[],
  characters: readonly Character[],
  names: ReadonlyMap<string, string>,
): string[] {
  const counts = new Map<string, number>();
  for (const { full, current } of candidates) {
    for (const faction of new Set(full.factions)) counts.set(faction, (counts.get(faction) ?? 0) + current);
  }
  if (counts.size > 0) return [...counts].sort(([, a], [, b]) => b - a).map(([faction]) => faction);
  return [...characters.flatMap(({ factions = [] }) => factions), ...names.keys()].slice(0, 1);
}

const factionName = ({ factions = [] }: Team, id: string, names: ReadonlyMap<string, string>): string =>
  short(factions.find((faction) => faction.id === id)?.name || names.get(id) || nameOf(id));
