/** Lists the variants of a team's settings that suggestions may use, including the changes that are required. */
import { applyEdits, type Edit } from '../../../document/edit.ts';
import { writeOrderedJson } from '../../../document/fingerprint/canonical.ts';
import { formatOption } from '../../../rules/option-texts.ts';
import { isWhole } from '../../../rules/rule.ts';
import type { ProgramRequest } from '../../../suggest/team-program.ts';
import { truncate } from '../../../text/truncate.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { findUnknownOptions } from '../check/option-findings.ts';
import { getMinLevelsForGoonSupers, getMinLevelsForGuestStars } from '../derive/team.ts';
import { completeTeam } from '../documents/complete.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, GIMMICKS, isOneOf, TEAM_ALIGNMENTS, TEAM_SIZES } from '../facts.ts';
import { getTermName, nameAlignments } from '../names.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import type { Candidate, PlanningContext } from './candidates.ts';

/** The team with some of its settings changed. */
export interface Variant {
  readonly team: Team;
  /** Number of changes. */
  readonly changes: number;
  readonly edits: readonly Edit[];
  readonly sentences: readonly LateText[];
  /** Names of the optional changes, where the setting could also stay the same or change to another value. */
  readonly optional: readonly string[];
}

const createUnchangedVariant = (team: Team): Variant => ({ team, changes: 0, edits: [], sentences: [], optional: [] });

/** Adds a change to the variant. `changeName` names an optional change. */
function applyChange(variant: Variant, edits: readonly Edit[], sentence: LateText, changeName?: string): Variant {
  return {
    team: applyEdits(variant.team, edits),
    changes: variant.changes + 1,
    edits: [...variant.edits, ...edits],
    sentences: [...variant.sentences, sentence],
    optional: changeName === undefined ? variant.optional : [...variant.optional, changeName],
  };
}

/** Maximum number of combinations of embedded documents with the same id that are tried. */
const MAX_COMBINATIONS = 64;

/** Lists every combination of settings. `isBounded` is true if the list is incomplete. */
export function listVariants(
  team: Team,
  context: PlanningContext,
  request: ProgramRequest,
  candidates: readonly Candidate[],
): { variants: Variant[]; isBounded: boolean } {
  const { eventPack } = context;
  const settledVariant = removeInvalidGimmicks(removeUnknownOptions(createUnchangedVariant(team)), eventPack);
  const { variants, isBounded } = listEmbeddedVariants(settledVariant, context);
  const combined = variants
    .flatMap((variant) => listSizeVariants(variant, context, candidates))
    .flatMap((variant) => listFormationVariants(variant, eventPack, request))
    .flatMap((variant) => listAllegianceVariants(variant, context, request, candidates));
  // Any size could replace an invalid size, but only a few sizes are tried.
  const isAnySize = eventPack === undefined && !isWhole(team.levels, 1);
  return { variants: combined, isBounded: isBounded || isAnySize };
}

const getOptionName = (translate: Translate, optionKey: string): string =>
  truncate(formatOption(translate, OPTION_TEXTS, optionKey, undefined)[0]);

/** Removes unknown options, and options with values that aren't allowed. These options have no effect. */
function removeUnknownOptions(variant: Variant): Variant {
  return [...findUnknownOptions(variant.team.options ?? {})].reduce(
    (changedVariant, { path, actual, values }) =>
      applyChange(changedVariant, [{ op: 'remove', path }], (translate) =>
        translate('suPlans.removeHouseRule', { rule: getOptionName(translate, String(values?.option ?? actual)) }),
      ),
    variant,
  );
}

/** Removes all Gimmicks if the event allows none, otherwise only unknown and repeated Gimmicks (E-119, E-121). */
function removeInvalidGimmicks(variant: Variant, eventPack: EventPack | undefined): Variant {
  const { gimmicks = [] } = variant.team;
  if (gimmicks.length === 0) return variant;
  if (eventPack?.gimmicks === false)
    return applyChange(variant, [{ op: 'remove', path: '/gimmicks' }], (translate) =>
      translate('suPlans.withoutGimmicks'),
    );
  const knownIds = new Set<string>(GIMMICKS.map(({ id }) => id));
  const faultyIndexes = gimmicks.flatMap((gimmickId, index) =>
    !knownIds.has(gimmickId) || gimmicks.indexOf(gimmickId) < index ? [index] : [],
  );
  // The last Gimmick is removed first, so that the indexes of the others stay valid.
  return faultyIndexes.reverse().reduce((changedVariant, index) => {
    const gimmickId = gimmicks[index] as string;
    const sentence: LateText = knownIds.has(gimmickId)
      ? (translate) => translate('suPlans.removeSecond', { name: getTermName(gimmickId) })
      : (translate) => translate('suPlans.removeUnknown', { word: truncate(gimmickId) });
    return applyChange(changedVariant, [{ op: 'remove', path: `/gimmicks/${index}` }], sentence);
  }, variant);
}

