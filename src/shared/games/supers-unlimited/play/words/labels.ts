/** Offers as buttons: what each does, short, without its model. */
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-spec.ts';
import type { OfferGroup } from '../../../../play/table/offer-text.ts';
import { short } from '../../../../text/short.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { UNNAMED_ABILITY } from '../card.ts';
import { QUEST_TYPES } from '../field/marker-kinds.ts';
import { firstDuty } from '../gates.ts';
import { cardOf } from '../models.ts';
import { SCENARIOS, type SuPlay } from '../state.ts';
import { effectWord, type Fields, shown, who, word } from './shown.ts';
import { diceOf, inchesOf } from './small-words.ts';
import { fieldName } from './turn-lines.ts';

type Label = (t: Translate, play: SuPlay, event: Fields, name: NameOf) => string;

/** As much of a name as a button has room for. */
const brief = (value: unknown, name: NameOf): string => short(who(value, name), 18);

/** How it moves where there is more than one way. */
const moving =
  (key: 'suActions.move' | 'suActions.run' | 'suActions.charge'): Label =>
  (t, play, { model, by }) => {
    const ways = play.figures.has(shown(model)) ? cardOf(play, shown(model)).moves.size : 1;
    return ways > 1 ? `${t(key)}: ${word(by)}` : t(key);
  };

const roll: Label = (t, { state }) => {
  const [first] = state.due;
  switch (first?.due) {
    case 'attack':
      return t('suActions.rollAttack', { dice: diceOf(t, first.dice), attack: short(first.name, 16) });
    case 'ko-roll':
    case 'slam':
    case 'fall':
    case 'hazard':
      return t(`suActions.rolls.${first.due}`, { dice: diceOf(t, first.dice) });
    case 'plasma':
      return t('suActions.rolls.plasma', { dice: diceOf(t, 1) });
    case 'vulnerability':
      return t('suActions.rolls.vulnerability', { dice: diceOf(t, 2) });
    default:
      return t('suActions.rollDice', { dice: diceOf(t, 1) });
  }
};

const recovering: Label = (t, _, { what }) => {
  if (what === 'ko') return t('suActions.wakeUp');
  if (what === 'hp') return t('suActions.recoverHp');
  return t('suActions.recoverFrom', { effect: effectWord(what) });
};

const reacting: Label = (t, _, { reaction, ally }, name) => {
  switch (reaction) {
    case 'fallen-ally':
      return t('suActions.fallenAlly', { ally: brief(ally, name) });
    case 'block':
    case 'teleport':
    case 'other':
      return t(`suActions.reactions.${reaction}`);
    default:
      return word(reaction);
  }
};

/** The faces of the die that say so: ` (3–4)` */
function pairText(list: readonly string[], value: unknown): string {
  const at = list.indexOf(shown(value));
  return at < 0 ? '' : ` (${2 * at + 1}–${2 * at + 2})`;
}

function characterName(play: SuPlay, id: unknown): string {
  const card = play.characters.of(shown(id));
  return short(shown((card === undefined || card === 'illegal' ? undefined : card.name) || id), 14);
}

const quest: Label = (_t, _, { marker, type }, name) =>
  `${brief(marker, name)}: ${word(type)}${pairText(QUEST_TYPES, type)}`;

const LABELS: Readonly<Record<string, Label>> = {
  'terrain-roll': (t) => t('suActions.terrainRoll'),
  deployment: (t, _, { type }) =>
    t(type === 'zones' ? 'suActions.deployEven' : 'suActions.deployOdd', { type: word(type) }),
  scenario: (t, _, { scenario }) =>
    t('suActions.playScenario', { scenario: word(scenario), faces: pairText(SCENARIOS, scenario) }),
  'marker-roll': (t) => t('suActions.firstMarker'),
  quest,
  subplots: (t) => t('suActions.chooseSubplots'),
  'plasma-roll': (t) => t('suActions.plasmaRoll'),
  wits: (t) => t('suActions.battleOfWits'),
  'turn-order': (t, _, { order }, name) =>
    t('suActions.goesFirst', { side: brief(Array.isArray(order) ? order[0] : undefined, name) }),
  deploy: (t) => t('suActions.deploy'),
  start: (t) => t('suActions.beginGame'),
  choose: (t, _, { returns }) => t(returns === undefined ? 'suActions.choose' : 'suActions.comeBack'),
  pass: (t) => t('suActions.pass'),
  recover: recovering,
  activate: (t) => t('suActions.beginActivation'),
  'end-activation': (t) => t('suActions.endActivation'),
  hold: (t) => t('suActions.holdInitiative'),
  'end-turn': (t) => t('suActions.endTurn'),
  'end-game': (t) => t('suActions.endGame'),
  'called-shot': (_, { options }) => options['su.calledShotLabel'],
  move: moving('suActions.move'),
  run: moving('suActions.run'),
  charge: moving('suActions.charge'),
  'climb-high': (t) => t('suActions.climbHigh'),
  attack: (t, _, { attack, charge }) =>
    t(charge === true ? 'suActions.attackAfterCharge' : 'suActions.attackWith', {
      attack: short(shown(attack), 19),
    }),
  manipulate: (t, _, { marker }, name) =>
    marker === undefined ? t('suActions.manipulate') : t('suActions.tryMarker', { marker: brief(marker, name) }),
  ability: (t, _, { what }) =>
    what === UNNAMED_ABILITY
      ? t('suActions.useOtherAbility')
      : t('suActions.useAbility', { ability: short(shown(what), 26) }),
  react: reacting,
  roll,
  knockback: (t, _, { distance }) => t('suActions.knockedBack', { inches: inchesOf(t, Number(distance)) }),
  collapse: (t) => t('suActions.comesDown'),
  'end-control': (t) => t('suActions.endControl'),
  'end-recovery': (t) => t('suActions.endRecovery'),
  gimmick: (t, _, { gimmick }) => t('suActions.playGimmick', { gimmick: word(gimmick) }),
  inflict: (t, _, { effect }) => t('suActions.inflict', { effect: word(effect) }),
  'trait-roll': (t, _, { trait }) => t('suActions.traitRoll', { trait: word(trait) }),
  claim: (t, _, { marker }, name) => t('suActions.whoIsAt', { marker: brief(marker, name) }),
  thing: (t, _, { thing }) => t('suActions.newThing', { thing: word((thing as Fields | undefined)?.kind) }),
  summon: (t, play, { character, side }, name) =>
    t('suActions.summon', {
      character: characterName(play, character),
      side: short(who(side, name), 12),
    }),
  dismiss: (t) => t('suActions.dismiss'),
  adjust: (t, _, { field }) => t('suActions.setField', { field: fieldName(t, field) }),
};

export const label = (t: Translate, play: SuPlay, event: Candidate, name: NameOf): string | undefined =>
  Object.hasOwn(LABELS, event.kind) ? LABELS[event.kind]?.(t, play, event, name) : undefined;

/** Where the button stands, for kinds that are not always at one place. */
export function group(play: SuPlay, { kind }: Candidate): OfferGroup | undefined {
  if (play.state.phase === 'setup') return ['thing', 'summon', 'adjust'].includes(kind) ? 'table' : 'turn';
  if (kind === 'end-control') return 'turn';
  if (kind === 'claim' && play.state.phase === 'turn-end') return 'act';
  if (kind === 'recover') return firstDuty(play, 'recovery') || play.state.phase === 'recovery' ? 'answer' : 'act';
  return undefined;
}
