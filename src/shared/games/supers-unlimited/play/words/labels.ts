/** Offers as buttons: what each does, short, without its model. */
import { t, texts, translatePhrase } from '../../../../i18n/phrases.ts';
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-spec.ts';
import type { OfferGroup } from '../../../../play/table/offer-text.ts';
import { short } from '../../../../text/short.ts';
import { UNNAMED_ABILITY } from '../card.ts';
import { QUEST_TYPES } from '../field/marker-kinds.ts';
import { firstDuty } from '../gates.ts';
import { cardOf } from '../models.ts';
import { SCENARIOS, type SuPlay } from '../state.ts';
import { type Fields, shown, who, word } from './shown.ts';
import { diceOf, inchesOf } from './small-words.ts';
import { fieldName } from './turn-lines.ts';

type Label = (play: SuPlay, event: Fields, name: NameOf) => string;

/** As much of a name as a button has room for. */
const brief = (value: unknown, name: NameOf): string => short(who(value, name), 18);

/** How it moves where there is more than one way. */
function moving(what: string): Label {
  return (play, { model, by }) => {
    const ways = play.figures.has(shown(model)) ? cardOf(play, shown(model)).moves.size : 1;
    return ways > 1 ? `${translatePhrase(what)}: ${word(by)}` : translatePhrase(what);
  };
}

const ROLL_WORDS: Readonly<Record<string, string>> = texts({
  'ko-roll': 'to stay awake',
  slam: 'for the Slam',
  fall: 'for the Fall',
  hazard: 'for the Power Marker',
  plasma: 'for Plasma X',
  vulnerability: 'for Vulnerability',
});

const roll: Label = ({ state }) => {
  const [first] = state.due;
  const dice = first && 'dice' in first ? diceOf(first.dice) : first?.due === 'vulnerability' ? t`2 dice` : t`1 die`;
  return t`Roll ${dice} ${first?.due === 'attack' ? t`for ${short(first.name, 16)}` : (ROLL_WORDS[first?.due ?? ''] ?? '')}`.trim();
};

const recovering: Label = (_, { what }) => {
  if (what === 'ko') return t`Roll to wake up`;
  return `Recover${what === 'hp' ? ' HP' : t` from ${word(shown(what).replace(/^countdown\/.*/, 'countdown'))}`}`;
};

const REACTION_LABELS: Readonly<Record<string, string>> = texts({
  block: 'Block',
  teleport: 'Teleport away',
  other: 'React with an Ability',
});

/** The faces of the die that say so: ` (3–4)` */
function pairText(list: readonly string[], value: unknown): string {
  const at = list.indexOf(shown(value));
  return at < 0 ? '' : ` (${2 * at + 1}–${2 * at + 2})`;
}

function characterName(play: SuPlay, id: unknown): string {
  const card = play.characters.of(shown(id));
  return short(shown((card === undefined || card === 'illegal' ? undefined : card.name) || id), 14);
}

const LABELS: Readonly<Record<string, Label>> = {
  'terrain-roll': () => t`Terrain Roll`,
  deployment: (_, { type }) => t`Deploy by ${word(type)} (${type === 'zones' ? t`even` : t`odd`})`,
  scenario: (_, { scenario }) => t`Play ${word(scenario)}${pairText(SCENARIOS, scenario)}`,
  'marker-roll': () => t`Roll for the first marker`,
  quest: (_, { marker, type }, name) => `${brief(marker, name)}: ${word(type)}${pairText(QUEST_TYPES, type)}`,
  subplots: () => t`Choose Subplots`,
  'plasma-roll': () => t`Roll for Plasma X markers`,
  wits: () => t`Battle of Wits`,
  'turn-order': (_, { order }, name) => t`${brief(Array.isArray(order) ? order[0] : undefined, name)} goes first`,
  deploy: () => t`Deploy`,
  start: () => t`Begin the game`,
  choose: (_, { returns }) => (returns === undefined ? t`Choose` : t`Come back and be chosen`),
  pass: () => t`Pass`,
  recover: recovering,
  activate: () => t`Begin the Activation`,
  'end-activation': () => t`End the Activation`,
  hold: () => t`Hold the Initiative`,
  'end-turn': () => t`End the Turn`,
  'end-game': () => t`End the game`,
  'called-shot': ({ options }) => options['su.calledShotLabel'],
  move: moving('Move'),
  run: moving('Run'),
  charge: moving('Charge'),
  'climb-high': () => t`Climb High`,
  attack: (_, { attack, charge }) => `${charge === true ? t`Charged` : t`Attack with`} ${short(shown(attack), 19)}`,
  manipulate: (_, { marker }, name) => (marker === undefined ? t`Manipulate` : t`Try ${brief(marker, name)}`),
  ability: (_, { what }) => (what === UNNAMED_ABILITY ? t`Use another Ability` : t`Use ${short(shown(what), 26)}`),
  react: (_, { reaction, ally }, name) =>
    reaction === 'fallen-ally'
      ? t`Fallen Ally: ${brief(ally, name)}`
      : (REACTION_LABELS[shown(reaction)] ?? word(reaction)),
  roll,
  knockback: (_, { distance }) => t`Knocked back ${inchesOf(Number(distance))}`,
  collapse: () => t`It comes down`,
  'end-control': () => t`End the Control`,
  'end-recovery': () => t`End the Recovery`,
  gimmick: (_, { gimmick }) => t`Play ${word(gimmick)}`,
  inflict: (_, { effect }) => t`Takes ${word(effect)}`,
  'trait-roll': (_, { trait }) => t`${word(trait)} roll`,
  claim: (_, { marker }, name) => t`Who is at ${brief(marker, name)}`,
  thing: (_, { thing }) => t`New ${word((thing as Fields | undefined)?.kind)}`,
  summon: (play, { character, side }, name) =>
    t`Summon ${characterName(play, character)}: ${short(who(side, name), 12)}`,
  dismiss: () => t`Dismiss`,
  adjust: (_, { field }) => t`Set ${fieldName(field)}`,
};

export const label = (play: SuPlay, event: Candidate, name: NameOf): string | undefined =>
  Object.hasOwn(LABELS, event.kind) ? LABELS[event.kind]?.(play, event, name) : undefined;

/** Where the button stands, for kinds that are not always at one place. */
export function group(play: SuPlay, { kind }: Candidate): OfferGroup | undefined {
  if (play.state.phase === 'setup') return ['thing', 'summon', 'adjust'].includes(kind) ? 'table' : 'turn';
  if (kind === 'end-control') return 'turn';
  if (kind === 'claim' && play.state.phase === 'turn-end') return 'act';
  if (kind === 'recover') return firstDuty(play, 'recovery') || play.state.phase === 'recovery' ? 'answer' : 'act';
  return undefined;
}
