/** What can be done with a turn, by type: C-16 to C-58, C-82 to C-84. */
import { say } from '../../../language/say.ts';
import type { ReferenceRow } from '../../reference.ts';
import { hasWits, MOVING, OA, oaNote, row, type Table } from './row.ts';

export const standard = ({ options, has }: Table): ReferenceRow[] => [
  oaNote(),
  row('attack-close', 'C-16', 'Attack, Close', say`Within reach. Unarmed against an armed target: OA.`),
  row(
    'attack-court',
    'C-17',
    'Attack, Court',
    say`Within conversation.${has(hasWits) ? say` Without ranks in Wits against a target with some: OA.` : ''}`,
  ),
  row('attack-ranged', 'C-18', 'Attack, Ranged', say`In range, not adjacent.`, OA),
  row('attack-rumor', 'C-19', 'Attack, Rumor', say`Beyond conversation, within communication.`, OA),
  row(
    'defend',
    'C-20',
    'Defend',
    say`Until your next turn roll your defense against each attack instead of passive 10.${options['ar.fortuneDie'] ? say` Roll the Fortune Die too.` : ''}`,
  ),
  row(
    'recover',
    'C-21',
    'Recover',
    say`+1 Stress. Remove your highest level of damage or fatigue, or check once more against something ongoing.`,
  ),
  row(
    'charge',
    'C-22',
    'Charge',
    say`Straight ahead at speed rank −1, then attack at −1 Disadvantage.${options['ar.chargeUsesMove'] ? say` Takes your Move too.` : ''}`,
    MOVING,
  ),
  row(
    'ready',
    'C-23',
    'Ready',
    say`Name an action (Standard, Move or Quick) and a trigger; take it as a Reaction before your next turn. No other Reaction until then; your place stays.`,
  ),
  row(
    'trick',
    'C-24',
    'Trick',
    say`Skill against the better of two, of different abilities in one group. Success: a lesser condition until the end of your next round.`,
  ),
  row(
    'stunt',
    'C-25',
    'Stunt',
    say`Attack at −1. On a hit, damage against Fortitude or Reflex (Combat), Will or Reflex (Conflict); win, and choose below instead of damage. Lose, and the target may stunt you as a Reaction.`,
    OA,
  ),
  row(
    'assist',
    'C-32',
    'Assist',
    say`Delay to your ally’s place, then a skill check, Easy: Advantage as in the table. Several add their degrees up.`,
  ),
  row(
    'assessment',
    'C-37',
    'Assessment',
    say`Insight, Investigation or Lore against passive Deception: Analyze or Appraise. The target may answer with a Move: Deception or Stealth, 1 degree less for each.`,
    OA,
  ),
];

export const stunts = (): readonly ReferenceRow[] => [
  row('afflict', 'C-26', 'Afflict', say`An affliction of your choice.`),
  row(
    'disarm',
    'C-27',
    'Disarm',
    say`It drops. Two hands free and in reach: catch it as a Free action; one: as a Quick, with a Reaction check, Moderate. Held in two hands: −2.`,
  ),
  row(
    'grab',
    'C-28',
    'Grab',
    say`Held, Restrained, Bound, one after the other. You are hindered and vulnerable, those limbs are busy; later turns may do the damage.`,
  ),
  row('pull', 'C-29', say`Pull, Push`, say`5 ft for each degree.`),
  row('break', 'C-31', 'Break', say`Damage to something worn or carried. If it is held: −2.`),
];

export const assists = (): readonly ReferenceRow[] => [
  row('aid', 'C-33', 'Aid', say`Attack check, Moderate: your ally’s attacks on that target until your next turn.`),
  row(
    'coordinate',
    'C-34',
    'Coordinate',
    say`Attack check against the target: effect rank of an ally’s attack with the same effect and resistance.`,
  ),
  row(
    'combine',
    'C-35',
    'Combine',
    say`Lore, Hard (your primary skill for the same source): effect rank of a power with the same effect.`,
  ),
  row(
    'distract',
    'C-36',
    'Distract',
    say`Attack check, Moderate: your ally’s defense against that target until your next turn.`,
  ),
  row(
    'analyze',
    'C-37',
    'Analyze',
    say`+1 to defense for each degree, up to +5, against attacks with one skill, to the end of the encounter.`,
  ),
  row(
    'appraisal',
    'C-37',
    'Appraisal',
    say`Attack and defense against yours, and what they rest on; one exact value for each further degree. Failed by 2 degrees, the GM may mislead.`,
  ),
];

