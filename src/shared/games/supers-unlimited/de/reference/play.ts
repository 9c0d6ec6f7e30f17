/** German of set-up, scenarios, subplots, Plasma X and Gimmicks in the quick reference. */
import type { GimmickId } from '../../facts.ts';
import { GIMMICK_FACTS, type Moment } from '../../reference/play.ts';
import { GIMMICK_TEXTS } from '../../reference/text/gimmicks.ts';
import type { RowText, SectionText } from '../../reference/types.ts';

const SCENARIOS: SectionText = {
  title: 'Szenarien (D10)',
  rows: {
    slugfest: {
      name: 'Slugfest',
      text: '*Endgame*: Die Modelle eines Teams, die nicht KO sind, haben weniger als die Hälfte seiner Levels zu Beginn. *Summe*: übrige Levels; KO zählt halb, aufgerundet.',
    },
    'danger-zone': {
      name: 'Danger Zone',
      text: '{markers} Power Markers, {apart}"+ von Mitte, einander, Kanten und Deployment Markers. Wer in BtB kommt oder dort eine Activation beginnt: Angriff mit {dice}D10 nur gegen Power, Damage und POW Double Stun. Auflösen: beliebiger Trait, TN {tn}. *Endgame*: alle sind Claimed. *Summe*: Power Markers, die Claimed sind.',
    },
    'enemy-territory': {
      name: 'Enemy Territory',
      text: '{markers} Marker je Spieler, {apart}"+ auseinander: in der eigenen Zone und höchstens {zone}" von der feindlichen, oder {nearest}-{farthest}" vom eigenen Deployment Marker. *Endgame*: ein Spieler hat beide feindlichen Claimed. *Summe*: feindliche Marker, die Claimed sind.',
    },
    'hold-ground': {
      name: 'Hold Ground',
      text: '*Endgame*: ein Spieler hat {quarters} oder mehr Tischviertel Claimed. *Summe*: Viertel, die Claimed sind.',
    },
    'super-quest': {
      name: 'Super Quest',
      text: '{markers} Quest Markers, {apart}"+ von Mitte, einander, Kanten und Deployment Markers; Art auswürfeln. *Endgame*: alle sind Claimed. *Summe*: Quest Markers, die Claimed sind.',
    },
  },
};

const SUBPLOTS: SectionText = {
  title: 'Subplots (wahlweise, D10)',
  rows: {
    score: {
      text: 'Jeder würfelt einmal. *{vp} VP*, sobald aufgelöst; dann kommt der Marker weg. First Blood oder Take Their Leader doppelt gewürfelt zählt doppelt.',
    },
    'first-blood': { name: 'First Blood!', text: 'Der erste Super ist Incapacitated: das andere Team punktet.' },
    prize: {
      name: 'Prize!',
      text: 'Lege einen McGuffin, Size {size}, immun gegen Damage und Effects; Art auswürfeln. Manipulate, TN {tn}: Successes sind Study Points, für alle Teams gemeinsam. Das Team, das sie auf {points}+ bringt, punktet.',
    },
    vip: {
      name: 'V.I.P!',
      text: 'Stell ein Modell, Size {size}, {zones}"+ von Zones oder {markers}"+ von Deployment Markers, wenn möglich; nur Knockback wirkt. Manipulate, Mind, TN {tn}: Conviction Points, für jedes Team eigene. {points}+ punkten.',
    },
    'take-their-leader': {
      name: 'Take Their Leader!',
      text: 'Der erste Leader ist Incapacitated: das andere Team punktet.',
    },
    choice: { name: 'Choice', text: 'Wer würfelt, wählt. Würfeln es beide: neu.' },
  },
};

export const PLAY_TEXT_DE = {
  scenarios: SCENARIOS,
  subplots: SUBPLOTS,
} satisfies Record<string, SectionText>;

export const MOMENT_LABELS_DE: Readonly<Record<Moment, string>> = {
  'attack-declared': 'Attack angesagt',
  'shot-declared': 'Projectile oder Beam angesagt',
  'bash-declared': 'Bash angesagt',
  targeted: 'Als Ziel',
  'attack-rolled': 'Attack gewürfelt',
  attacked: 'Attack auf ihn ausgeführt',
  'roll-due': 'Vor einem Trait Roll ohne Attack',
  'roll-made': 'Nach einem Trait Roll ohne Attack',
  'action-completed': 'Nach einer Action',
  'movement-declared': 'Movement Action angesagt',
  'recovery-begins': 'Recovery beginnt',
  'recovery-ends': 'Recovery endet',
  'activation-begins': 'Activation beginnt',
  'activation-ends': 'Nach der Activation eines Supers',
  'gimmick-resolved': 'Gimmick ausgeführt',
};

