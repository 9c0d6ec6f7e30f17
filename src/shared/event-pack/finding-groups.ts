/** Groups the findings of a list that say the same about several characters, so that each thing is said once. */

import type { GameCatalog } from '../document/game-catalog.ts';
import type { Team } from '../document/schema.ts';
import { type GameRules, getFindingRole } from '../rules/game-rules.ts';
import { formatWithCount } from '../rules/group-findings.ts';
import { truncate } from '../text/truncate.ts';
import { formatLateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { getCharacterNames, listNames } from './report-messages.ts';
import { type JudgedSubmission, type ListedFinding, listAllFindings } from './submission.ts';

/** Findings that differ only in their characters, and the sentence for all of them. */
export interface FindingGroup {
  /** The findings in their order, at least one. */
  readonly listedFindings: readonly [ListedFinding, ...ListedFinding[]];
  readonly sentence: string;
}

/** A finding with the name of its character, and how the sentence names that character. */
interface NamedFinding {
  readonly listed: ListedFinding;
  readonly name: string;
  readonly message: string;
  /** `prefix`: the name comes before the message; `inside`: the message contains it; `none`: there is no name to say. */
  readonly placement: 'prefix' | 'inside' | 'none';
}

/** Groups the findings of a list and those of its members from other files. All missing characters are one group. */
export function groupSubmissionFindings(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  submission: JudgedSubmission,
): FindingGroup[] {
  const { team, membersFromOtherFiles } = submission;
  return groupFindings(
    translate,
    listAllFindings(submission),
    getCharacterNames(team, membersFromOtherFiles),
    (listed) => isAboutMissingCharacter(gameCatalog, team, listed),
  );
}

/** Groups findings, in the order of the first of each group. */
export function groupFindings(
  translate: Translate,
  listedFindings: readonly ListedFinding[],
  nameById: ReadonlyMap<string, string>,
  isAboutMissing: (listed: ListedFinding) => boolean = () => false,
): FindingGroup[] {
  const findingsByKey = new Map<string, [NamedFinding, ...NamedFinding[]]>();
  for (const listed of listedFindings) {
    const namedFinding = nameFinding(translate, listed, nameById);
    const key = isAboutMissing(listed) ? listed.finding.code : createGroupKey(namedFinding);
    const group = findingsByKey.get(key);
    if (group === undefined) findingsByKey.set(key, [namedFinding]);
    else group.push(namedFinding);
  }
  return [...findingsByKey.values()].map((group): FindingGroup => {
    const [{ listed }, ...otherFindings] = group;
    return {
      listedFindings: [listed, ...otherFindings.map((finding) => finding.listed)],
      sentence: isAboutMissing(listed) ? formatMissingCharacters(translate, group) : formatGroup(translate, group),
    };
  });
}

/** The maximum number of fixes that are listed for one finding. */
export const MAX_FIXES = 2;

/**
 * Lists what repairs the errors or warnings of a group, best first. Notes need no repair. Fixes that differ only in a character are listed once. They are called partial
 * if errors of other groups are left.
 */
export function listGroupFixes(
  translate: Translate,
  gameCatalog: GameCatalog<GameRules>,
  submission: JudgedSubmission,
  { listedFindings }: FindingGroup,
): string[] {
  if (listedFindings[0].finding.severity === 'info') return [];
  const { team, membersFromOtherFiles } = submission;
  if (isAboutMissingCharacter(gameCatalog, team, listedFindings[0])) {
    // Several missing characters are best sent again.
    const [onlyFinding, ...otherFindings] = listedFindings;
    const fixes = otherFindings.length === 0 ? (onlyFinding.finding.fixes ?? []) : [];
    return [
      translate('fixes.sendWithCharacter'),
      ...fixes.map((fix) => formatFix(translate, formatLateText(translate, fix.label), fix.isPartial === true)),
    ].slice(0, MAX_FIXES);
  }
  const nameById = getCharacterNames(team, membersFromOtherFiles);
  const fixesByKey = new Map<string, { label: string; names: Set<string>; isPartial: boolean }>();
  for (const listed of listedFindings) {
    const name = findCharacterName(listed, nameById);
    for (const { label: lateLabel, isPartial = false } of (listed.finding.fixes ?? []).slice(0, MAX_FIXES)) {
      const label = formatLateText(translate, lateLabel);
      const isNamed = name !== '' && label.includes(name);
      const key = isNamed ? label.replaceAll(name, NAME_MARK) : label;
      const fix = fixesByKey.get(key) ?? { label, names: new Set(), isPartial };
      if (isNamed) fix.names.add(name);
      fixesByKey.set(key, fix);
    }
  }
  const ownFindings = new Set(listedFindings.map(({ finding }) => finding));
  const hasOtherErrors = listAllFindings(submission).some(
    ({ finding }) => finding.severity === 'error' && !ownFindings.has(finding),
  );
  return [...fixesByKey.values()].map(({ label, names: [, ...otherNames], isPartial }) =>
    otherNames.length === 0
      ? formatFix(translate, label, isPartial)
      : formatFix(
          translate,
          translate('fixes.alike', { fix: label, names: listNames(translate, otherNames) }),
          isPartial && hasOtherErrors,
        ),
  );
}

const formatFix = (translate: Translate, fix: string, isPartial: boolean): string =>
  isPartial ? translate('fixes.partial', { fix }) : fix;

/** The fixes of several findings. */
interface SeparatedFixes {
  /** Fixes that every finding has. */
  readonly sharedFixes: readonly string[];
  /** The other fixes of each finding. */
  readonly specificFixes: readonly (readonly string[])[];
}

/**
 * Separates the fixes that all of several findings have from those of each finding. The fixes of a finding are undefined if it is about
 * a member from another file, which the list can't repair.
 */
export function separateSharedFixes(fixesByFinding: readonly (readonly string[] | undefined)[]): SeparatedFixes {
  const [firstFixes = [], ...otherFixes] = fixesByFinding.filter((fixes) => fixes !== undefined);
  const sharedFixes =
    otherFixes.length === 0 ? [] : firstFixes.filter((fix) => otherFixes.every((fixes) => fixes.includes(fix)));
  return {
    sharedFixes,
    specificFixes: fixesByFinding.map((fixes = []) => fixes.filter((fix) => !sharedFixes.includes(fix))),
  };
}

/** Replaces the name of a character in texts that are compared. No name contains it. */
const NAME_MARK = '\u0000';

const isAboutMissingCharacter = (
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  { finding, member }: ListedFinding,
): boolean => member === undefined && getFindingRole(gameCatalog, team, finding.code) === 'unknown-member';

/** Returns the name of the only character of a finding, or an empty text. */
function findCharacterName({ finding, member }: ListedFinding, nameById: ReadonlyMap<string, string>): string {
  if (member !== undefined) return truncate(member.name || member.id);
  const [characterId, otherId] = finding.subjects;
  return characterId === undefined || otherId !== undefined ? '' : truncate(nameById.get(characterId) ?? characterId);
}

function nameFinding(translate: Translate, listed: ListedFinding, nameById: ReadonlyMap<string, string>): NamedFinding {
  const { finding, member } = listed;
  const name = findCharacterName(listed, nameById);
  const message = formatLateText(translate, finding.message);
  const isInside = name !== '' && message.includes(name);
  const isPrefix = member !== undefined || (!isInside && name !== '' && finding.path.startsWith('/characters/'));
  return { listed, name, message, placement: isPrefix ? 'prefix' : isInside ? 'inside' : 'none' };
}

/** Returns a key that is equal for findings that differ only in the character that their sentence names. */
function createGroupKey({ listed: { finding, member }, name, message, placement }: NamedFinding): string {
  return JSON.stringify([
    finding.code,
    finding.severity,
    member !== undefined,
    placement,
    placement === 'inside' ? message.replaceAll(name, NAME_MARK) : message,
    ...(placement === 'none' ? finding.subjects : []),
  ]);
}

const listDifferentNames = (group: readonly NamedFinding[]): string[] => [
  ...new Set(group.flatMap(({ name, placement }) => (placement === 'none' ? [] : [name]))),
];

function formatGroup(translate: Translate, group: readonly [NamedFinding, ...NamedFinding[]]): string {
  const [{ message, placement }] = group;
  const names = listDifferentNames(group);
  const otherNames = names.slice(1);
  const count = otherNames.length === 0 ? group.length : 1;
  if (placement === 'prefix')
    return formatWithCount(
      translate,
      translate('listFindings.ofCharacter', { name: listNames(translate, names), message }),
      count,
    );
  return otherNames.length === 0
    ? formatWithCount(translate, message, count)
    : translate('listFindings.alike', { message, names: listNames(translate, otherNames) });
}

function formatMissingCharacters(translate: Translate, group: readonly [NamedFinding, ...NamedFinding[]]): string {
  const [{ message }] = group;
  const characterIds = [...new Set(group.flatMap(({ listed }) => listed.finding.subjects))];
  return group.length === 1
    ? message
    : translate('listFindings.missingCharacters', {
        n: characterIds.length,
        names: listNames(translate, characterIds),
      });
}
