/** Offers as buttons: what each does, short, without its model. */
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-rules.ts';
import type { OfferGroup } from '../../../../play/table/offer-text.ts';
import { short } from '../../../../text/short.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { UNNAMED_ABILITY } from '../card.ts';
import { QUEST_TYPES } from '../field/marker-kinds.ts';
import { firstDuty } from '../gates.ts';
import { cardOf } from '../models.ts';
import { SCENARIOS, type SuEncounter } from '../state.ts';
import { effectWord, type Fields, shown, who, word } from './shown.ts';
import { diceOf, inchesOf } from './small-words.ts';
import { fieldName } from './turn-lines.ts';

type Label = (translate: Translate, encounter: SuEncounter, event: Fields, name: NameOf) => string;

/** As much of a name as a button has room for. */
const brief = (value: unknown, name: NameOf): string => short(who(value, name), 18);

/** How it moves where there is more than one way. */
const moving =
  (key: 'suActions.move' | 'suActions.run' | 'suActions.charge'): Label =>
  (translate, encounter, { model, by }) => {
    const ways = encounter.figures.has(shown(model)) ? cardOf(encounter, shown(model)).moves.size : 1;
    return ways > 1 ? `${translate(key)}: ${word(by)}` : translate(key);
  };

const roll: Label = (translate, { state }) => {
  const [first] = state.due;
  switch (first?.due) {
    case 'attack':
      return translate('suActions.rollAttack', { dice: diceOf(translate, first.dice), attack: short(first.name, 16) });
    case 'ko-roll':
    case 'slam':
    case 'fall':
    case 'hazard':
      return translate(`suActions.rolls.${first.due}`, { dice: diceOf(translate, first.dice) });
    case 'plasma':
      return translate('suActions.rolls.plasma', { dice: diceOf(translate, 1) });
    case 'vulnerability':
      return translate('suActions.rolls.vulnerability', { dice: diceOf(translate, 2) });
    default:
      return translate('suActions.rollDice', { dice: diceOf(translate, 1) });
  }
};

const recovering: Label = (translate, _encounter, { what }) => {
  if (what === 'ko') return translate('suActions.wakeUp');
  if (what === 'hp') return translate('suActions.recoverHp');
  return translate('suActions.recoverFrom', { effect: effectWord(what) });
};

const reacting: Label = (translate, _encounter, { reaction, ally }, name) => {
  switch (reaction) {
    case 'fallen-ally':
      return translate('suActions.fallenAlly', { ally: brief(ally, name) });
    case 'block':
    case 'teleport':
    case 'other':
      return translate(`suActions.reactions.${reaction}`);
    default:
      return word(reaction);
  }
};

/** The faces of the die that say so: ` (3–4)` */
function pairText(list: readonly string[], value: unknown): string {
  const at = list.indexOf(shown(value));
  return at < 0 ? '' : ` (${2 * at + 1}–${2 * at + 2})`;
}

function characterName(encounter: SuEncounter, id: unknown): string {
  const card = encounter.characters.of(shown(id));
  return short(shown((card === undefined || card === 'illegal' ? undefined : card.name) || id), 14);
}

const quest: Label = (_translate, _encounter, { marker, type }, name) =>
  `${brief(marker, name)}: ${word(type)}${pairText(QUEST_TYPES, type)}`;

