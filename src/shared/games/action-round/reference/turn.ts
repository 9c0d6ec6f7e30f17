/** The turn, the order of turns, difficulties and degrees: C-1 to C-15, C-81. */
import { t } from '../../../i18n/phrases.ts';
import type { ReferenceRow } from '../../../rules/reference.ts';
import { difficulty } from '../facts.ts';
import { hasArea, row, type Table, when } from './row.ts';

export const turn = ({ options, has }: Table): ReferenceRow[] => [
  row('round', 'C-1', t`Round`, t`6 seconds in Combat, some 6 minutes in a Conflict; a Challenge may use either.`),
  row(
    'initiative',
    'C?1',
    t`Order`,
    t`${options['ar.initMode'] === 'd20' ? t`d20 + initiative` : t`The scores on the cards`}, highest first. Ties: ${
      options['ar.initTie'] === 'rollOff' ? t`roll a d20` : t`the higher number on the card, then a d20`
    }.`,
  ),
  row('budget', 'C-3', t`A turn`, t`*1 Standard*, *1 Move*, *1 Quick*, and Free actions within reason.`),
  row('swap', 'C-4', t`Swaps`, t`A Standard may be a Move, and a Move a Quick.`),
  row('split', 'C-7', t`Together`, t`The Move stands before or after the Standard, not around it.`),
  row(
    'quick',
    'C-8',
    'Quick',
    t`At any point of the turn${options['ar.bankQuick'] ? t`. Unused, it may serve one Reaction until your next turn` : ''}.`,
  ),
  row(
    'reactions',
    'C-3',
    'Reactions',
    options['ar.reactionLimit'] === 'perRound'
      ? t`One between two turns of your own.`
      : t`One in each turn, your own or another’s.`,
  ),
  ...when(has(hasArea), row('area', 'C-5', 'Area Powers', t`One a round, whatever action it took.`)),
  row('no-action', 'C-10', t`No action`, t`Resistance checks, and whatever asks nothing of you.`),
];

export const delay = (): readonly ReferenceRow[] => [
  row('delay', 'C-81', 'Delay', t`Gives up the whole turn for now, before any action of it, if you could act.`),
  row('step-in', 'C-81', t`Step in`, t`After anybody else has acted. Your initiative moves there, and stays.`),
  row(
    'lost',
    'C-81',
    t`Too late`,
    t`Your own place in the next round comes first: the delayed turn is lost, the place stays.`,
  ),
  row(
    'meanwhile',
    'C-81',
    t`Meanwhile`,
    t`What helps you until the end of your turn ends at once; what harms you waits, and so do resistance checks.`,
  ),
];

/** Power Levels in the reference of nobody in particular. */
const LEVELS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];

/** Power Levels of the table, each once, with who has it; without a table some usual ones. */
export function difficulties({ members }: Table): ReferenceRow[] {
  const levels = members ? [...new Set(members.map(({ powerLevel }) => powerLevel))].sort((a, b) => a - b) : LEVELS;
  return levels.map((level) => {
    const { easy, moderate, hard } = difficulty(level);
    return {
      id: `level-${level}`,
      fact: 'C-12',
      name: '',
      text: '',
      cells: [level, easy, moderate ?? '–', hard ?? '–'].map(String),
    };
  });
}

export const checks = ({ options }: Table): ReferenceRow[] => {
  const step = options['ar.degreeStep'];
  return [
    row(
      'roll',
      'C-15',
      t`Roll`,
      t`d20 + rank, and a die of Advantage less one of Disadvantage: d4, d6, d8, d10 or d12 for rank 1 to 5.`,
    ),
    row('passive', 'C-14', t`Passive`, t`10 instead of a roll.`),
    row('success', 'C?10', t`Success`, t`Met: 1 degree, and 1 more for each full ${step} above.`),
    row('failure', 'C?10', t`Failure`, t`Missed: 1 degree, and 1 more for each full ${step} below.`),
    row('cap', 'C-15', 'Advantage', t`What an action gives often ends at +5.`),
  ];
};

/** What Assist, Gambit and Hunch give (docs/rules/action-round.md#degrees-and-advantage). */
export const advantage = (): readonly ReferenceRow[] =>
  [
    ['success', t`each degree`, t`+1 each`],
    ['failure-1', t`1 failed`, '0'],
    ['failure-2', t`2 failed`, '−1'],
    ['failure-3', t`3 failed`, '−2'],
    ['failure-4', t`4 failed`, '−3'],
  ].map(([id = '', degrees = '', gives = '']) => ({ id, fact: 'C-32', name: '', text: '', cells: [degrees, gives] }));

/** How far Influence moves an attitude (docs/rules/action-round.md#influence). */
export const influence = (): readonly ReferenceRow[] =>
  [
    ['success-5', t`5 or more`, t`3 steps`],
    ['success-3', t`3 or 4`, t`2 steps`],
    ['success-1', t`1 or 2`, t`1 step`],
    ['failure-1', t`1 failed`, t`none`],
    ['failure-2', t`2 or 3 failed`, t`1 step back`],
    ['failure-4', t`4 or more failed`, t`2 steps back`],
  ].map(([id = '', degrees = '', moves = '']) => ({ id, fact: 'C-50', name: '', text: '', cells: [degrees, moves] }));
