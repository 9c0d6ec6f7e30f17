import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { hasWits, MOVING, OA, oaNote, row, type Table } from './row.ts';

export const standard = (translate: Translate, { options, has }: Table): ReferenceRow[] => [
  oaNote(translate),
  row('attack-close', 'C-16', 'Attack, Close', translate('arReference.standard.attackClose.text')),
  row(
    'attack-court',
    'C-17',
    'Attack, Court',
    has(hasWits)
      ? translate('arReference.standard.attackCourt.textWithWits')
      : translate('arReference.standard.attackCourt.text'),
  ),
  row('attack-ranged', 'C-18', 'Attack, Ranged', translate('arReference.standard.attackRanged.text'), OA),
  row('attack-rumor', 'C-19', 'Attack, Rumor', translate('arReference.standard.attackRumor.text'), OA),
  row(
    'defend',
    'C-20',
    'Defend',
    options['ar.fortuneDie']
      ? translate('arReference.standard.defend.textWithFortuneDie')
      : translate('arReference.standard.defend.text'),
  ),
  row('recover', 'C-21', 'Recover', translate('arReference.standard.recover.text')),
  row(
    'charge',
    'C-22',
    'Charge',
    options['ar.chargeUsesMove']
      ? translate('arReference.standard.charge.textWithMove')
      : translate('arReference.standard.charge.text'),
    MOVING,
  ),
  row('ready', 'C-23', 'Ready', translate('arReference.standard.ready.text')),
  row('trick', 'C-24', 'Trick', translate('arReference.standard.trick.text')),
  row('stunt', 'C-25', 'Stunt', translate('arReference.standard.stunt.text'), OA),
  row('assist', 'C-32', 'Assist', translate('arReference.standard.assist.text')),
  row('assessment', 'C-37', 'Assessment', translate('arReference.standard.assessment.text'), OA),
];

export const stunts = (translate: Translate): readonly ReferenceRow[] => [
  row('afflict', 'C-26', 'Afflict', translate('arReference.stunts.afflict.text')),
  row('disarm', 'C-27', 'Disarm', translate('arReference.stunts.disarm.text')),
  row('grab', 'C-28', 'Grab', translate('arReference.stunts.grab.text')),
  row('pull', 'C-29', translate('arReference.stunts.pull.name'), translate('arReference.stunts.pull.text')),
  row('break', 'C-31', 'Break', translate('arReference.stunts.break.text')),
];

export const assists = (translate: Translate): readonly ReferenceRow[] => [
  row('aid', 'C-33', 'Aid', translate('arReference.assists.aid.text')),
  row('coordinate', 'C-34', 'Coordinate', translate('arReference.assists.coordinate.text')),
  row('combine', 'C-35', 'Combine', translate('arReference.assists.combine.text')),
  row('distract', 'C-36', 'Distract', translate('arReference.assists.distract.text')),
  row('analyze', 'C-37', 'Analyze', translate('arReference.assists.analyze.text')),
  row('appraisal', 'C-37', 'Appraisal', translate('arReference.assists.appraisal.text')),
];

export const moves = (translate: Translate): readonly ReferenceRow[] => [
  oaNote(translate),
  row('walk', 'C-38', 'Walk', translate('arReference.moves.walk.text'), MOVING),
  row('run', 'C-39', 'Run', translate('arReference.moves.run.text'), MOVING),
  row('squeeze', 'C-40', 'Squeeze', translate('arReference.moves.squeeze.text'), MOVING),
  row('crawl', 'C-41', 'Crawl', translate('arReference.moves.crawl.text'), MOVING),
  row('stand', 'C-42', 'Stand', translate('arReference.moves.stand.text'), OA),
  row('advance', 'C-43', 'Advance', translate('arReference.moves.advance.text')),
  row('withdraw', 'C-44', 'Withdraw', translate('arReference.moves.withdraw.text')),
  row('escape', 'C-45', 'Escape', translate('arReference.moves.escape.text'), MOVING),
  row(
    'retrieve',
    'C-46',
    translate('arReference.moves.retrieve.name'),
    translate('arReference.moves.retrieve.text'),
    OA,
  ),
  row('aim', 'C-47', 'Aim', translate('arReference.moves.aim.text'), OA),
  row('gambit', 'C-48', 'Gambit', translate('arReference.moves.gambit.text'), OA),
  row('command', 'C-49', 'Command', translate('arReference.moves.command.text')),
  row('influence', 'C-50', 'Influence', translate('arReference.moves.influence.text'), OA),
];

export const quick = (translate: Translate): readonly ReferenceRow[] => [
  row('draw', 'C-51', translate('arReference.quick.draw.name'), translate('arReference.quick.draw.text')),
  row('pick-up', 'C-52', translate('arReference.quick.pickUp.name'), translate('arReference.quick.pickUp.text')),
  row('study', 'C-53', 'Study', translate('arReference.quick.study.text')),
  row('stance', 'C-54', 'Stance', translate('arReference.quick.stance.text')),
  row('switch', 'C-55', 'Switch', translate('arReference.quick.switch.text')),
];

export const free = (translate: Translate): readonly ReferenceRow[] => [
  row('talk', 'C-56', translate('arReference.free.talk.name'), translate('arReference.free.talk.text')),
  row('drop', 'C-57', translate('arReference.free.drop.name'), translate('arReference.free.drop.text')),
  row('ammo', 'C-58', translate('arReference.free.ammo.name'), translate('arReference.free.ammo.text')),
];

export const varies = (translate: Translate): readonly ReferenceRow[] => [
  row('power-near', 'C-82', 'Power', translate('arReference.varies.powerNear.text')),
  row('power-far', 'C-82', 'Power', translate('arReference.varies.powerFar.text'), OA),
  row('skill', 'C-83', translate('arReference.varies.skill.name'), translate('arReference.varies.skill.text')),
  row('load', 'C-84', translate('arReference.varies.load.name'), translate('arReference.varies.load.text'), OA),
];
