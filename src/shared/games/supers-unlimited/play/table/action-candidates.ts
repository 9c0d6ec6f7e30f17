/** The Actions of a model as offers: moves as far as it goes, attacks on each target, objectives by each Trait. */
import type { Candidate } from '../../../../play/play-spec.ts';
import { plain } from '../../check/character-context.ts';
import { BASH } from '../../documents/blank.ts';
import type { FullAttack } from '../../documents/normal.ts';
import { frameOf } from '../actions/actor.ts';
import { attackOf, UNNAMED_ABILITY } from '../card.ts';
import { TRAITS } from '../field/manipulate.ts';
import { cardOf, held, isEnemy, isFlyer, isFriend, isOnTable, modelOf, movesBy } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { recoverables } from '../turn/recovery.ts';

export function* actions(play: SuPlay, model: string): Iterable<Candidate> {
  const card = cardOf(play, model);
  yield { kind: 'called-shot', model };
  for (const kind of ['move', 'run', 'charge']) {
    const inches = modelOf(play, model).move * (kind === 'run' ? 2 : 1);
    for (const by of card.moves) if (movesBy(play, model, by)) yield { kind, model, by, inches };
  }
  if (isFlyer(play, model)) yield { kind: 'climb-high', model };
  yield* attacks(play, model);
  yield* objectives(play, model);
  for (const what of recoverables(play, model)) if (what !== 'ko') yield { kind: 'recover', model, what, dice: [] };
  for (const { name } of card.abilities) yield { kind: 'ability', model, what: name };
  // E-68: a special rule or another card may give one.
  yield { kind: 'ability', model, what: UNNAMED_ABILITY };
}

/** Every profile, and Bash whether the card has it or not (E-82). */
export function profiles(play: SuPlay, model: string): readonly FullAttack[] {
  const card = cardOf(play, model);
  const bash = attackOf(card, BASH.name);
  const hasBash = card.attacks.some(({ name }) => plain(name) === plain(BASH.name));
  return hasBash || !bash ? card.attacks : [...card.attacks, bash];
}

function* attacks(play: SuPlay, model: string): Iterable<Candidate> {
  const targets = [...targetsOf(play, model)];
  const hasCharged = (frameOf(play, model)?.charged ?? null) !== null;
  for (const { name, type, effects } of profiles(play, model)) {
    const isThrow = plain(name) === 'throw';
    const more = {
      ...(hasCharged && type === 'close' ? { charge: true } : {}),
      ...(isThrow ? objectToThrow(play) : {}),
    };
    const isHelp = effects.every(({ effect }) => HELPFUL.has(effect));
    const aimed = isHelp ? [...friendsOf(play, model), ...targets] : targets;
    for (const target of aimed) yield { kind: 'attack', model, attack: name, targets: [{ target }], ...more };
  }
}

/** Effects that one wishes a friend. */
const HELPFUL: ReadonlySet<string> = new Set(['attack-boost', 'defense-boost']);

export const friendsOf = (play: SuPlay, model: string): string[] =>
  [...play.state.models.keys()].filter((other) => isFriend(play, model, other) && isOnTable(play, other));

/** Enemies on the table, what holds oneself, and things that stand. */
export function* targetsOf(play: SuPlay, model: string): Iterable<string> {
  for (const other of play.state.models.keys()) {
    if (isEnemy(play, model, other) && isOnTable(play, other)) yield other;
  }
  if (held(modelOf(play, model), 'entangle') > 0) yield `entangle:${model}`;
  for (const [id, { destroyed }] of play.state.things) if (!destroyed) yield id;
}

function objectToThrow({ state }: SuPlay): { object?: string } {
  for (const [id, { kind, destroyed }] of state.things) if (kind === 'object' && !destroyed) return { object: id };
  return {};
}

function* objectives(play: SuPlay, model: string): Iterable<Candidate> {
  for (const [marker, { kind, resolved }] of play.state.markers) {
    if (resolved || kind === 'territory' || kind === 'quarter') continue;
    // Any Trait does for a Power Marker: the one with the most dice.
    const trait = kind === 'power' ? { trait: best(play, model) } : {};
    yield { kind: 'manipulate', model, marker, ...trait, dice: [] };
  }
  yield { kind: 'manipulate', model };
}

function best(play: SuPlay, model: string): (typeof TRAITS)[number] {
  const { traits } = cardOf(play, model);
  return TRAITS.reduce((most, trait) => (traits[trait].dice > traits[most].dice ? trait : most));
}
