/** Actions, Reactions and Gimmicks as lines of the log (E-53, E-58, E-60, E-121). */
import { t } from '../../../../i18n/phrases.ts';
import type { NameOf } from '../../../../play/names.ts';
import { BASH } from '../../documents/blank.ts';
import { everybody, type Fields, faces, isAbove0, joined, listOf, shown, someInches, who, word } from './shown.ts';
import { andText, countOf, inchesOf } from './small-words.ts';

type Line = (event: Fields, name: NameOf) => string;

/** How a model moves, and what its move ends in. */
const movement = (event: Fields, name: NameOf): string => {
  const { by, inches, up, down, discard, difficult, gimmicks, with: carried } = event;
  const way = typeof by === 'string' && by !== 'sprint' ? t` by ${word(by)}` : '';
  const [played, riders] = [Array.isArray(gimmicks) ? gimmicks : [], Array.isArray(carried) ? carried : []];
  const parts = joined(
    isAbove0(difficult) && t`${inchesOf(difficult)} of it difficult`,
    isAbove0(up) && t`${up} up`,
    isAbove0(down) && t`${down} down`,
    isAbove0(discard) && t`${countOf(discard, t`Altitude token`)} spent`,
    riders.length > 0 && t`with ${everybody(riders, name)} along`,
    played.length > 0 && t`playing ${andText(played.map(word))}`,
    ...landing(event, name),
  );
  return `${someInches(inches)}${way}${parts === '' ? '' : `, ${parts}`}`;
};

export const landing = ({ fall, dangerous, markers, plasma }: Fields, name: NameOf): string[] => [
  ...(isAbove0(fall) ? [`falling ${inchesOf(fall)}`] : []),
  ...(isAbove0(dangerous) ? [`into Dangerous Terrain (${dangerous} Damage)`] : []),
  ...(Array.isArray(markers) && markers.length > 0 ? [`touching ${everybody(markers, name)}`] : []),
  ...(plasma === true ? ['onto a Plasma X marker'] : []),
];

/** `Wasp (in Cover, 4 inches away)` */
function target({ target: id, distance, cover, high, outnumber, melee }: Fields, name: NameOf): string {
  const stated = joined(
    isAbove0(distance) && t`${inchesOf(distance)} away`,
    cover === true && t`in Cover`,
    high === 'attacker' && t`from High Ground`,
    high === 'target' && t`on High Ground`,
    outnumber === 1 && 'outnumbered',
    outnumber === -1 && t`among its friends`,
    melee === true && t`in a melee`,
  );
  return `${who(id, name)}${stated === '' ? '' : ` (${stated})`}`;
}

function attack({ model, attack: profile, targets, charge, object, gimmicks }: Fields, name: NameOf): string {
  const at = andText(listOf(targets).map((each) => target(each, name))) || '…';
  const played = Array.isArray(gimmicks) ? gimmicks : [];
  const more = joined(
    charge === true && t`out of the Charge`,
    object !== undefined && t`hitting with ${who(object, name)}`,
    played.length > 0 && t`playing ${andText(played.map(word))}`,
  );
  return t`${who(model, name)} attacks ${at} with ${shown(profile ?? BASH.name)}${more === '' ? '' : `, ${more}`}`;
}

const powered = ({ powerUp }: Fields): string => (powerUp === true ? t` with Power Up` : '');

function react({ model, reaction, ally, what, ...rest }: Fields, name: NameOf): string {
  const reacting = who(model, name);
  switch (reaction) {
    case 'block':
      return t`${reacting} blocks`;
    case 'teleport':
      return t`${reacting} teleports to get away lightly`;
    case 'fallen-ally':
      return t`${reacting} reacts to the fall of ${who(ally, name)}: a move${movement(rest, name)}`;
    case 'other':
      return t`${reacting} reacts with ${shown(what)}`;
    default:
      return t`${reacting} reacts: ${word(reaction)}`;
  }
}

function gimmick({ model, gimmick: played, supers, ...rest }: Fields, name: NameOf): string {
  const line = t`${who(model, name)} plays ${word(played)}`;
  if (played === 'evasion') return t`${line} and moves${movement(rest, name)}`;
  return Array.isArray(supers) && supers.length > 0 ? `${line}: ${everybody(supers, name)}` : line;
}

/** `HP`, `Stun`, `being KO’ed` */
const recovered = (what: unknown): string => {
  if (what === 'ko') return t`to wake up`;
  if (what === 'hp') return t`to recover HP`;
  return t`to shake off ${word(shown(what).replace(/^countdown\/.*/, 'countdown'))}`;
};

export const ACTION_LINES: Readonly<Record<string, Line>> = {
  'called-shot': ({ model }, name) => t`${who(model, name)} takes a Called Shot`,
  move: (event, name) => t`${who(event.model, name)} moves${movement(event, name)}`,
  run: (event, name) => t`${who(event.model, name)} runs${movement(event, name)}`,
  charge: (event, name) => t`${who(event.model, name)} charges${movement(event, name)}`,
  'climb-high': ({ model }, name) => t`${who(model, name)} climbs high above the table`,
  attack,
  manipulate: (event, name) => {
    if (event.marker === undefined) return t`${who(event.model, name)} manipulates something of its own`;
    const trait = event.trait === undefined ? '' : t` with ${word(event.trait)}`;
    return t`${who(event.model, name)} tries ${who(event.marker, name)}${trait}${powered(event)}${faces(event.dice)}`;
  },
  recover: (event, name) =>
    t`${who(event.model, name)} rolls ${recovered(event.what)}${powered(event)}${faces(event.dice)}`,
  ability: ({ model, what }, name) => t`${who(model, name)} uses ${shown(what)}`,
  react,
  gimmick,
};
