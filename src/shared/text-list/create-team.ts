/** Creates a team from the answers to a text list. */
import { applyEdits, type RequestedEdit } from '../document/edit.ts';
import type { Team } from '../document/schema.ts';
import type { TeamRules } from '../rules/team-rules.ts';
import type { MemberChoice } from './match-members.ts';
import type { TextListMatch } from './match-text-list.ts';
import { normalizeName } from './normalize-name.ts';

/** The chosen members of a list, in order. A character that is chosen several times becomes one entry with all copies. */
export function combineChoices(choices: readonly MemberChoice[]): readonly MemberChoice[] {
  const choicesById = new Map<string, MemberChoice>();
  for (const choice of choices) {
    const earlierChoice = choicesById.get(choice.character.id);
    choicesById.set(
      choice.character.id,
      earlierChoice === undefined
        ? choice
        : {
            character: choice.character,
            copies: earlierChoice.copies + choice.copies,
            isLeader: earlierChoice.isLeader || choice.isLeader,
          },
    );
  }
  return [...choicesById.values()];
}

/** Returns the first choice with a leader mark, or else the one with the stated leader's name. */
export const findListedLeader = (
  choices: readonly MemberChoice[],
  leaderName: string | undefined,
): MemberChoice | undefined =>
  choices.find(({ isLeader }) => isLeader) ??
  (leaderName === undefined
    ? undefined
    : choices.find(({ character }) => normalizeName(character.name) === normalizeName(leaderName)));

/**
 * Creates a team with the chosen members and the stated fields. Fields that the list does not state have the values of a new team.
 */
export function createTeamFromTextList(
  teamId: string,
  { name = '', player, leader: leaderName, edits }: Pick<TextListMatch, 'name' | 'player' | 'leader' | 'edits'>,
  choices: readonly MemberChoice[],
  teamRules: TeamRules,
): Team {
  const members = combineChoices(choices);
  const leader = findListedLeader(members, leaderName);
  const { leaderPointer } = teamRules;
  const teamEdits: RequestedEdit[] = [
    { op: 'set', path: '/name', value: name },
    ...(player === undefined ? [] : [{ op: 'set' as const, path: '/player', value: player }]),
    ...edits,
    {
      op: 'set',
      path: '/members',
      value: members.map(({ character, copies }) => ({
        character: character.id,
        ...(copies === 1 ? {} : { copies }),
      })),
    },
    ...(leader === undefined || leaderPointer === undefined
      ? []
      : [{ op: 'set' as const, path: leaderPointer, value: leader.character.id }]),
  ];
  return applyEdits(teamRules.createBlank(teamId), teamEdits);
}
