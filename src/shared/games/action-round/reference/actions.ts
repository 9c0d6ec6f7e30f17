/** What can be done with a turn, by type: C-16 to C-58, C-82 to C-84. */
import { t } from '../../../i18n/phrases.ts';
import type { ReferenceRow } from '../../../rules/reference.ts';
import { hasWits, MOVING, OA, oaNote, row, type Table } from './row.ts';

export const standard = ({ options, has }: Table): ReferenceRow[] => [
  oaNote(),
  row('attack-close', 'C-16', 'Attack, Close', t`Within reach. Unarmed against an armed target: OA.`),
  row(
    'attack-court',
    'C-17',
    'Attack, Court',
    t`Within conversation.${has(hasWits) ? t` Without ranks in Wits against a target with some: OA.` : ''}`,
  ),
  row('attack-ranged', 'C-18', 'Attack, Ranged', t`In range, not adjacent.`, OA),
  row('attack-rumor', 'C-19', 'Attack, Rumor', t`Beyond conversation, within communication.`, OA),
  row(
    'defend',
    'C-20',
    'Defend',
    t`Until your next turn roll your defense against each attack instead of passive 10.${options['ar.fortuneDie'] ? t` Roll the Fortune Die too.` : ''}`,
  ),
  row(
    'recover',
    'C-21',
    'Recover',
    t`+1 Stress. Remove your highest level of damage or fatigue, or check once more against something ongoing.`,
  ),
  row(
    'charge',
    'C-22',
    'Charge',
    t`Straight ahead at speed rank −1, then attack at −1 Disadvantage.${options['ar.chargeUsesMove'] ? t` Takes your Move too.` : ''}`,
    MOVING,
  ),
  row(
    'ready',
    'C-23',
    'Ready',
    t`Name an action (Standard, Move or Quick) and a trigger; take it as a Reaction before your next turn. No other Reaction until then; your place stays.`,
  ),
  row(
    'trick',
    'C-24',
    'Trick',
    t`Skill against the better of two, of different abilities in one group. Success: a lesser condition until the end of your next round.`,
  ),
  row(
    'stunt',
    'C-25',
    'Stunt',
    t`Attack at −1. On a hit, damage against Fortitude or Reflex (Combat), Will or Reflex (Conflict); win, and choose below instead of damage. Lose, and the target may stunt you as a Reaction.`,
    OA,
  ),
  row(
    'assist',
    'C-32',
    'Assist',
    t`Delay to your ally’s place, then a skill check, Easy: Advantage as in the table. Several add their degrees up.`,
  ),
  row(
    'assessment',
    'C-37',
    'Assessment',
    t`Insight, Investigation or Lore against passive Deception: Analyze or Appraise. The target may answer with a Move: Deception or Stealth, 1 degree less for each.`,
    OA,
  ),
];

export const stunts = (): readonly ReferenceRow[] => [
  row('afflict', 'C-26', 'Afflict', t`An affliction of your choice.`),
  row(
    'disarm',
    'C-27',
    'Disarm',
    t`It drops. Two hands free and in reach: catch it as a Free action; one: as a Quick, with a Reaction check, Moderate. Held in two hands: −2.`,
  ),
  row(
    'grab',
    'C-28',
    'Grab',
    t`Held, Restrained, Bound, one after the other. You are hindered and vulnerable, those limbs are busy; later turns may do the damage.`,
  ),
  row('pull', 'C-29', t`Pull, Push`, t`5 ft for each degree.`),
  row('break', 'C-31', 'Break', t`Damage to something worn or carried. If it is held: −2.`),
];