const LABELS: Readonly<Record<string, Label>> = {
  'terrain-roll': (translate) => translate('suActions.terrainRoll'),
  deployment: (translate, _encounter, { type }) =>
    translate(type === 'zones' ? 'suActions.deployEven' : 'suActions.deployOdd', { type: word(type) }),
  scenario: (translate, _encounter, { scenario }) =>
    translate('suActions.playScenario', { scenario: word(scenario), faces: pairText(SCENARIOS, scenario) }),
  'marker-roll': (translate) => translate('suActions.firstMarker'),
  quest,
  subplots: (translate) => translate('suActions.chooseSubplots'),
  'plasma-roll': (translate) => translate('suActions.plasmaRoll'),
  wits: (translate) => translate('suActions.battleOfWits'),
  'turn-order': (translate, _encounter, { order }, name) =>
    translate('suActions.goesFirst', { side: brief(Array.isArray(order) ? order[0] : undefined, name) }),
  deploy: (translate) => translate('suActions.deploy'),
  start: (translate) => translate('suActions.beginGame'),
  choose: (translate, _encounter, { returns }) =>
    translate(returns === undefined ? 'suActions.choose' : 'suActions.comeBack'),
  pass: (translate) => translate('suActions.pass'),
  recover: recovering,
  activate: (translate) => translate('suActions.beginActivation'),
  'end-activation': (translate) => translate('suActions.endActivation'),
  hold: (translate) => translate('suActions.holdInitiative'),
  'end-turn': (translate) => translate('suActions.endTurn'),
  'end-game': (translate) => translate('suActions.endGame'),
  'called-shot': (_, { options }) => options['su.calledShotLabel'],
  move: moving('suActions.move'),
  run: moving('suActions.run'),
  charge: moving('suActions.charge'),
  'climb-high': (translate) => translate('suActions.climbHigh'),
  attack: (translate, _encounter, { attack, charge }) =>
    translate(charge === true ? 'suActions.attackAfterCharge' : 'suActions.attackWith', {
      attack: short(shown(attack), 19),
    }),
  manipulate: (translate, _encounter, { marker }, name) =>
    marker === undefined
      ? translate('suActions.manipulate')
      : translate('suActions.tryMarker', { marker: brief(marker, name) }),
  ability: (translate, _encounter, { what }) =>
    what === UNNAMED_ABILITY
      ? translate('suActions.useOtherAbility')
      : translate('suActions.useAbility', { ability: short(shown(what), 26) }),
  react: reacting,
  roll,
  knockback: (translate, _encounter, { distance }) =>
    translate('suActions.knockedBack', { inches: inchesOf(translate, Number(distance)) }),
  collapse: (translate) => translate('suActions.comesDown'),
  'end-control': (translate) => translate('suActions.endControl'),
  'end-recovery': (translate) => translate('suActions.endRecovery'),
  gimmick: (translate, _encounter, { gimmick }) => translate('suActions.playGimmick', { gimmick: word(gimmick) }),
  inflict: (translate, _encounter, { effect }) => translate('suActions.inflict', { effect: word(effect) }),
  'trait-roll': (translate, _encounter, { trait }) => translate('suActions.traitRoll', { trait: word(trait) }),
  claim: (translate, _encounter, { marker }, name) => translate('suActions.whoIsAt', { marker: brief(marker, name) }),
  thing: (translate, _encounter, { thing }) =>
    translate('suActions.newThing', { thing: word((thing as Fields | undefined)?.kind) }),
  summon: (translate, encounter, { character, side }, name) =>
    translate('suActions.summon', {
      character: characterName(encounter, character),
      side: short(who(side, name), 12),
    }),
  dismiss: (translate) => translate('suActions.dismiss'),
  adjust: (translate, _encounter, { field }) => translate('suActions.setField', { field: fieldName(translate, field) }),
};

export const label = (
  translate: Translate,
  encounter: SuEncounter,
  event: Candidate,
  name: NameOf,
): string | undefined =>
  Object.hasOwn(LABELS, event.kind) ? LABELS[event.kind]?.(translate, encounter, event, name) : undefined;

/** Where the button stands, for kinds that are not always at one place. */
export function group(encounter: SuEncounter, { kind }: Candidate): OfferGroup | undefined {
  if (encounter.state.phase === 'setup') return ['thing', 'summon', 'adjust'].includes(kind) ? 'table' : 'turn';
  if (kind === 'end-control') return 'turn';
  if (kind === 'claim' && encounter.state.phase === 'turn-end') return 'act';
  if (kind === 'recover')
    return firstDuty(encounter, 'recovery') || encounter.state.phase === 'recovery' ? 'answer' : 'act';
  return undefined;
}
