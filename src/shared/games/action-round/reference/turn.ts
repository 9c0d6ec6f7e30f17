/** The turn, the order of turns, difficulties and degrees: C-1 to C-15, C-81. */
import { say } from '../../../language/say.ts';
import type { ReferenceRow } from '../../reference.ts';
import { difficulty } from '../facts.ts';
import { hasArea, row, type Table, when } from './row.ts';

export const turn = ({ options, has }: Table): ReferenceRow[] => [
  row('round', 'C-1', say`Round`, say`6 seconds in Combat, some 6 minutes in a Conflict; a Challenge may use either.`),
  row(
    'initiative',
    'C?1',
    say`Order`,
    say`${options['ar.initMode'] === 'd20' ? say`d20 + initiative` : say`The scores on the cards`}, highest first. Ties: ${
      options['ar.initTie'] === 'rollOff' ? say`roll a d20` : say`the higher number on the card, then a d20`
    }.`,
  ),
  row('budget', 'C-3', say`A turn`, say`*1 Standard*, *1 Move*, *1 Quick*, and Free actions within reason.`),
  row('swap', 'C-4', say`Swaps`, say`A Standard may be a Move, and a Move a Quick.`),
  row('split', 'C-7', say`Together`, say`The Move stands before or after the Standard, not around it.`),
  row(
    'quick',
    'C-8',
    'Quick',
    say`At any point of the turn${options['ar.bankQuick'] ? say`. Unused, it may serve one Reaction until your next turn` : ''}.`,
  ),
  row(
    'reactions',
    'C-3',
    'Reactions',
    options['ar.reactionLimit'] === 'perRound'
      ? say`One between two turns of your own.`
      : say`One in each turn, your own or another’s.`,
  ),
  ...when(has(hasArea), row('area', 'C-5', 'Area Powers', say`One a round, whatever action it took.`)),
  row('no-action', 'C-10', say`No action`, say`Resistance checks, and whatever asks nothing of you.`),
];

export const delay = (): readonly ReferenceRow[] => [
  row('delay', 'C-81', 'Delay', say`Gives up the whole turn for now, before any action of it, if you could act.`),
  row('step-in', 'C-81', say`Step in`, say`After anybody else has acted. Your initiative moves there, and stays.`),
  row(
    'lost',
    'C-81',
    say`Too late`,
    say`Your own place in the next round comes first: the delayed turn is lost, the place stays.`,
  ),
  row(
    'meanwhile',
    'C-81',
    say`Meanwhile`,
    say`What helps you until the end of your turn ends at once; what harms you waits, and so do resistance checks.`,
  ),
];

/** Power Levels in the reference of nobody in particular. */
const LEVELS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];

/** Power Levels of the table, each once, with who has it; without a table some usual ones. */
export function difficulties({ members }: Table): ReferenceRow[] {
  const levels = members ? [...new Set(members.map(({ powerLevel }) => powerLevel))].sort((a, b) => a - b) : LEVELS;
  return levels.map((level) => {
    const { easy, moderate, hard } = difficulty(level);
    return { id: `level-${level}`, fact: 'C-12', name: '', text: '', cells: [level, easy, moderate, hard].map(String) };
  });
}

export const checks = ({ options }: Table): ReferenceRow[] => {
  const step = options['ar.degreeStep'];
  return [
    row(
      'roll',
      'C-15',
      say`Roll`,
      say`d20 + rank, and a die of Advantage less one of Disadvantage: d4, d6, d8, d10 or d12 for rank 1 to 5.`,
    ),
    row('passive', 'C-14', say`Passive`, say`10 instead of a roll.`),
    row('success', 'C?10', say`Success`, say`Met: 1 degree, and 1 more for each full ${step} above.`),
    row('failure', 'C?10', say`Failure`, say`Missed: 1 degree, and 1 more for each full ${step} below.`),
    row('cap', 'C-15', 'Advantage', say`What an action gives often ends at +5.`),
  ];
};

/** 4.8 of the facts: Assist, Gambit, Hunch. */
export const advantage = (): readonly ReferenceRow[] =>
  [
    ['success', say`each degree`, say`+1 each`],
    ['failure-1', say`1 failed`, '0'],
    ['failure-2', say`2 failed`, '−1'],
    ['failure-3', say`3 failed`, '−2'],
    ['failure-4', say`4 failed`, '−3'],
  ].map(([id = '', degrees = '', gives = '']) => ({ id, fact: 'C-32', name: '', text: '', cells: [degrees, gives] }));

/** 4.9 of the facts. */
export const influence = (): readonly ReferenceRow[] =>
  [
    ['success-5', say`5 or more`, say`3 steps`],
    ['success-3', say`3 or 4`, say`2 steps`],
    ['success-1', say`1 or 2`, say`1 step`],
    ['failure-1', say`1 failed`, say`none`],
    ['failure-2', say`2 or 3 failed`, say`1 step back`],
    ['failure-4', say`4 or more failed`, say`2 steps back`],
  ].map(([id = '', degrees = '', moves = '']) => ({ id, fact: 'C-50', name: '', text: '', cells: [degrees, moves] }));
