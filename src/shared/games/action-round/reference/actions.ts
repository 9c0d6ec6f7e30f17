/** Lists the rows about actions in the quick reference, by the type of the action: id, code of the rule, name and text. */
import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import {
  createOpportunityNote,
  createRow,
  hasWits,
  MOVING_TAG,
  OPPORTUNITY_TAG,
  type ReferenceContext,
} from './row.ts';

export const listStandardRows = (translate: Translate, { options, hasAny }: ReferenceContext): ReferenceRow[] => [
  createOpportunityNote(translate),
  createRow('attack-close', 'C-16', 'Attack, Close', translate('arReference.standard.attackClose.text')),
  createRow(
    'attack-court',
    'C-17',
    'Attack, Court',
    hasAny(hasWits)
      ? translate('arReference.standard.attackCourt.textWithWits')
      : translate('arReference.standard.attackCourt.text'),
  ),
  createRow(
    'attack-ranged',
    'C-18',
    'Attack, Ranged',
    translate('arReference.standard.attackRanged.text'),
    OPPORTUNITY_TAG,
  ),
  createRow(
    'attack-rumor',
    'C-19',
    'Attack, Rumor',
    translate('arReference.standard.attackRumor.text'),
    OPPORTUNITY_TAG,
  ),
  createRow(
    'defend',
    'C-20',
    'Defend',
    options['ar.fortuneDie']
      ? translate('arReference.standard.defend.textWithFortuneDie')
      : translate('arReference.standard.defend.text'),
  ),
  createRow('recover', 'C-21', 'Recover', translate('arReference.standard.recover.text')),
  createRow(
    'charge',
    'C-22',
    'Charge',
    options['ar.chargeUsesMove']
      ? translate('arReference.standard.charge.textWithMove')
      : translate('arReference.standard.charge.text'),
    MOVING_TAG,
  ),
  createRow('ready', 'C-23', 'Ready', translate('arReference.standard.ready.text')),
  createRow('trick', 'C-24', 'Trick', translate('arReference.standard.trick.text')),
  createRow('stunt', 'C-25', 'Stunt', translate('arReference.standard.stunt.text'), OPPORTUNITY_TAG),
  createRow('assist', 'C-32', 'Assist', translate('arReference.standard.assist.text')),
  createRow('assessment', 'C-37', 'Assessment', translate('arReference.standard.assessment.text'), OPPORTUNITY_TAG),
];

export const listStuntRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow('afflict', 'C-26', 'Afflict', translate('arReference.stunts.afflict.text')),
  createRow('disarm', 'C-27', 'Disarm', translate('arReference.stunts.disarm.text')),
  createRow('grab', 'C-28', 'Grab', translate('arReference.stunts.grab.text')),
  createRow('pull', 'C-29', translate('arReference.stunts.pull.name'), translate('arReference.stunts.pull.text')),
  createRow('break', 'C-31', 'Break', translate('arReference.stunts.break.text')),
];

export const listAssistRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow('aid', 'C-33', 'Aid', translate('arReference.assists.aid.text')),
  createRow('coordinate', 'C-34', 'Coordinate', translate('arReference.assists.coordinate.text')),
  createRow('combine', 'C-35', 'Combine', translate('arReference.assists.combine.text')),
  createRow('distract', 'C-36', 'Distract', translate('arReference.assists.distract.text')),
  createRow('analyze', 'C-37', 'Analyze', translate('arReference.assists.analyze.text')),
  createRow('appraisal', 'C-37', 'Appraisal', translate('arReference.assists.appraisal.text')),
];

export const listMoveRows = (translate: Translate): readonly ReferenceRow[] => [
  createOpportunityNote(translate),
  createRow('walk', 'C-38', 'Walk', translate('arReference.moves.walk.text'), MOVING_TAG),
  createRow('run', 'C-39', 'Run', translate('arReference.moves.run.text'), MOVING_TAG),
  createRow('squeeze', 'C-40', 'Squeeze', translate('arReference.moves.squeeze.text'), MOVING_TAG),
  createRow('crawl', 'C-41', 'Crawl', translate('arReference.moves.crawl.text'), MOVING_TAG),
  createRow('stand', 'C-42', 'Stand', translate('arReference.moves.stand.text'), OPPORTUNITY_TAG),
  createRow('advance', 'C-43', 'Advance', translate('arReference.moves.advance.text')),
  createRow('withdraw', 'C-44', 'Withdraw', translate('arReference.moves.withdraw.text')),
  createRow('escape', 'C-45', 'Escape', translate('arReference.moves.escape.text'), MOVING_TAG),
  createRow(
    'retrieve',
    'C-46',
    translate('arReference.moves.retrieve.name'),
    translate('arReference.moves.retrieve.text'),
    OPPORTUNITY_TAG,
  ),
  createRow('aim', 'C-47', 'Aim', translate('arReference.moves.aim.text'), OPPORTUNITY_TAG),
  createRow('gambit', 'C-48', 'Gambit', translate('arReference.moves.gambit.text'), OPPORTUNITY_TAG),
  createRow('command', 'C-49', 'Command', translate('arReference.moves.command.text')),
  createRow('influence', 'C-50', 'Influence', translate('arReference.moves.influence.text'), OPPORTUNITY_TAG),
];

export const listQuickRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow('draw', 'C-51', translate('arReference.quick.draw.name'), translate('arReference.quick.draw.text')),
  createRow('pick-up', 'C-52', translate('arReference.quick.pickUp.name'), translate('arReference.quick.pickUp.text')),
  createRow('study', 'C-53', 'Study', translate('arReference.quick.study.text')),
  createRow('stance', 'C-54', 'Stance', translate('arReference.quick.stance.text')),
  createRow('switch', 'C-55', 'Switch', translate('arReference.quick.switch.text')),
];

export const listFreeRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow('talk', 'C-56', translate('arReference.free.talk.name'), translate('arReference.free.talk.text')),
  createRow('drop', 'C-57', translate('arReference.free.drop.name'), translate('arReference.free.drop.text')),
  createRow('ammo', 'C-58', translate('arReference.free.ammo.name'), translate('arReference.free.ammo.text')),
];

export const listVariableRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow('power-near', 'C-82', 'Power', translate('arReference.varies.powerNear.text')),
  createRow('power-far', 'C-82', 'Power', translate('arReference.varies.powerFar.text'), OPPORTUNITY_TAG),
  createRow('skill', 'C-83', translate('arReference.varies.skill.name'), translate('arReference.varies.skill.text')),
  createRow(
    'load',
    'C-84',
    translate('arReference.varies.load.name'),
    translate('arReference.varies.load.text'),
    OPPORTUNITY_TAG,
  ),
];
