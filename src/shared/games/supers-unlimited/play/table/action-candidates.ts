/** The Actions of a model as offers: moves as far as it goes, attacks on each target, objectives by each Trait. */
import type { Candidate } from '../../../../play/play-rules.ts';
import { plain } from '../../check/character-context.ts';
import { BASH } from '../../documents/blank.ts';
import type { FullAttack } from '../../documents/normal.ts';
import { frameOf } from '../actions/actor.ts';
import { attackOf, UNNAMED_ABILITY } from '../card.ts';
import { TRAITS } from '../field/manipulate.ts';
import { cardOf, held, isEnemy, isFlyer, isFriend, isOnTable, modelOf, movesBy } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { recoverables } from '../turn/recovery.ts';

export function* actions(encounter: SuEncounter, model: string): Iterable<Candidate> {
  const card = cardOf(encounter, model);
  yield { kind: 'called-shot', model };
  for (const kind of ['move', 'run', 'charge']) {
    const inches = modelOf(encounter, model).move * (kind === 'run' ? 2 : 1);
    for (const by of card.moves) if (movesBy(encounter, model, by)) yield { kind, model, by, inches };
  }
  if (isFlyer(encounter, model)) yield { kind: 'climb-high', model };
  yield* attacks(encounter, model);
  yield* objectives(encounter, model);
  for (const what of recoverables(encounter, model))
    if (what !== 'ko') yield { kind: 'recover', model, what, dice: [] };
  for (const { name } of card.abilities) yield { kind: 'ability', model, what: name };
  // E-68: a special rule or another card may give one.
  yield { kind: 'ability', model, what: UNNAMED_ABILITY };
}

/** Every profile, and Bash whether the card has it or not (E-82). */
export function profiles(encounter: SuEncounter, model: string): readonly FullAttack[] {
  const card = cardOf(encounter, model);
  const bash = attackOf(card, BASH.name);
  const hasBash = card.attacks.some(({ name }) => plain(name) === plain(BASH.name));
  return hasBash || !bash ? card.attacks : [...card.attacks, bash];
}

function* attacks(encounter: SuEncounter, model: string): Iterable<Candidate> {
  const targets = [...targetsOf(encounter, model)];
  const hasCharged = (frameOf(encounter, model)?.charged ?? null) !== null;
  for (const { name, type, effects } of profiles(encounter, model)) {
    const isThrow = plain(name) === 'throw';
    const more = {
      ...(hasCharged && type === 'close' ? { charge: true } : {}),
      ...(isThrow ? objectToThrow(encounter) : {}),
    };
    const isHelp = effects.every(({ effect }) => HELPFUL.has(effect));
    const aimed = isHelp ? [...friendsOf(encounter, model), ...targets] : targets;
    for (const target of aimed) yield { kind: 'attack', model, attack: name, targets: [{ target }], ...more };
  }
}

/** Effects that one wishes a friend. */
const HELPFUL: ReadonlySet<string> = new Set(['attack-boost', 'defense-boost']);

export const friendsOf = (encounter: SuEncounter, model: string): string[] =>
  [...encounter.state.models.keys()].filter(
    (other) => isFriend(encounter, model, other) && isOnTable(encounter, other),
  );

/** Enemies on the table, what holds oneself, and things that stand. */
export function* targetsOf(encounter: SuEncounter, model: string): Iterable<string> {
  for (const other of encounter.state.models.keys()) {
    if (isEnemy(encounter, model, other) && isOnTable(encounter, other)) yield other;
  }
  if (held(modelOf(encounter, model), 'entangle') > 0) yield `entangle:${model}`;
  for (const [id, { destroyed }] of encounter.state.things) if (!destroyed) yield id;
}

function objectToThrow({ state }: SuEncounter): { object?: string } {
  for (const [id, { kind, destroyed }] of state.things) if (kind === 'object' && !destroyed) return { object: id };
  return {};
}

function* objectives(encounter: SuEncounter, model: string): Iterable<Candidate> {
  for (const [marker, { kind, resolved }] of encounter.state.markers) {
    if (resolved || kind === 'territory' || kind === 'quarter') continue;
    // Any Trait does for a Power Marker: the one with the most dice.
    const trait = kind === 'power' ? { trait: best(encounter, model) } : {};
    yield { kind: 'manipulate', model, marker, ...trait, dice: [] };
  }
  yield { kind: 'manipulate', model };
}

function best(encounter: SuEncounter, model: string): (typeof TRAITS)[number] {
  const { traits } = cardOf(encounter, model);
  return TRAITS.reduce((most, trait) => (traits[trait].dice > traits[most].dice ? trait : most));
}
