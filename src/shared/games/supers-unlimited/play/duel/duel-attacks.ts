/** Lists the attacks of one character on another at full HP, with exact odds (E-75 to E-78, E-23). */
import type { AttackTable, Pair } from '../../../../compare/duel-rules.ts';
import { parseEvent } from '../../../../play/event/keys.ts';
import type { LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { normalizeWord } from '../../check/character-context.ts';
import { BASH } from '../../documents/blank.ts';
import type { FullAttack } from '../../documents/complete.ts';
import { completeAttack } from '../../documents/complete.ts';
import type { Character } from '../../documents/schema.ts';
import { getTermName } from '../../names.ts';
import type { SuOptions } from '../../options.ts';
import { createAttackDuties } from '../attack/attack-duties.ts';
import { type AttackEvent, attackKeys, declareAttack } from '../attack/declared-attack.ts';
import { createEffectDuties } from '../duties/attack-roll.ts';
import { type AttackDuty, createFrame } from '../duty.ts';
import { listBonusTexts } from '../forecast/bonus-texts.ts';
import { computeOutcomes, computeSuccessChance, getTraitDie, type Outcome } from '../forecast/chances.ts';
import { computeFateChances } from '../forecast/ko-chances.ts';
import { getCard } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { filterPresent, formatDiceCount, formatSigned, joinContinuation } from '../texts/phrases.ts';
import { createDuelEncounter, type Fighter, getFoe, isAllowed } from './duel-encounter.ts';

/** An attack of a fighter on its foe, before the roll. */
export interface Strike {
  readonly name: string;
  readonly duty: AttackDuty;
  readonly event: { readonly kind: 'attack' } & Readonly<Record<string, unknown>>;
  /** Possible outcomes of the roll; undefined above `MAX_DICE`. */
  readonly outcomes: readonly Outcome[] | undefined;
  /** Mean HP loss of a target with enough HP. */
  readonly damage: number;
  /** Whether the attack is possible at all: a Throw needs an Object. */
  readonly isPossible: boolean;
}

/** Effects that take 1 HP for each Success. */
const HP_EFFECTS = ['damage', 'hp-drain'];

/** Lists the profiles of a card, each name once, and Bash, which every model has (E-82). The map of profiles is in reverse order. */
function listProfiles(encounter: SuEncounter, fighter: Fighter): readonly FullAttack[] {
  const { profiles } = getCard(encounter, fighter);
  const profileList = [...profiles.values()].reverse();
  return profiles.has(normalizeWord(BASH.name)) ? profileList : [...profileList, completeAttack(BASH)];
}

/** Lists all attacks of the acting fighter, in the order of its card. */
export function listStrikes(encounter: SuEncounter, fighter: Fighter): readonly Strike[] {
  const target = getFoe(fighter);
  return listProfiles(encounter, fighter).flatMap(({ name }) => {
    const event = { kind: 'attack', model: fighter, attack: name, targets: [{ target }] } as const;
    const [duty] = createAttackDuties(
      encounter,
      declareAttack(encounter, parseEvent(attackKeys, event) as AttackEvent),
    );
    if (!duty) return [];
    const outcomes = computeOutcomes(duty.dice, getTraitDie(duty.need, duty.bonus, encounter.options));
    const { immune } = getCard(encounter, target);
    const hpEffectCount = duty.effects.filter(
      ({ effect }) => HP_EFFECTS.includes(effect) && !immune.has(effect),
    ).length;
    const meanSuccesses = (outcomes ?? []).reduce((sum, { successes, chance }) => sum + successes * chance, 0);
    return [
      {
        name,
        duty,
        event,
        outcomes,
        damage: hpEffectCount * meanSuccesses,
        isPossible: isAllowed(encounter, event),
      },
    ];
  });
}

/** Returns the possible strikes by damage, highest first. Ties keep the order of the card. */
export const sortByDamage = (strikes: readonly Strike[]): Strike[] =>
  strikes.filter(({ isPossible }) => isPossible).sort((a, b) => b.damage - a.damage);

/** Creates a duel in the first Activation of a fighter. */
export function createActivation(pair: Pair<Character>, fighter: Fighter, options: SuOptions): SuEncounter {
  const encounter = createDuelEncounter(pair, fighter === 'one' ? 0 : 1, options);
  Object.assign(encounter.state, {
    phase: 'activation',
    active: fighter,
    frame: createFrame(fighter, 0),
  });
  return encounter;
}

export function createAttackTable(pair: Pair<Character>, options: SuOptions): AttackTable {
  const encounter = createActivation(pair, 'one', options);
  return {
    columns: [
      {
        label: (translate) => translate('suDuel.hits'),
        kind: 'chance',
        about: (translate) => translate('suDuel.hitsAbout'),
      },
      {
        label: (translate) => translate('suDuel.takesHp'),
        kind: 'mean',
        about: (translate) => translate('suDuel.takesHpAbout'),
      },
      {
        label: (translate) => translate('suDuel.kos'),
        kind: 'chance',
        about: (translate) => translate('suDuel.kosAbout'),
      },
      {
        label: (translate) => translate('suDuel.takesOut'),
        kind: 'chance',
        about: (translate) => translate('suDuel.takesOutAbout'),
      },
    ],
    rows: listStrikes(encounter, 'one').map((strike) => {
      const { name, duty, outcomes, damage } = strike;
      const { ko: koChance, out: outChance } = outcomes
        ? computeFateChances(encounter, 'two', outcomes, (successes) => listStrikeEffects(encounter, duty, successes))
        : {};
      const strikeNote = getStrikeNote(encounter, strike);
      return {
        name,
        roll: (translate) => formatRoll(translate, encounter, duty),
        ...(strikeNote === undefined ? {} : { note: strikeNote }),
        values: [
          computeSuccessChance(duty.dice, getTraitDie(duty.need, duty.bonus, options)),
          outcomes ? damage : undefined,
          koChance,
          outChance,
        ],
      };
    }),
  };
}

const listStrikeEffects = (encounter: SuEncounter, duty: AttackDuty, successes: number) =>
  successes === 0 ? [] : createEffectDuties(encounter, duty, duty.effects, { successes, pows: 0 });

/** Example: `6 dice against 8, +1 Size Matters`. */
function formatRoll(translate: Translate, encounter: SuEncounter, duty: AttackDuty): string {
  const bonusTexts = listBonusTexts(translate, encounter, duty).map(
    ({ label, modifier }) => `${formatSigned(modifier)} ${label}`,
  );
  return translate('suDuel.roll', {
    dice: formatDiceCount(translate, duty.dice),
    need: duty.need,
    parts: joinContinuation([], bonusTexts),
  });
}

/** Returns a note about Effects other than Damage and about the foe's Immunities. */
function getStrikeNote(encounter: SuEncounter, { duty, isPossible }: Strike): LateText | undefined {
  if (!isPossible) return (translate) => translate('suDuel.needsObject');
  const { immune } = getCard(encounter, duty.target);
  const extraEffects = duty.effects.filter(({ effect }) => effect !== 'damage' && !immune.has(effect));
  const immuneEffects = duty.effects.filter(({ effect }) => immune.has(effect));
  const joinNames = (effects: typeof extraEffects) => effects.map(({ effect }) => getTermName(effect)).join(', ');
  if (extraEffects.length + immuneEffects.length === 0) return undefined;
  return (translate) =>
    filterPresent(
      extraEffects.length > 0 && translate('suDuel.alsoEffects', { effects: joinNames(extraEffects) }),
      immuneEffects.length > 0 && translate('suDuel.immuneTo', { effects: joinNames(immuneEffects) }),
    ).join('; ');
}