/** What each Gimmick does; their names stay. */
const DOES: Readonly<Record<GimmickId, string>> = {
  'tag-team': 'ein anderer eigener Super hat sofort seine Activation.',
  'we-go-again': 'dieses Gimmick kommt zurück in den Pool.',
  'double-blast': '{rolls} Attack Rolls mit -{less}, nacheinander, auf 1 oder 2 Ziele.',
  'mega-pulse': 'stattdessen ein Pulse dieser Reichweite.',
  mastery: 'beliebige Würfel neu, auch alle.',
  synergism: '+{pp} PP je Super seines Types in {near}", jeder Seite.',
  'sunday-punch': '+{dice}D10, und POW Double Stun dazu.',
  'the-old-one-two': '{rolls} Attack Rolls, nacheinander, auf dasselbe Ziel.',
  elusive: '+{resistance} auf alle Resistances bis zur nächsten Activation.',
  evasion: 'ein Move für {pp} PP.',
  'arcane-node': '+{pp} PP je Occult-Super in {near}", jeder Seite.',
  'arcane-scholar': 'ein beliebiger Spell, auch ein fremder, mit -{less} auf den Casting Roll, ohne Action.',
  'second-wind': 'sofort eine zweite Recovery.',
  mastermind: '+{pp} PP je eigenem Super in {near}".',
  restoration: '+{dice}D10 und +{bonus} auf jeden Recovery Roll.',
  'ultimate-adaptation': '+{pp} PP je feindlichem Super in {near}".',
  'burst-of-speed': 'addiert Power zum Move.',
  'ride-along':
    'ein Freund seiner Size oder kleiner, vorher in {near}", steht danach in {near}". {pp} PP je weiterem Freund; höchstens so viele Freunde wie seine Size.',
  'exponential-growth': '+{dice}D10 je eigenem Super in {near}".',
  enduring: '+{resistance} auf seine Resistances gegen diese Attack.',
  'shake-it-off': 'sofort eine Recovery.',
  'find-weakness': '+{bonus} Combat Bonus.',
  precision: 'beliebige Würfel neu, auch alle.',
};

const IDS = Object.keys(DOES) as GimmickId[];

/** Name and effect, as `GIMMICK_TEXTS` has them. */
export const GIMMICK_TEXTS_DE = Object.fromEntries(IDS.map((id) => [id, [GIMMICK_TEXTS[id][0], DOES[id]]]));

const gimmickRow = (id: GimmickId): RowText => ({
  text: `*${MOMENT_LABELS_DE[GIMMICK_FACTS[id].when]}*: ${DOES[id]}`,
});

export const GIMMICK_TEXT_DE: SectionText = {
  title: 'Gimmicks (falls vereinbart)',
  rows: {
    pool: {
      text: (o) =>
        `Pool: eine Wahl je Class jedes Supers, ${
          o['su.gimmickClassLocked'] ? 'von dieser Class oder Any' : 'von jeder Class'
        }, keine doppelt; benutzte kommen weg. Fett: wann es gespielt wird, von oder für einen Freund seiner Class, der weder KO noch Incapacitated ist.`,
    },
    ...Object.fromEntries(IDS.map((id) => [id, gimmickRow(id)])),
  },
};

/** Gimmicks on cards of their own. */
export const CARD_TEXTS_DE: Readonly<Record<string, string>> = {
  'mega-pulse': 'Die Attack ist stattdessen ein Pulse dieser Reichweite.',
  mastery: 'Beliebige Würfel dieses Wurfs neu, auch alle.',
  'sunday-punch': '+{dice}D10 auf den Bash, der POW Double Stun dazubekommt.',
  evasion: 'Der Character macht einen Move für {pp} PP.',
  'second-wind': 'Der Character hat sofort eine zweite Recovery.',
  'burst-of-speed': 'Der Character addiert seine Power zu seinem Move.',
  'ride-along':
    'Ein Freund seiner Size oder kleiner, vorher in {near}" um ihn, wird danach in {near}" um ihn gestellt. {pp} PP je weiterem Freund; insgesamt höchstens so viele Freunde wie seine eigene Size.',
  'shake-it-off': 'Der Character hat sofort eine Recovery.',
  'find-weakness': '+{bonus} Combat Bonus auf diese Attack.',
  precision: 'Beliebige Würfel dieses Wurfs neu, auch alle.',
};
