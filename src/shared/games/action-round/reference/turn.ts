import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { difficulty } from '../facts.ts';
import { hasArea, row, type Table, when } from './row.ts';

export const turn = (translate: Translate, { options, has }: Table): ReferenceRow[] => [
  row('round', 'C-1', translate('arReference.turn.round.name'), translate('arReference.turn.round.text')),
  row(
    'initiative',
    'C?1',
    translate('arReference.turn.initiative.name'),
    translate('arReference.turn.initiative.text', {
      isRolled: options['ar.initMode'] === 'd20',
      isTieRolled: options['ar.initTie'] === 'rollOff',
    }),
  ),
  row('budget', 'C-3', translate('arReference.turn.budget.name'), translate('arReference.turn.budget.text')),
  row('swap', 'C-4', translate('arReference.turn.swap.name'), translate('arReference.turn.swap.text')),
  row('split', 'C-7', translate('arReference.turn.split.name'), translate('arReference.turn.split.text')),
  row(
    'quick',
    'C-8',
    'Quick',
    options['ar.bankQuick']
      ? translate('arReference.turn.quick.textWithReaction')
      : translate('arReference.turn.quick.text'),
  ),
  row(
    'reactions',
    'C-3',
    'Reactions',
    options['ar.reactionLimit'] === 'perRound'
      ? translate('arReference.turn.reactions.onePerRound')
      : translate('arReference.turn.reactions.onePerTurn'),
  ),
  ...when(has(hasArea), row('area', 'C-5', 'Area Powers', translate('arReference.turn.area.text'))),
  row('no-action', 'C-10', translate('arReference.turn.noAction.name'), translate('arReference.turn.noAction.text')),
];

export const delay = (translate: Translate): readonly ReferenceRow[] => [
  row('delay', 'C-81', 'Delay', translate('arReference.delay.delay.text')),
  row('step-in', 'C-81', translate('arReference.delay.stepIn.name'), translate('arReference.delay.stepIn.text')),
  row('lost', 'C-81', translate('arReference.delay.lost.name'), translate('arReference.delay.lost.text')),
  row(
    'meanwhile',
    'C-81',
    translate('arReference.delay.meanwhile.name'),
    translate('arReference.delay.meanwhile.text'),
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

export const checks = (translate: Translate, { options }: Table): ReferenceRow[] => {
  const step = options['ar.degreeStep'];
  return [
    row('roll', 'C-15', translate('arReference.checks.roll.name'), translate('arReference.checks.roll.text')),
    row('passive', 'C-14', translate('arReference.checks.passive.name'), translate('arReference.checks.passive.text')),
    row(
      'success',
      'C?10',
      translate('arReference.checks.success.name'),
      translate('arReference.checks.success.text', { step }),
    ),
    row(
      'failure',
      'C?10',
      translate('arReference.checks.failure.name'),
      translate('arReference.checks.failure.text', { step }),
    ),
    row('cap', 'C-15', 'Advantage', translate('arReference.checks.cap.text')),
  ];
};

/** What Assist, Gambit and Hunch give (docs/rules/action-round.md#degrees-and-advantage). */
export const advantage = (translate: Translate): readonly ReferenceRow[] =>
  [
    ['success', translate('arReference.advantage.success.degrees'), translate('arReference.advantage.success.result')],
    ['failure-1', translate('arReference.advantage.failure1.degrees'), '0'],
    ['failure-2', translate('arReference.advantage.failure2.degrees'), '−1'],
    ['failure-3', translate('arReference.advantage.failure3.degrees'), '−2'],
    ['failure-4', translate('arReference.advantage.failure4.degrees'), '−3'],
  ].map(([id = '', degrees = '', gives = '']) => ({ id, fact: 'C-32', name: '', text: '', cells: [degrees, gives] }));

/** How far Influence moves an attitude (docs/rules/action-round.md#influence). */
export const influence = (translate: Translate): readonly ReferenceRow[] =>
  [
    [
      'success-5',
      translate('arReference.influence.success5.degrees'),
      translate('arReference.influence.success5.result'),
    ],
    [
      'success-3',
      translate('arReference.influence.success3.degrees'),
      translate('arReference.influence.success3.result'),
    ],
    [
      'success-1',
      translate('arReference.influence.success1.degrees'),
      translate('arReference.influence.success1.result'),
    ],
    [
      'failure-1',
      translate('arReference.influence.failure1.degrees'),
      translate('arReference.influence.failure1.result'),
    ],
    [
      'failure-2',
      translate('arReference.influence.failure2.degrees'),
      translate('arReference.influence.failure2.result'),
    ],
    [
      'failure-4',
      translate('arReference.influence.failure4.degrees'),
      translate('arReference.influence.failure4.result'),
    ],
  ].map(([id = '', degrees = '', moves = '']) => ({ id, fact: 'C-50', name: '', text: '', cells: [degrees, moves] }));