/**
 * Lists variants for embedded characters with the same id and different contents. Each variant keeps one of the contents. If the library
 * has the id too, one variant keeps no embedded character with this id.
 */
function listEmbeddedVariants(
  variant: Variant,
  { characters: otherCharacters }: PlanningContext,
): { variants: Variant[]; isBounded: boolean } {
  const embeddedCharacters = variant.team.characters ?? [];
  const { characters: fullCharacters } = completeTeam(variant.team);
  const contentsById = new Map<string, Map<string, number[]>>();
  for (const [index, { id }] of embeddedCharacters.entries()) {
    const canonicalText = embeddedCharacters.length > 1 ? writeOrderedJson(fullCharacters[index]) : '';
    const indexesByContent = contentsById.get(id) ?? new Map<string, number[]>();
    indexesByContent.set(canonicalText, [...(indexesByContent.get(canonicalText) ?? []), index]);
    contentsById.set(id, indexesByContent);
  }
  // For each repeated id, the alternatives: lists of the indexes to remove, so that one content or none is left.
  const removals = [...contentsById].flatMap(([characterId, indexesByContent]) => {
    if (indexesByContent.size < 2) return [];
    const characterIndexes = [...indexesByContent.values()].flat();
    const keptIndexSets = [...indexesByContent]
      .sort(([firstContent], [secondContent]) => (firstContent < secondContent ? -1 : 1))
      .map(([, indexes]) => indexes);
    const keptChoices = [...keptIndexSets, ...(otherCharacters.has(characterId) ? [[]] : [])];
    return [keptChoices.map((keptIndexes) => characterIndexes.filter((index) => !keptIndexes.includes(index)))];
  });
  const combinations = removals.reduce<number[][]>(
    (shorterCombinations, choices) =>
      shorterCombinations
        .flatMap((combination) => choices.map((removedIndexes) => [...combination, ...removedIndexes]))
        .slice(0, MAX_COMBINATIONS),
    [[]],
  );
  const combinationCount = removals.reduce((product, choices) => product * choices.length, 1);
  // The last character is removed first, so that the indexes of the others stay valid.
  const variants = combinations.map((removedIndexes) =>
    [...removedIndexes]
      .sort((firstIndex, secondIndex) => secondIndex - firstIndex)
      .reduce((changedVariant, index) => {
        const { id, name } = embeddedCharacters[index] as { id: string; name: string };
        const sentence: LateText = (translate) => translate('suPlans.removeSecond', { name: truncate(name || id) });
        return applyChange(changedVariant, [{ op: 'remove', path: `/characters/${index}` }], sentence);
      }, variant),
  );
  return { variants, isBounded: combinationCount > MAX_COMBINATIONS };
}

/** Lists variants of the size. An invalid size becomes the size of the event, the next lower whole number, or a size that fits the team. */
function listSizeVariants(
  variant: Variant,
  { eventPack, options }: PlanningContext,
  candidates: readonly Candidate[],
): Variant[] {
  const { levels } = variant.team;
  if (isWhole(levels, 1)) return [variant];
  const possibleSizes =
    eventPack !== undefined && isWhole(eventPack.levels, 1)
      ? [eventPack.levels]
      : [
          ...(Number.isFinite(levels) && levels > 1 ? [Math.floor(levels)] : []),
          ...listPossibleSizes(variant.team, candidates, options),
        ];
  // An empty team, or one for which no size is possible, gets a single size: the first possible one, or that of a medium game (E-40).
  const isEmpty = variant.team.members.length === 0;
  const offeredSizes =
    possibleSizes.length > 0 && !isEmpty ? possibleSizes : [...possibleSizes, TEAM_SIZES[1].levels].slice(0, 1);
  return [...new Set(offeredSizes)].map((teamLevels) =>
    applyChange(variant, [{ op: 'set', path: '/levels', value: teamLevels }], (translate) =>
      translate('suPlans.setSize', { levels: teamLevels }),
    ),
  );
}

/** Lists the smallest sizes that could allow the members: their Levels, or the Levels that their Guest Stars and Supers require. */
export function listPossibleSizes(
  { allegiance: { kind, faction }, formation }: Team,
  candidates: readonly Candidate[],
  options: PlanningContext['options'],
): number[] {
  const members = candidates.filter(({ currentCopies, isAllowed }) => currentCopies > 0 && isAllowed);
  const sumOver = (isCounted: (member: Candidate) => boolean, getAmount = (_candidate: Candidate) => 1) =>
    members.filter(isCounted).reduce((copySum, member) => copySum + member.currentCopies * getAmount(member), 0);
  const levels = sumOver(
    () => true,
    (member) => member.level,
  );
  if (levels === 0) return [];
  const isAgreed = options['su.levelsBasis'] === 'agreed';
  const guestLevels =
    isAgreed && kind === 'faction' && faction !== undefined
      ? getMinLevelsForGuestStars(
          sumOver(({ fullCharacter }) => !fullCharacter.factions.includes(faction)),
          options['su.guestRounding'],
        )
      : 0;
  const superLevels =
    isAgreed && formation === 'goon-squad'
      ? getMinLevelsForGoonSupers(
          sumOver(({ isSuper }) => isSuper),
          options['su.goonRounding'],
        )
      : 0;
  return [...new Set([levels, Math.max(levels, guestLevels), Math.max(levels, guestLevels, superLevels)])];
}

