import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { hasDice, hasWits, row, type Table } from './row.ts';

export const reactions = (t: Translate, { options, has }: Table): ReferenceRow[] => [
  row(
    'opportunity',
    'C-66',
    'Opportunity Attack',
    has(hasWits) ? t('arReference.reactions.opportunity.textWithWits') : t('arReference.reactions.opportunity.text'),
  ),
  row('surge', 'C-67', 'Surge', t('arReference.reactions.surge.text')),
  row('smash', 'C-77', 'Smash', t('arReference.reactions.smash.text')),
  row(
    'slam',
    'C-78',
    'Slam',
    t('arReference.reactions.slam.text', { canJoinSmash: options['ar.stackAttackReactions'] }),
  ),
  row('raise', 'C-79', 'Raise', t('arReference.reactions.raise.text')),
  row('hunch', 'C-80', 'Hunch', t('arReference.reactions.hunch.text')),
  row('trigger', 'C-23', t('arReference.reactions.trigger.name'), t('arReference.reactions.trigger.text')),
];

export const surge = (t: Translate): readonly ReferenceRow[] => [
  row('additional', 'C-75', t('arReference.surge.additional.name'), t('arReference.surge.additional.text')),
  row('alternate', 'C-68', t('arReference.surge.alternate.name'), t('arReference.surge.alternate.text')),
  row('boost', 'C-69', 'Boost', t('arReference.surge.boost.text')),
  row('burst', 'C-70', 'Burst', t('arReference.surge.burst.text')),
  row('edge', 'C-71', 'Edge', t('arReference.surge.edge.text')),
  row('counter', 'C-72', 'Counter', t('arReference.surge.counter.text')),
  row('resistance', 'C-73', 'Resistance', t('arReference.surge.resistance.text')),
  row('retry', 'C-74', 'Retry', t('arReference.surge.retry.text')),
  row('cost', 'C-76', t('arReference.surge.cost.name'), t('arReference.surge.cost.text')),
];

export const dice = (t: Translate, { options, has }: Table): ReferenceRow[] => {
  if (!has(hasDice)) return [];
  const die = options['ar.destinyDie'];
  return [
    row('spend', 'C-59', t('arReference.dice.spend.name'), t('arReference.dice.spend.text', { die })),
    row('coup', 'C-60', 'Coup', t('arReference.dice.coup.text')),
    row('edit', 'C-61', t('arReference.dice.edit.name'), t('arReference.dice.edit.text')),
    row('improve', 'C-62', t('arReference.dice.improve.name'), t('arReference.dice.improve.text')),
    row('inspiration', 'C-63', 'Inspiration', t('arReference.dice.inspiration.text')),
    row('recover-die', 'C-64', 'Recover', t('arReference.dice.recoverDie.text')),
    row('stunt-die', 'C-65', 'Stunt', t('arReference.dice.stuntDie.text')),
  ];
};
