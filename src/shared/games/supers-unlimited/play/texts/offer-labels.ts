/** Creates the labels of the buttons for offers. Labels don't name the model. Names are truncated to a number of characters that fits. */
import type { GetName } from '../../../../play/model-names.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { OfferGroup } from '../../../../play/play-screen/offer-text.ts';
import { truncate } from '../../../../text/truncate.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { normalizeWord } from '../../check/character-context.ts';
import { formatAttackParts } from '../../derive/notation.ts';
import type { Attack } from '../../documents/schema.ts';
import type { ActionTrait } from '../../facts.ts';
import { QUEST_TYPES } from '../battlefield/objective-types.ts';
import { getFirstDuty } from '../event-preconditions.ts';
import { canTagIn } from '../gimmicks/gimmick-event.ts';
import { getCard } from '../models.ts';
import { findAttack, UNNAMED_ABILITY } from '../play-card.ts';
import { SCENARIOS, type SuEncounter } from '../state.ts';
import { listActiveAbilities } from '../turn/upkeep.ts';
import { type EventFields, formatName, formatRecovered, formatValue, formatWord, toFieldList } from './log-values.ts';
import { formatDiceCount, formatInches } from './phrases.ts';
import { formatFieldName } from './turn-lines.ts';

type OfferLabel = (translate: Translate, encounter: SuEncounter, event: EventFields, getName: GetName) => string;

/** Shortens a name to the width of a button. */
const shortenName = (loggedId: unknown, getName: GetName): string => truncate(formatName(loggedId, getName), 18);

/** Names the movement type if the model has more than one. */
const createMoveLabel =
  (messageKey: 'suActions.move' | 'suActions.run' | 'suActions.charge'): OfferLabel =>
  (translate, encounter, { model: modelId, by: movementType }) => {
    const typeCount = encounter.figures.has(formatValue(modelId))
      ? getCard(encounter, formatValue(modelId)).moves.size
      : 1;
    return typeCount > 1 ? `${translate(messageKey)}: ${formatWord(movementType)}` : translate(messageKey);
  };

const formatRollLabel: OfferLabel = (translate, { state }) => {
  const [firstDuty] = state.due;
  switch (firstDuty?.due) {
    case 'attack':
      return translate('suActions.rollAttack', {
        dice: formatDiceCount(translate, firstDuty.dice),
        attack: truncate(firstDuty.name, 16),
      });
    case 'ko-roll':
    case 'slam':
    case 'fall':
    case 'hazard':
      return translate(`suActions.rolls.${firstDuty.due}`, { dice: formatDiceCount(translate, firstDuty.dice) });
    case 'plasma':
      return translate('suActions.rolls.plasma', { dice: formatDiceCount(translate, 1) });
    case 'vulnerability':
      return translate('suActions.rolls.vulnerability', { dice: formatDiceCount(translate, 2) });
    default:
      return translate('suActions.rollDice', { dice: formatDiceCount(translate, 1) });
  }
};

const formatRecoverLabel: OfferLabel = (translate, _encounter, { what: recoverable }) => {
  if (recoverable === 'ko') return translate('suActions.wakeUp');
  if (recoverable === 'hp') return translate('suActions.recoverHp');
  return translate('suActions.recoverFrom', { effect: formatRecovered(recoverable) });
};

const formatReactLabel: OfferLabel = (translate, _encounter, { reaction, ally: allyId }, getName) => {
  switch (reaction) {
    case 'fallen-ally':
      return translate('suActions.fallenAlly', { ally: shortenName(allyId, getName) });
    case 'block':
    case 'teleport':
    case 'other':
      return translate(`suActions.reactions.${reaction}`);
    default:
      return formatWord(reaction);
  }
};

/** Returns the two faces of the die that mean this word, such as ` (3–4)`, or an empty string for an unknown word. */
function formatFacePair(words: readonly string[], word: unknown): string {
  const index = words.indexOf(formatValue(word));
  return index < 0 ? '' : ` (${2 * index + 1}–${2 * index + 2})`;
}

function formatCharacter(encounter: SuEncounter, characterId: unknown): string {
  const card = encounter.characters.find(formatValue(characterId));
  return truncate(formatValue((card === undefined || card === 'illegal' ? undefined : card.name) || characterId), 23);
}

