/** Lists the rows about turns, delays and checks in the quick reference: id, code of the rule, name and text. */
import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { getDifficulty } from '../facts.ts';
import { createRow, hasAreaPower, listWhen, type ReferenceContext } from './row.ts';

export const listTurnRows = (translate: Translate, { options, hasAny }: ReferenceContext): ReferenceRow[] => [
  createRow('round', 'C-1', translate('arReference.turn.round.name'), translate('arReference.turn.round.text')),
  createRow(
    'initiative',
    'C?1',
    translate('arReference.turn.initiative.name'),
    translate('arReference.turn.initiative.text', {
      isRolled: options['ar.initMode'] === 'd20',
      isTieRolled: options['ar.initTie'] === 'rollOff',
    }),
  ),
  createRow('budget', 'C-3', translate('arReference.turn.budget.name'), translate('arReference.turn.budget.text')),
  createRow('swap', 'C-4', translate('arReference.turn.swap.name'), translate('arReference.turn.swap.text')),
  createRow('split', 'C-7', translate('arReference.turn.split.name'), translate('arReference.turn.split.text')),
  createRow(
    'quick',
    'C-8',
    'Quick',
    options['ar.bankQuick']
      ? translate('arReference.turn.quick.textWithReaction')
      : translate('arReference.turn.quick.text'),
  ),
  createRow(
    'reactions',
    'C-3',
    'Reactions',
    options['ar.reactionLimit'] === 'perRound'
      ? translate('arReference.turn.reactions.onePerRound')
      : translate('arReference.turn.reactions.onePerTurn'),
  ),
  ...listWhen(hasAny(hasAreaPower), createRow('area', 'C-5', 'Area Powers', translate('arReference.turn.area.text'))),
  createRow(
    'no-action',
    'C-10',
    translate('arReference.turn.noAction.name'),
    translate('arReference.turn.noAction.text'),
  ),
];

export const listDelayRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow('delay', 'C-81', 'Delay', translate('arReference.delay.delay.text')),
  createRow('step-in', 'C-81', translate('arReference.delay.stepIn.name'), translate('arReference.delay.stepIn.text')),
  createRow('lost', 'C-81', translate('arReference.delay.lost.name'), translate('arReference.delay.lost.text')),
  createRow(
    'meanwhile',
    'C-81',
    translate('arReference.delay.meanwhile.name'),
    translate('arReference.delay.meanwhile.text'),
  ),
];

/** Power Levels in a reference without characters. */
const LEVELS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];

/** Lists the difficulties of the Power Levels of the characters, each once; without characters, of some common Power Levels. */
export function listDifficultyRows({ members: characters }: ReferenceContext): ReferenceRow[] {
  const levels = characters
    ? [...new Set(characters.map(({ powerLevel }) => powerLevel))].sort(
        (firstLevel, secondLevel) => firstLevel - secondLevel,
      )
    : LEVELS;
  return levels.map((level) => {
    const { easy, moderate, hard } = getDifficulty(level);
    return {
      id: `level-${level}`,
      fact: 'C-12',
      name: '',
      text: '',
      cells: [level, easy, moderate ?? '–', hard ?? '–'].map(String),
    };
  });
}

export const listCheckRows = (translate: Translate, { options }: ReferenceContext): ReferenceRow[] => {
  const step = options['ar.degreeStep'];
  return [
    createRow('roll', 'C-15', translate('arReference.checks.roll.name'), translate('arReference.checks.roll.text')),
    createRow(
      'passive',
      'C-14',
      translate('arReference.checks.passive.name'),
      translate('arReference.checks.passive.text'),
    ),
    createRow(
      'success',
      'C?10',
      translate('arReference.checks.success.name'),
      translate('arReference.checks.success.text', { step }),
    ),
    createRow(
      'failure',
      'C?10',
      translate('arReference.checks.failure.name'),
      translate('arReference.checks.failure.text', { step }),
    ),
    createRow('cap', 'C-15', 'Advantage', translate('arReference.checks.cap.text')),
  ];
};

/** Lists the Advantage that Assist, Gambit and Hunch give (docs/rules/action-round.md#degrees-and-advantage). */
export const listAdvantageRows = (translate: Translate): readonly ReferenceRow[] =>
  [
    ['success', translate('arReference.advantage.success.degrees'), translate('arReference.advantage.success.result')],
    ['failure-1', translate('arReference.advantage.failure1.degrees'), '0'],
    ['failure-2', translate('arReference.advantage.failure2.degrees'), '−1'],
    ['failure-3', translate('arReference.advantage.failure3.degrees'), '−2'],
    ['failure-4', translate('arReference.advantage.failure4.degrees'), '−3'],
  ].map(([rowId = '', degrees = '', advantageText = '']) => ({
    id: rowId,
    fact: 'C-32',
    name: '',
    text: '',
    cells: [degrees, advantageText],
  }));

/** Lists the steps by which Influence moves an attitude (docs/rules/action-round.md#influence). */
export const listInfluenceRows = (translate: Translate): readonly ReferenceRow[] =>
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
  ].map(([rowId = '', degrees = '', stepsText = '']) => ({
    id: rowId,
    fact: 'C-50',
    name: '',
    text: '',
    cells: [degrees, stepsText],
  }));
