/** The attacks of one hero on another from full HP, with exact odds (E-75 to E-78, E-23). */
import type { AttackTable, Pair } from '../../../../compare/duel-rules.ts';
import { readKeys } from '../../../../play/event/keys.ts';
import type { LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { plain } from '../../check/character-context.ts';
import { BASH } from '../../documents/blank.ts';
import type { FullAttack } from '../../documents/normal.ts';
import { fullAttack } from '../../documents/normal.ts';
import type { Character } from '../../documents/schema.ts';
import { nameOf } from '../../names.ts';
import type { SuOptions } from '../../options.ts';
import { attackDuties } from '../attack/attack-duties.ts';
import { type AttackEvent, attackKeys, declared } from '../attack/declared.ts';
import { effectDuties } from '../duties/attack-roll.ts';
import { type AttackDuty, newFrame } from '../duty.ts';
import { anySuccess, type Outcome, rollOf, traitDie } from '../forecast/chances.ts';
import { fates } from '../forecast/fate.ts';
import { partTexts } from '../forecast/part-texts.ts';
import { cardOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { continuation, diceOf, present, signed } from '../words/small-words.ts';
import { duelTable, type Fighter, foeOf, isAllowed } from './table.ts';

/** An attack of a fighter on its foe, before it is rolled. */
export interface Strike {
  readonly name: string;
  readonly duty: AttackDuty;
  readonly event: { readonly kind: 'attack' } & Readonly<Record<string, unknown>>;
  /** What the roll may come to; undefined for more dice than are worked out. */
  readonly all: readonly Outcome[] | undefined;
  /** HP that it takes on average, from somebody who has enough of them. */
  readonly damage: number;
  /** Whether it can be made at all: a Throw needs an Object. */
  readonly isPossible: boolean;
}

/** Effects that take HP, a point each Success. */
const HURTS = ['damage', 'hp-drain'];

/** The profiles of a card, each name once, and Bash, which everybody has (E-82). */
function profilesOf(encounter: SuEncounter, fighter: Fighter): readonly FullAttack[] {
  const { profiles } = cardOf(encounter, fighter);
  const own = [...profiles.values()].reverse();
  return profiles.has(plain(BASH.name)) ? own : [...own, fullAttack(BASH)];
}

/** All attacks of a fighter whose Turn it is, in the order of its card. */
export function strikesOf(encounter: SuEncounter, fighter: Fighter): readonly Strike[] {
  const target = foeOf(fighter);
  return profilesOf(encounter, fighter).flatMap(({ name }) => {
    const event = { kind: 'attack', model: fighter, attack: name, targets: [{ target }] } as const;
    const [duty] = attackDuties(encounter, declared(encounter, readKeys(attackKeys, event) as AttackEvent));
    if (!duty) return [];
    const all = rollOf(duty.dice, traitDie(duty.need, duty.bonus, encounter.options));
    const { immune } = cardOf(encounter, target);
    const hurts = duty.effects.filter(({ effect }) => HURTS.includes(effect) && !immune.has(effect)).length;
    const mean = (all ?? []).reduce((sum, { successes, chance }) => sum + successes * chance, 0);
    return [{ name, duty, event, all, damage: hurts * mean, isPossible: isAllowed(encounter, event) }];
  });
}

/** The strikes from the one that takes the most HP to the one that takes the fewest; alike ones as on the card. */
export const bestFirst = (strikes: readonly Strike[]): Strike[] =>
  strikes.filter(({ isPossible }) => isPossible).sort((a, b) => b.damage - a.damage);

/** The play in the Activation of a fighter that nothing has happened to. */
export function readyToStrike(pair: Pair<Character>, fighter: Fighter, options: SuOptions): SuEncounter {
  const encounter = duelTable(pair, fighter === 'one' ? 0 : 1, options);
  Object.assign(encounter.state, {
    phase: 'activation',
    active: fighter,
    frame: newFrame(fighter, 0),
  });
  return encounter;
}

export function attackTable(pair: Pair<Character>, options: SuOptions): AttackTable {
  const encounter = readyToStrike(pair, 'one', options);
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
    rows: strikesOf(encounter, 'one').map((strike) => {
      const { name, duty, all, damage } = strike;
      const { ko, out } = all ? fates(encounter, 'two', all, (successes) => effectsOf(encounter, duty, successes)) : {};
      const note = noteOf(encounter, strike);
      return {
        name,
        roll: (translate) => rollText(translate, encounter, duty),
        ...(note === undefined ? {} : { note }),
        values: [anySuccess(duty.dice, traitDie(duty.need, duty.bonus, options)), all ? damage : undefined, ko, out],
      };
    }),
  };
}

const effectsOf = (encounter: SuEncounter, duty: AttackDuty, successes: number) =>
  successes === 0 ? [] : effectDuties(encounter, duty, duty.effects, { successes, pows: 0 });

/** `6 dice against 8, +1 Size Matters` */
function rollText(translate: Translate, encounter: SuEncounter, duty: AttackDuty): string {
  const parts = partTexts(translate, encounter, duty).map(({ label, by }) => `${signed(by)} ${label}`);
  return translate('suDuel.roll', {
    dice: diceOf(translate, duty.dice),
    need: duty.need,
    parts: continuation([], parts),
  });
}

/** What an attack does beside taking HP, and against what the other one is immune. */
function noteOf(encounter: SuEncounter, { duty, isPossible }: Strike): LateText | undefined {
  if (!isPossible) return (translate) => translate('suDuel.needsObject');
  const { immune } = cardOf(encounter, duty.target);
  const others = duty.effects.filter(({ effect }) => effect !== 'damage' && !immune.has(effect));
  const vain = duty.effects.filter(({ effect }) => immune.has(effect));
  const words = (effects: typeof others) => effects.map(({ effect }) => nameOf(effect)).join(', ');
  if (others.length + vain.length === 0) return undefined;
  return (translate) =>
    present(
      others.length > 0 && translate('suDuel.alsoEffects', { effects: words(others) }),
      vain.length > 0 && translate('suDuel.immuneTo', { effects: words(vain) }),
    ).join('; ');
}