export const moves = (): readonly ReferenceRow[] => [
  oaNote(),
  row('walk', 'C-38', 'Walk', say`Up to your speed rank; 0 is 30 ft.`, MOVING),
  row(
    'run',
    'C-39',
    'Run',
    say`Athletics, Moderate, free: speed rank +1 this round. Endurance, Moderate, or Fatigue; 1 degree more each round in a row.`,
    MOVING,
  ),
  row('squeeze', 'C-40', 'Squeeze', say`Through half your space at rank −1 (15 ft).`, MOVING),
  row('crawl', 'C-41', 'Crawl', say`Prone, at rank −3 (5 ft).`, MOVING),
  row('stand', 'C-42', 'Stand', say`Or free with Acrobatics, Hard, and then without OA.`, OA),
  row('advance', 'C-43', 'Advance', say`Rank −3 towards the nearest enemy; leaving a threatened square is safe.`),
  row('withdraw', 'C-44', 'Withdraw', say`The same, away from it.`),
  row(
    'escape',
    'C-45',
    'Escape',
    say`Might or Acrobatics against Might or Dexterity: the grab ends, move at rank −1; the grabber gets no OA.`,
    MOVING,
  ),
  row('retrieve', 'C-46', say`Retrieve, store`, say`What is stowed away or heavy.`, OA),
  row(
    'aim',
    'C-47',
    'Aim',
    say`+1 to your next attack on that target, again and again up to +5; another target loses it. You are vulnerable; keeping it up is a Free action.`,
    OA,
  ),
  row(
    'gambit',
    'C-48',
    'Gambit',
    say`A skill, Moderate, or passive Reaction or Guile if threatened: the table, for you or an ally until the end of that one’s next turn. Move as well at rank −1 for −1, at full rank for −2.`,
    OA,
  ),
  row('command', 'C-49', 'Command', say`One order; another group is another Move.`),
  row(
    'influence',
    'C-50',
    'Influence',
    say`Interaction, opposed: the table. Or turn the talk: 3 degrees, dislike of you is ignored; 5, a liking for the subject helps.`,
    OA,
  ),
];

export const quick = (): readonly ReferenceRow[] => [
  row('draw', 'C-51', say`Draw, sheathe`, say`What is in easy reach.`),
  row('pick-up', 'C-52', say`Pick up, handle`, say`An item, a lever, a door.`),
  row('study', 'C-53', 'Study', say`A skill, opposed: learn something.`),
  row(
    'stance',
    'C-54',
    'Stance',
    say`Before an attack: −1 to −5 on attacks, defenses or effect ranks, the same as a bonus on another, until your next turn. The loss must matter.`,
  ),
  row('switch', 'C-55', 'Switch', say`To another Alternate Effect.`),
];

export const free = (): readonly ReferenceRow[] => [
  row('talk', 'C-56', say`Talk`, say`Also in another’s turn.`),
  row('drop', 'C-57', say`Drop`, say`Prone, or an item; to hit somebody with it is an attack.`),
  row('ammo', 'C-58', say`Ammunition`, say`Draw or store it.`),
];

export const varies = (): readonly ReferenceRow[] => [
  row('power-near', 'C-82', 'Power', say`Personal, Close, Court.`),
  row('power-far', 'C-82', 'Power', say`Ranged, Gossip.`, OA),
  row('skill', 'C-83', say`Skill, tool`, say`Type and OA as the GM says.`),
  row('load', 'C-84', say`Load`, say`A complex weapon; type as the GM says.`, OA),
];
