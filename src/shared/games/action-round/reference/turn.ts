import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { difficulty } from '../facts.ts';
import { hasArea, row, type Table, when } from './row.ts';

export const turn = (t: Translate, { options, has }: Table): ReferenceRow[] => [
  row('round', 'C-1', t('arReference.turn.round.name'), t('arReference.turn.round.text')),
  row(
    'initiative',
    'C?1',
    t('arReference.turn.initiative.name'),
    t('arReference.turn.initiative.text', {
      isRolled: options['ar.initMode'] === 'd20',
      isTieRolled: options['ar.initTie'] === 'rollOff',
    }),
  ),
  row('budget', 'C-3', t('arReference.turn.budget.name'), t('arReference.turn.budget.text')),
  row('swap', 'C-4', t('arReference.turn.swap.name'), t('arReference.turn.swap.text')),
  row('split', 'C-7', t('arReference.turn.split.name'), t('arReference.turn.split.text')),
  row(
    'quick',
    'C-8',
    'Quick',
    options['ar.bankQuick'] ? t('arReference.turn.quick.textWithReaction') : t('arReference.turn.quick.text'),
  ),
  row(
    'reactions',
    'C-3',
    'Reactions',
    options['ar.reactionLimit'] === 'perRound'
      ? t('arReference.turn.reactions.onePerRound')
      : t('arReference.turn.reactions.onePerTurn'),
  ),
  ...when(has(hasArea), row('area', 'C-5', 'Area Powers', t('arReference.turn.area.text'))),
  row('no-action', 'C-10', t('arReference.turn.noAction.name'), t('arReference.turn.noAction.text')),
];

export const delay = (t: Translate): readonly ReferenceRow[] => [
  row('delay', 'C-81', 'Delay', t('arReference.delay.delay.text')),
  row('step-in', 'C-81', t('arReference.delay.stepIn.name'), t('arReference.delay.stepIn.text')),
  row('lost', 'C-81', t('arReference.delay.lost.name'), t('arReference.delay.lost.text')),
  row('meanwhile', 'C-81', t('arReference.delay.meanwhile.name'), t('arReference.delay.meanwhile.text')),
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

export const checks = (t: Translate, { options }: Table): ReferenceRow[] => {
  const step = options['ar.degreeStep'];
  return [
    row('roll', 'C-15', t('arReference.checks.roll.name'), t('arReference.checks.roll.text')),
    row('passive', 'C-14', t('arReference.checks.passive.name'), t('arReference.checks.passive.text')),
    row('success', 'C?10', t('arReference.checks.success.name'), t('arReference.checks.success.text', { step })),
    row('failure', 'C?10', t('arReference.checks.failure.name'), t('arReference.checks.failure.text', { step })),
    row('cap', 'C-15', 'Advantage', t('arReference.checks.cap.text')),
  ];
};

/** What Assist, Gambit and Hunch give (docs/rules/action-round.md#degrees-and-advantage). */
export const advantage = (t: Translate): readonly ReferenceRow[] =>
  [
    ['success', t('arReference.advantage.success.degrees'), t('arReference.advantage.success.result')],
    ['failure-1', t('arReference.advantage.failure1.degrees'), '0'],
    ['failure-2', t('arReference.advantage.failure2.degrees'), '−1'],
    ['failure-3', t('arReference.advantage.failure3.degrees'), '−2'],
    ['failure-4', t('arReference.advantage.failure4.degrees'), '−3'],
  ].map(([id = '', degrees = '', gives = '']) => ({ id, fact: 'C-32', name: '', text: '', cells: [degrees, gives] }));

/** How far Influence moves an attitude (docs/rules/action-round.md#influence). */
export const influence = (t: Translate): readonly ReferenceRow[] =>
  [
    ['success-5', t('arReference.influence.success5.degrees'), t('arReference.influence.success5.result')],
    ['success-3', t('arReference.influence.success3.degrees'), t('arReference.influence.success3.result')],
    ['success-1', t('arReference.influence.success1.degrees'), t('arReference.influence.success1.result')],
    ['failure-1', t('arReference.influence.failure1.degrees'), t('arReference.influence.failure1.result')],
    ['failure-2', t('arReference.influence.failure2.degrees'), t('arReference.influence.failure2.result')],
    ['failure-4', t('arReference.influence.failure4.degrees'), t('arReference.influence.failure4.result')],
  ].map(([id = '', degrees = '', moves = '']) => ({ id, fact: 'C-50', name: '', text: '', cells: [degrees, moves] }));