function listFormationVariants(
  variant: Variant,
  eventPack: EventPack | undefined,
  { purpose }: ProgramRequest,
): Variant[] {
  const { formation } = variant.team;
  const allowedFormations = FORMATIONS.filter(
    (otherFormation) => eventPack?.formations?.includes(otherFormation) ?? true,
  );
  const isKept = (allowedFormations as readonly string[]).includes(formation);
  if (isKept && purpose === 'fill') return [variant];
  const otherFormations = allowedFormations.filter((otherFormation) => otherFormation !== formation);
  return [
    ...(isKept ? [variant] : []),
    ...otherFormations.map((otherFormation) =>
      applyChange(
        variant,
        [{ op: 'set', path: '/formation', value: otherFormation }],
        (translate) => translate('suPlans.makeFormation', { formation: getTermName(otherFormation) }),
        `formation ${otherFormation}`,
      ),
    ),
  ];
}

/**
 * Lists variants of the allegiance: the current allegiance, each Alignment, and each Faction of a candidate. A variant keeps the values of
 * the other kind of allegiance.
 */
function listAllegianceVariants(
  variant: Variant,
  { eventPack, characters }: PlanningContext,
  { purpose, factionNames }: ProgramRequest,
  candidates: readonly Candidate[],
): Variant[] {
  const { team } = variant;
  const { allegiance } = team;
  const allowedKinds = ALLEGIANCES.filter((kind) => eventPack?.allegiances?.includes(kind) ?? true);
  const isValid = allegiance.kind !== 'alignment' || isOneOf(TEAM_ALIGNMENTS, allegiance.alignment);
  const isKept = (allowedKinds as readonly string[]).includes(allegiance.kind) && isValid;
  if (isKept && purpose === 'fill') return [variant];
  const createAllegianceVariant = (replacement: Partial<Team['allegiance']>, sentence: LateText): Variant =>
    applyChange(
      variant,
      [{ op: 'set', path: '/allegiance', value: { ...allegiance, ...replacement } }],
      sentence,
      `allegiance ${replacement.kind} ${replacement.faction ?? replacement.alignment}`,
    );
  const alignmentVariants = TEAM_ALIGNMENTS.filter(
    (alignment) => allegiance.kind !== 'alignment' || alignment !== allegiance.alignment,
  ).map((alignment) =>
    createAllegianceVariant({ kind: 'alignment', alignment }, (translate) =>
      translate('suPlans.makeAlignment', { alignment: nameAlignments(alignment) }),
    ),
  );
  const factionVariants = listFactionsToTry(
    candidates,
    [...characters.values(), ...(team.characters ?? [])],
    factionNames,
  )
    .filter((faction) => allegiance.kind !== 'faction' || faction !== allegiance.faction)
    .map((faction) =>
      createAllegianceVariant({ kind: 'faction', faction }, (translate) =>
        translate('suPlans.makeFaction', { faction: getFactionName(team, faction, factionNames) }),
      ),
    );
  return [
    ...(isKept ? [variant] : []),
    ...(allowedKinds.includes('alignment') ? alignmentVariants : []),
    ...(allowedKinds.includes('faction') ? factionVariants : []),
  ];
}

/**
 * Lists every Faction of the candidates, starting with the Factions that most members share. If no candidate has a Faction, all candidates
 * are Guest Stars in any Faction, so one known Faction is enough.
 */
function listFactionsToTry(
  candidates: readonly Candidate[],
  characters: readonly Character[],
  factionNames: ReadonlyMap<string, string>,
): string[] {
  const copiesByFaction = new Map<string, number>();
  for (const { fullCharacter, currentCopies } of candidates) {
    for (const faction of new Set(fullCharacter.factions))
      copiesByFaction.set(faction, (copiesByFaction.get(faction) ?? 0) + currentCopies);
  }
  if (copiesByFaction.size > 0)
    return [...copiesByFaction]
      .sort(([, firstCopies], [, secondCopies]) => secondCopies - firstCopies)
      .map(([faction]) => faction);
  return [...characters.flatMap(({ factions = [] }) => factions), ...factionNames.keys()].slice(0, 1);
}

const getFactionName = (
  { factions = [] }: Team,
  factionId: string,
  factionNames: ReadonlyMap<string, string>,
): string =>
  truncate(
    factions.find((faction) => faction.id === factionId)?.name || factionNames.get(factionId) || getTermName(factionId),
  );
