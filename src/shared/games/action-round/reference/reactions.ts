/** Lists the rows about Reactions, Surges and dice of Destiny in the quick reference: id, code of the rule, name and text. */
import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { createRow, hasDestinyDice, hasWits, type ReferenceContext } from './row.ts';

export const listReactionRows = (translate: Translate, { options, hasAny }: ReferenceContext): ReferenceRow[] => [
  createRow(
    'opportunity',
    'C-66',
    'Opportunity Attack',
    hasAny(hasWits)
      ? translate('arReference.reactions.opportunity.textWithWits')
      : translate('arReference.reactions.opportunity.text'),
  ),
  createRow('surge', 'C-67', 'Surge', translate('arReference.reactions.surge.text')),
  createRow('smash', 'C-77', 'Smash', translate('arReference.reactions.smash.text')),
  createRow(
    'slam',
    'C-78',
    'Slam',
    translate('arReference.reactions.slam.text', { canJoinSmash: options['ar.stackAttackReactions'] }),
  ),
  createRow('raise', 'C-79', 'Raise', translate('arReference.reactions.raise.text')),
  createRow('hunch', 'C-80', 'Hunch', translate('arReference.reactions.hunch.text')),
  createRow(
    'trigger',
    'C-23',
    translate('arReference.reactions.trigger.name'),
    translate('arReference.reactions.trigger.text'),
  ),
];

export const listSurgeRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow(
    'additional',
    'C-75',
    translate('arReference.surge.additional.name'),
    translate('arReference.surge.additional.text'),
  ),
  createRow(
    'alternate',
    'C-68',
    translate('arReference.surge.alternate.name'),
    translate('arReference.surge.alternate.text'),
  ),
  createRow('boost', 'C-69', 'Boost', translate('arReference.surge.boost.text')),
  createRow('burst', 'C-70', 'Burst', translate('arReference.surge.burst.text')),
  createRow('edge', 'C-71', 'Edge', translate('arReference.surge.edge.text')),
  createRow('counter', 'C-72', 'Counter', translate('arReference.surge.counter.text')),
  createRow('resistance', 'C-73', 'Resistance', translate('arReference.surge.resistance.text')),
  createRow('retry', 'C-74', 'Retry', translate('arReference.surge.retry.text')),
  createRow('cost', 'C-76', translate('arReference.surge.cost.name'), translate('arReference.surge.cost.text')),
];

export const listDiceRows = (translate: Translate, { options, hasAny }: ReferenceContext): ReferenceRow[] => {
  if (!hasAny(hasDestinyDice)) return [];
  const destinyDie = options['ar.destinyDie'];
  return [
    createRow(
      'spend',
      'C-59',
      translate('arReference.dice.spend.name'),
      translate('arReference.dice.spend.text', { die: destinyDie }),
    ),
    createRow('coup', 'C-60', 'Coup', translate('arReference.dice.coup.text')),
    createRow('edit', 'C-61', translate('arReference.dice.edit.name'), translate('arReference.dice.edit.text')),
    createRow(
      'improve',
      'C-62',
      translate('arReference.dice.improve.name'),
      translate('arReference.dice.improve.text'),
    ),
    createRow('inspiration', 'C-63', 'Inspiration', translate('arReference.dice.inspiration.text')),
    createRow('recover-die', 'C-64', 'Recover', translate('arReference.dice.recoverDie.text')),
    createRow('stunt-die', 'C-65', 'Stunt', translate('arReference.dice.stuntDie.text')),
  ];
};
