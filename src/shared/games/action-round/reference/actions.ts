import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { hasWits, MOVING, OA, oaNote, row, type Table } from './row.ts';

export const standard = (t: Translate, { options, has }: Table): ReferenceRow[] => [
  oaNote(t),
  row('attack-close', 'C-16', 'Attack, Close', t('arReference.standard.attackClose.text')),
  row(
    'attack-court',
    'C-17',
    'Attack, Court',
    has(hasWits) ? t('arReference.standard.attackCourt.textWithWits') : t('arReference.standard.attackCourt.text'),
  ),
  row('attack-ranged', 'C-18', 'Attack, Ranged', t('arReference.standard.attackRanged.text'), OA),
  row('attack-rumor', 'C-19', 'Attack, Rumor', t('arReference.standard.attackRumor.text'), OA),
  row(
    'defend',
    'C-20',
    'Defend',
    options['ar.fortuneDie']
      ? t('arReference.standard.defend.textWithFortuneDie')
      : t('arReference.standard.defend.text'),
  ),
  row('recover', 'C-21', 'Recover', t('arReference.standard.recover.text')),
  row(
    'charge',
    'C-22',
    'Charge',
    options['ar.chargeUsesMove']
      ? t('arReference.standard.charge.textWithMove')
      : t('arReference.standard.charge.text'),
    MOVING,
  ),
  row('ready', 'C-23', 'Ready', t('arReference.standard.ready.text')),
  row('trick', 'C-24', 'Trick', t('arReference.standard.trick.text')),
  row('stunt', 'C-25', 'Stunt', t('arReference.standard.stunt.text'), OA),
  row('assist', 'C-32', 'Assist', t('arReference.standard.assist.text')),
  row('assessment', 'C-37', 'Assessment', t('arReference.standard.assessment.text'), OA),
];

export const stunts = (t: Translate): readonly ReferenceRow[] => [
  row('afflict', 'C-26', 'Afflict', t('arReference.stunts.afflict.text')),
  row('disarm', 'C-27', 'Disarm', t('arReference.stunts.disarm.text')),
  row('grab', 'C-28', 'Grab', t('arReference.stunts.grab.text')),
  row('pull', 'C-29', t('arReference.stunts.pull.name'), t('arReference.stunts.pull.text')),
  row('break', 'C-31', 'Break', t('arReference.stunts.break.text')),
];

export const assists = (t: Translate): readonly ReferenceRow[] => [
  row('aid', 'C-33', 'Aid', t('arReference.assists.aid.text')),
  row('coordinate', 'C-34', 'Coordinate', t('arReference.assists.coordinate.text')),
  row('combine', 'C-35', 'Combine', t('arReference.assists.combine.text')),
  row('distract', 'C-36', 'Distract', t('arReference.assists.distract.text')),
  row('analyze', 'C-37', 'Analyze', t('arReference.assists.analyze.text')),
  row('appraisal', 'C-37', 'Appraisal', t('arReference.assists.appraisal.text')),
];

export const moves = (t: Translate): readonly ReferenceRow[] => [
  oaNote(t),
  row('walk', 'C-38', 'Walk', t('arReference.moves.walk.text'), MOVING),
  row('run', 'C-39', 'Run', t('arReference.moves.run.text'), MOVING),
  row('squeeze', 'C-40', 'Squeeze', t('arReference.moves.squeeze.text'), MOVING),
  row('crawl', 'C-41', 'Crawl', t('arReference.moves.crawl.text'), MOVING),
  row('stand', 'C-42', 'Stand', t('arReference.moves.stand.text'), OA),
  row('advance', 'C-43', 'Advance', t('arReference.moves.advance.text')),
  row('withdraw', 'C-44', 'Withdraw', t('arReference.moves.withdraw.text')),
  row('escape', 'C-45', 'Escape', t('arReference.moves.escape.text'), MOVING),
  row('retrieve', 'C-46', t('arReference.moves.retrieve.name'), t('arReference.moves.retrieve.text'), OA),
  row('aim', 'C-47', 'Aim', t('arReference.moves.aim.text'), OA),
  row('gambit', 'C-48', 'Gambit', t('arReference.moves.gambit.text'), OA),
  row('command', 'C-49', 'Command', t('arReference.moves.command.text')),
  row('influence', 'C-50', 'Influence', t('arReference.moves.influence.text'), OA),
];

export const quick = (t: Translate): readonly ReferenceRow[] => [
  row('draw', 'C-51', t('arReference.quick.draw.name'), t('arReference.quick.draw.text')),
  row('pick-up', 'C-52', t('arReference.quick.pickUp.name'), t('arReference.quick.pickUp.text')),
  row('study', 'C-53', 'Study', t('arReference.quick.study.text')),
  row('stance', 'C-54', 'Stance', t('arReference.quick.stance.text')),
  row('switch', 'C-55', 'Switch', t('arReference.quick.switch.text')),
];

export const free = (t: Translate): readonly ReferenceRow[] => [
  row('talk', 'C-56', t('arReference.free.talk.name'), t('arReference.free.talk.text')),
  row('drop', 'C-57', t('arReference.free.drop.name'), t('arReference.free.drop.text')),
  row('ammo', 'C-58', t('arReference.free.ammo.name'), t('arReference.free.ammo.text')),
];

export const varies = (t: Translate): readonly ReferenceRow[] => [
  row('power-near', 'C-82', 'Power', t('arReference.varies.powerNear.text')),
  row('power-far', 'C-82', 'Power', t('arReference.varies.powerFar.text'), OA),
  row('skill', 'C-83', t('arReference.varies.skill.name'), t('arReference.varies.skill.text')),
  row('load', 'C-84', t('arReference.varies.load.name'), t('arReference.varies.load.text'), OA),
];
