/** The turn, the order of turns, difficulties and degrees: C-1 to C-15, C-81. */
import type { ReferenceRow } from '../../reference.ts';
import { difficulty } from '../facts.ts';
import { hasArea, row, type Table, when } from './row.ts';

export const turn = ({ options, has }: Table): ReferenceRow[] => [
  row('round', 'C-1', 'Round', '6 seconds in Combat, some 6 minutes in a Conflict; a Challenge may use either.'),
  row(
    'initiative',
    'C?1',
    'Order',
    `${options['ar.initMode'] === 'd20' ? 'd20 + initiative' : 'The scores on the cards'}, highest first. Ties: ${
      options['ar.initTie'] === 'rollOff' ? 'roll a d20' : 'the higher number on the card, then a d20'
    }.`,
  ),
  row('budget', 'C-3', 'A turn', '*1 Standard*, *1 Move*, *1 Quick*, and Free actions within reason.'),
  row('swap', 'C-4', 'Swaps', 'A Standard may be a Move, and a Move a Quick.'),
  row('split', 'C-7', 'Together', 'The Move stands before or after the Standard, not around it.'),
  row(
    'quick',
    'C-8',
    'Quick',
    `At any point of the turn${options['ar.bankQuick'] ? '. Unused, it may serve one Reaction until your next turn' : ''}.`,
  ),
  row(
    'reactions',
    'C-3',
    'Reactions',
    options['ar.reactionLimit'] === 'perRound'
      ? 'One between two turns of your own.'
      : 'One in each turn, your own or another’s.',
  ),
  ...when(has(hasArea), row('area', 'C-5', 'Area Powers', 'One a round, whatever action it took.')),
  row('no-action', 'C-10', 'No action', 'Resistance checks, and whatever asks nothing of you.'),
];

export const delay: readonly ReferenceRow[] = [
  row('delay', 'C-81', 'Delay', 'Gives up the whole turn for now, before any action of it, if you could act.'),
  row('step-in', 'C-81', 'Step in', 'After anybody else has acted. Your initiative moves there, and stays.'),
  row(
    'lost',
    'C-81',
    'Too late',
    'Your own place in the next round comes first: the delayed turn is lost, the place stays.',
  ),
  row(
    'meanwhile',
    'C-81',
    'Meanwhile',
    'What helps you until the end of your turn ends at once; what harms you waits, and so do resistance checks.',
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
      'Roll',
      'd20 + rank, and a die of Advantage less one of Disadvantage: d4, d6, d8, d10 or d12 for rank 1 to 5.',
    ),
    row('passive', 'C-14', 'Passive', '10 instead of a roll.'),
    row('success', 'C?10', 'Success', `Met: 1 degree, and 1 more for each full ${step} above.`),
    row('failure', 'C?10', 'Failure', `Missed: 1 degree, and 1 more for each full ${step} below.`),
    row('cap', 'C-15', 'Advantage', 'What an action gives often ends at +5.'),
  ];
};

/** 4.8 of the facts: Assist, Gambit, Hunch. */
export const advantage: readonly ReferenceRow[] = [
  ['success', 'each degree', '+1 each'],
  ['failure-1', '1 failed', '0'],
  ['failure-2', '2 failed', '−1'],
  ['failure-3', '3 failed', '−2'],
  ['failure-4', '4 failed', '−3'],
].map(([id = '', degrees = '', gives = '']) => ({ id, fact: 'C-32', name: '', text: '', cells: [degrees, gives] }));

/** 4.9 of the facts. */
export const influence: readonly ReferenceRow[] = [
  ['success-5', '5 or more', '3 steps'],
  ['success-3', '3 or 4', '2 steps'],
  ['success-1', '1 or 2', '1 step'],
  ['failure-1', '1 failed', 'none'],
  ['failure-2', '2 or 3 failed', '1 step back'],
  ['failure-4', '4 or more failed', '2 steps back'],
].map(([id = '', degrees = '', moves = '']) => ({ id, fact: 'C-50', name: '', text: '', cells: [degrees, moves] }));