const formatQuestLabel: OfferLabel = (_translate, _encounter, { marker: markerId, type }, getName) =>
  `${shortenName(markerId, getName)}: ${formatWord(type)}${formatFacePair(QUEST_TYPES, type)}`;

const OFFER_LABELS: Readonly<Record<string, OfferLabel>> = {
  'terrain-roll': (translate) => translate('suActions.terrainRoll'),
  deployment: (translate, _encounter, { type }) =>
    translate(type === 'zones' ? 'suActions.deployEven' : 'suActions.deployOdd', { type: formatWord(type) }),
  scenario: (translate, _encounter, { scenario }) =>
    translate('suActions.playScenario', { scenario: formatWord(scenario), faces: formatFacePair(SCENARIOS, scenario) }),
  'marker-roll': (translate) => translate('suActions.firstMarker'),
  quest: formatQuestLabel,
  subplots: (translate) => translate('suActions.chooseSubplots'),
  'plasma-roll': (translate) => translate('suActions.plasmaRoll'),
  wits: (translate) => translate('suActions.battleOfWits'),
  'turn-order': (translate, _encounter, { order }, getName) =>
    translate('suActions.goesFirst', { side: shortenName(Array.isArray(order) ? order[0] : undefined, getName) }),
  deploy: (translate) => translate('suActions.deploy'),
  start: (translate) => translate('suActions.beginGame'),
  choose: (translate, _encounter, { returns }) =>
    translate(returns === undefined ? 'suActions.choose' : 'suActions.comeBack'),
  pass: (translate) => translate('suActions.pass'),
  recover: formatRecoverLabel,
  activate: (translate) => translate('suActions.beginActivation'),
  'end-activation': (translate) => translate('suActions.endActivation'),
  hold: (translate) => translate('suActions.holdInitiative'),
  'end-turn': (translate) => translate('suActions.endTurn'),
  'end-game': (translate) => translate('suActions.endGame'),
  'called-shot': (_translate, { options }) => options['su.calledShotLabel'],
  move: createMoveLabel('suActions.move'),
  run: createMoveLabel('suActions.run'),
  charge: createMoveLabel('suActions.charge'),
  'climb-high': (translate) => translate('suActions.climbHigh'),
  attack: (translate, _encounter, { attack, charge }) =>
    translate(charge === true ? 'suActions.attackAfterCharge' : 'suActions.attackWith', {
      attack: truncate(formatValue(attack), 19),
    }),
  manipulate: (translate, _encounter, { marker: markerId }, getName) =>
    markerId === undefined
      ? translate('suActions.manipulate')
      : translate('suActions.tryMarker', { marker: shortenName(markerId, getName) }),
  ability: (translate, _encounter, { what: abilityName }) =>
    abilityName === UNNAMED_ABILITY
      ? translate('suActions.useOtherAbility')
      : translate('suActions.useAbility', { ability: truncate(formatValue(abilityName), 26) }),
  react: formatReactLabel,
  roll: formatRollLabel,
  knockback: (translate, _encounter, { distance }) =>
    translate('suActions.knockedBack', { inches: formatInches(translate, Number(distance)) }),
  collapse: (translate) => translate('suActions.comesDown'),
  'end-control': (translate) => translate('suActions.endControl'),
  'end-recovery': (translate) => translate('suActions.endRecovery'),
  gimmick: (translate, _encounter, { gimmick }) =>
    gimmick === 'tag-team'
      ? translate('suActions.tagTeam')
      : translate('suActions.playGimmick', { gimmick: formatWord(gimmick) }),
  inflict: (translate, _encounter, { effect }) =>
    effect === undefined
      ? translate('suActions.inflictAny')
      : translate('suActions.inflict', { effect: formatWord(effect) }),
  'trait-roll': (translate, _encounter, { trait }) =>
    trait === undefined
      ? translate('suActions.traitRollAny')
      : translate('suActions.traitRoll', { trait: formatWord(trait) }),
  claim: (translate, _encounter, { marker: markerId }, getName) =>
    translate('suActions.whoIsAt', { marker: shortenName(markerId, getName) }),
  thing: (translate, _encounter, { thing }) =>
    translate(
      (thing as EventFields | undefined)?.kind === 'building' ? 'suActions.addBuilding' : 'suActions.addObject',
    ),
  'adjust-thing': (translate, _encounter, { thing: thingId }, getName) =>
    translate('suActions.correctThing', { thing: shortenName(thingId, getName) }),
  summon: (translate, encounter, { character: characterId }) =>
    characterId === undefined
      ? translate('suActions.summonAny')
      : translate('suActions.summon', { character: formatCharacter(encounter, characterId) }),
  dismiss: (translate, _encounter, { model: modelId }, getName) =>
    translate('suActions.dismiss', { model: shortenName(modelId, getName) }),
  'end-ability': (translate, _encounter, { what: abilityName }) =>
    translate('suActions.endAbility', { ability: truncate(formatValue(abilityName), 24) }),
  adjust: (translate, _encounter, { field, to: newValue }) => {
    if (field === undefined) return translate('suActions.correctAny');
    if (field === 'out' && newValue === 0) return translate('suActions.bringIn');
    return translate('suActions.setField', { field: formatFieldName(translate, field) });
  },
};

