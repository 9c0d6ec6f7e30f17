import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { hasDice, hasWits, row, type Table } from './row.ts';

export const reactions = (translate: Translate, { options, has }: Table): ReferenceRow[] => [
  row(
    'opportunity',
    'C-66',
    'Opportunity Attack',
    has(hasWits)
      ? translate('arReference.reactions.opportunity.textWithWits')
      : translate('arReference.reactions.opportunity.text'),
  ),
  row('surge', 'C-67', 'Surge', translate('arReference.reactions.surge.text')),
  row('smash', 'C-77', 'Smash', translate('arReference.reactions.smash.text')),
  row(
    'slam',
    'C-78',
    'Slam',
    translate('arReference.reactions.slam.text', { canJoinSmash: options['ar.stackAttackReactions'] }),
  ),
  row('raise', 'C-79', 'Raise', translate('arReference.reactions.raise.text')),
  row('hunch', 'C-80', 'Hunch', translate('arReference.reactions.hunch.text')),
  row(
    'trigger',
    'C-23',
    translate('arReference.reactions.trigger.name'),
    translate('arReference.reactions.trigger.text'),
  ),
];

export const surge = (translate: Translate): readonly ReferenceRow[] => [
  row(
    'additional',
    'C-75',
    translate('arReference.surge.additional.name'),
    translate('arReference.surge.additional.text'),
  ),
  row(
    'alternate',
    'C-68',
    translate('arReference.surge.alternate.name'),
    translate('arReference.surge.alternate.text'),
  ),
  row('boost', 'C-69', 'Boost', translate('arReference.surge.boost.text')),
  row('burst', 'C-70', 'Burst', translate('arReference.surge.burst.text')),
  row('edge', 'C-71', 'Edge', translate('arReference.surge.edge.text')),
  row('counter', 'C-72', 'Counter', translate('arReference.surge.counter.text')),
  row('resistance', 'C-73', 'Resistance', translate('arReference.surge.resistance.text')),
  row('retry', 'C-74', 'Retry', translate('arReference.surge.retry.text')),
  row('cost', 'C-76', translate('arReference.surge.cost.name'), translate('arReference.surge.cost.text')),
];

export const dice = (translate: Translate, { options, has }: Table): ReferenceRow[] => {
  if (!has(hasDice)) return [];
  const die = options['ar.destinyDie'];
  return [
    row('spend', 'C-59', translate('arReference.dice.spend.name'), translate('arReference.dice.spend.text', { die })),
    row('coup', 'C-60', 'Coup', translate('arReference.dice.coup.text')),
    row('edit', 'C-61', translate('arReference.dice.edit.name'), translate('arReference.dice.edit.text')),
    row('improve', 'C-62', translate('arReference.dice.improve.name'), translate('arReference.dice.improve.text')),
    row('inspiration', 'C-63', 'Inspiration', translate('arReference.dice.inspiration.text')),
    row('recover-die', 'C-64', 'Recover', translate('arReference.dice.recoverDie.text')),
    row('stunt-die', 'C-65', 'Stunt', translate('arReference.dice.stuntDie.text')),
  ];
};