export const assists = (): readonly ReferenceRow[] => [
  row('aid', 'C-33', 'Aid', t`Attack check, Moderate: your ally’s attacks on that target until your next turn.`),
  row(
    'coordinate',
    'C-34',
    'Coordinate',
    t`Attack check against the target: effect rank of an ally’s attack with the same effect and resistance.`,
  ),
  row(
    'combine',
    'C-35',
    'Combine',
    t`Lore, Hard (your primary skill for the same source): effect rank of a power with the same effect.`,
  ),
  row(
    'distract',
    'C-36',
    'Distract',
    t`Attack check, Moderate: your ally’s defense against that target until your next turn.`,
  ),
  row(
    'analyze',
    'C-37',
    'Analyze',
    t`+1 to defense for each degree, up to +5, against attacks with one skill, to the end of the encounter.`,
  ),
  row(
    'appraisal',
    'C-37',
    'Appraisal',
    t`Attack and defense against yours, and what they rest on; one exact value for each further degree. Failed by 2 degrees, the GM may mislead.`,
  ),
];

export const moves = (): readonly ReferenceRow[] => [
  oaNote(),
  row('walk', 'C-38', 'Walk', t`Up to your speed rank; 0 is 30 ft.`, MOVING),
  row(
    'run',
    'C-39',
    'Run',
    t`Athletics, Moderate, free: speed rank +1 this round. Endurance, Moderate, or Fatigue; 1 degree more each round in a row.`,
    MOVING,
  ),
  row('squeeze', 'C-40', 'Squeeze', t`Through half your space at rank −1 (15 ft).`, MOVING),
  row('crawl', 'C-41', 'Crawl', t`Prone, at rank −3 (5 ft).`, MOVING),
  row('stand', 'C-42', 'Stand', t`Or free with Acrobatics, Hard, and then without OA.`, OA),
  row('advance', 'C-43', 'Advance', t`Rank −3 towards the nearest enemy; leaving a threatened square is safe.`),
  row('withdraw', 'C-44', 'Withdraw', t`The same, away from it.`),
  row(
    'escape',
    'C-45',
    'Escape',
    t`Might or Acrobatics against Might or Dexterity: the grab ends, move at rank −1; the grabber gets no OA.`,
    MOVING,
  ),
  row('retrieve', 'C-46', t`Retrieve, store`, t`What is stowed away or heavy.`, OA),
  row(
    'aim',
    'C-47',
    'Aim',
    t`+1 to your next attack on that target, again and again up to +5; another target loses it. You are vulnerable; keeping it up is a Free action.`,
    OA,
  ),
  row(
    'gambit',
    'C-48',
    'Gambit',
    t`A skill, Moderate, or passive Reaction or Guile if threatened: the table, for you or an ally until the end of that one’s next turn. Move as well at rank −1 for −1, at full rank for −2.`,
    OA,
  ),
  row('command', 'C-49', 'Command', t`One order; another group is another Move.`),
  row(
    'influence',
    'C-50',
    'Influence',
    t`Interaction, opposed: the table. Or turn the talk: 3 degrees, dislike of you is ignored; 5, a liking for the subject helps.`,
    OA,
  ),
];

export const quick = (): readonly ReferenceRow[] => [
  row('draw', 'C-51', t`Draw, sheathe`, t`What is in easy reach.`),
  row('pick-up', 'C-52', t`Pick up, handle`, t`An item, a lever, a door.`),
  row('study', 'C-53', 'Study', t`A skill, opposed: learn something.`),
  row(
    'stance',
    'C-54',
    'Stance',
    t`Before an attack: −1 to −5 on attacks, defenses or effect ranks, the same as a bonus on another, until your next turn. The loss must matter.`,
  ),
  row('switch', 'C-55', 'Switch', t`To another Alternate Effect.`),
];

export const free = (): readonly ReferenceRow[] => [
  row('talk', 'C-56', t`Talk`, t`Also in another’s turn.`),
  row('drop', 'C-57', t`Drop`, t`Prone, or an item; to hit somebody with it is an attack.`),
  row('ammo', 'C-58', t`Ammunition`, t`Draw or store it.`),
];

export const varies = (): readonly ReferenceRow[] => [
  row('power-near', 'C-82', 'Power', t`Personal, Close, Court.`),
  row('power-far', 'C-82', 'Power', t`Ranged, Gossip.`, OA),
  row('skill', 'C-83', t`Skill, tool`, t`Type and OA as the GM says.`),
  row('load', 'C-84', t`Load`, t`A complex weapon; type as the GM says.`, OA),
];