export const getOfferLabel = (
  translate: Translate,
  encounter: SuEncounter,
  event: CandidateEvent,
  getName: GetName,
): string | undefined =>
  Object.hasOwn(OFFER_LABELS, event.kind)
    ? OFFER_LABELS[event.kind]?.(translate, encounter, event, getName)
    : undefined;

/** Returns the trait with its dice, the range and the Effects of an attack: `Aim 4 · Projectile 8 · Damage`. */
export function formatAttackDetails(
  encounter: SuEncounter,
  { kind, model: modelId, attack: attackName }: CandidateEvent,
): string | undefined {
  if (kind !== 'attack' || typeof modelId !== 'string' || !encounter.figures.has(modelId)) return undefined;
  const card = getCard(encounter, modelId);
  const profile = findAttack(card, formatValue(attackName));
  if (profile === undefined) return undefined;
  const { trait, type, roll, effects } = formatAttackParts(profile as Attack, encounter.options);
  const { dice } = card.traits[profile.trait as ActionTrait];
  return [`${trait} ${dice}`, type, roll, effects].filter((part) => part !== '').join(' · ');
}

/** Returns the Upkeep that a model pays itself when it is chosen. Other models of its side may pay as well. */
export function formatChoicePrice(
  translate: Translate,
  { kind, model: chosenId, upkeep }: CandidateEvent,
): string | undefined {
  if (kind !== 'choose') return undefined;
  const points = toFieldList(upkeep).reduce(
    (sum, { model: payerId, pp }) => sum + (payerId === chosenId && typeof pp === 'number' ? pp : 0),
    0,
  );
  return points === 0 ? undefined : translate('suActions.upkeep', { points });
}

/** Returns the Upkeep of an Ability of the card, and whether the Ability is active. */
export function formatAbilityDetails(
  translate: Translate,
  encounter: SuEncounter,
  { kind, model: modelId, what: abilityName }: CandidateEvent,
): string | undefined {
  if (kind !== 'ability' || typeof modelId !== 'string' || !encounter.figures.has(modelId)) return undefined;
  const normalizedName = normalizeWord(formatValue(abilityName));
  const points = getCard(encounter, modelId).upkeepCosts.get(normalizedName);
  const isActive = listActiveAbilities(encounter, modelId).some(({ name }) => normalizeWord(name) === normalizedName);
  const detailTexts = [
    ...(points === undefined ? [] : [translate('suActions.upkeep', { points })]),
    ...(isActive ? [translate('suActions.isActive')] : []),
  ];
  return detailTexts.length === 0 ? undefined : detailTexts.join(' · ');
}

/** Returns the group of the button if it depends on the state, or else undefined. */
export function getOfferGroup(
  encounter: SuEncounter,
  { kind, model: modelId, gimmick }: CandidateEvent,
): OfferGroup | undefined {
  if (encounter.state.phase === 'setup')
    return ['thing', 'adjust-thing', 'summon', 'adjust'].includes(kind) ? 'table' : 'turn';
  if (kind === 'end-control') return 'turn';
  if (gimmick === 'tag-team') return canTagIn(encounter, formatValue(modelId)) ? 'turn' : 'react';
  if (kind === 'claim' && encounter.state.phase === 'turn-end') return 'act';
  if (kind === 'recover')
    return getFirstDuty(encounter, 'recovery') || encounter.state.phase === 'recovery' ? 'answer' : 'act';
  return undefined;
}
