/** German of movement, the Battlezone and the Effects in the quick reference. */
import type { SuOptions } from '../../options.ts';
import type { SectionText } from '../../reference/types.ts';

const SLAM_LENGTH = {
  travelled: 'die wirklich bewegten Zoll',
  total: 'alle Zoll des Knockback',
  remaining: 'die Zoll Knockback, die übrig waren',
} as const;

const collapse = (o: SuOptions) => (o['su.collapseIsFall'] ? 'Fall' : 'Slam');

const MOVEMENT: SectionText = {
  title: 'Movement Types',
  rows: {
    any: {
      text: 'Move 0 oder weniger, oder Immobile: keine Movement Actions. Kein Weg durch Modelle, Objects, Buildings. Jeder Teil des Move darf hoch oder runter führen, außer bei Sprint und Glide.',
    },
    sprint: { name: 'Sprint', text: 'Höchstens {vertical}" hoch oder runter. Difficult und Dangerous Terrain gelten.' },
    flight: {
      name: 'Flight',
      text: 'Immune/Fall. Immer High Ground. {token}" Move je Altitude Token mehr oder weniger, oder Tokens ablegen für je +{dive}" Move. Mit Token gelten Difficult und Dangerous nicht; auch nicht Impassable, wenn der Move darüber führt oder eine Höhe vereinbart ist. Darf Climb High.',
    },
    glide: {
      name: 'Glide',
      text: 'Immune/Fall. Immer High Ground. {token}" Move je Altitude Token mehr oder weniger. Gelände wie bei Flight. Nicht in Buildings.',
    },
    jump: {
      name: 'Jump',
      text: 'Immune/Fall. Difficult und Dangerous Terrain gelten nicht, wenn der Move hindurch reicht. Beim Charge +{charge} mehr. Nicht in Buildings.',
    },
    'line-swing': {
      name: 'Line-swing',
      text: 'Immune/Fall. Difficult und Dangerous Terrain gelten nicht, wenn der Move darüber reicht. Nach dem Schwung haben seine Ziele in dieser Activation keine Combat Bonuses gegen seine Attacks. Nicht in Buildings.',
    },
    teleport: {
      name: 'Teleport',
      text: 'Durch Modelle und alles Gelände, auch Impassable, wenn der Move reicht. Reaction: Fall oder Slam ist um seinen einfachen Move kürzer.',
    },
    'wall-crawl': {
      name: 'Wall-crawl',
      text: 'Immune/Fall. Darf an einer Wand enden. High Ground in BtB mit einem Building, also immer im Enclosed.',
    },
    'winged-flight': {
      name: 'Winged Flight',
      text: 'Wie Flight, aber bei Entangle keine Movement Actions. Ohne Tokens weder in Buildings noch mit einem Feind in BtB; nie in Enclosed Buildings.',
    },
    stunned: { name: 'Stun', text: 'Nur Sprint, ohne die Vorteile des eigenen Typs.' },
  },
};

const ALTITUDE: SectionText = {
  title: 'Altitude',
  rows: {
    tokens: {
      name: 'Tokens',
      text: 'Höchstens so viele wie sein einfacher Move. Jeder ist relative Höhe über dem Tisch.',
    },
    'level-attacks': {
      name: 'Close, Beam, Spray',
      text: 'Hat Angreifer oder Ziel ein Token: bei beiden Size + Tokens. Liegen sie weiter auseinander als die Size des *Ziels*, ist es nicht zu treffen.',
    },
    'ranged-attacks': { name: 'Projectile, Pulse', text: 'Reichweite ist um den Unterschied der Tokens kürzer.' },
    'climb-high': {
      name: 'Climb High',
      text: 'Movement Action; nicht mit einem Feind in {enemy}". Verlässt den Tisch und kommt zu Beginn eines eigenen Refresh zurück, {others}"+ von anderen Characters, als Movement Action ({pp} PP); bekommt weiter PP. Kommt nie zurück: Incapacitated.',
    },
  },
};

const FALLS: SectionText = {
  title: 'Falls und Slams',
  rows: {
    fall: { name: 'Fall', text: 'Von einem Building geraten, oder von Building oder Object gestoßen.' },
    slam: {
      name: 'Slam',
      text: (o) =>
        `In Character, Object oder Building gestoßen: Slam für beide, jeder für sich. Länge: ${SLAM_LENGTH[o['su.slamDistance']]}.`,
    },
    roll: {
      name: 'Beides',
      text: '{dice}D10 je *volle* {per}" gegen die *Power* des Characters: {damage} Damage je Success und {stun} Stun je POW.',
    },
  },
};

const TERRAIN: SectionText = {
  title: 'Gelände',
  rows: {
    inanimate: {
      name: 'Inanimate',
      text: 'Alles Gelände. Resistance steht für Power. Nur Damage wirkt, und keins von Attacks auf Mind- oder Magic-Resistance.',
    },
    difficult: { name: 'Difficult', text: 'Jeder halbe Zoll kostet {move}" Move.' },
    dangerous: {
      name: 'Dangerous',
      text: '{damage} Damage beim Betreten, oder bei Activation in BtB damit; einmal je Turn.',
    },
    impassable: {
      name: 'Impassable',
      text: 'Normal kein Weg hinein oder hindurch. Vereinbart die Höhe. Tischkanten sind Impassable.',
    },
    open: { name: 'Open Building', text: 'Bewegung darin wie sonst.' },
    enclosed: {
      name: 'Enclosed',
      text: 'Durch jede Wand hinein, wenn der Move reicht. Innen werden Glide, Jump, Line-swing und Winged Flight zu Sprint; keine Attacks mit LOS auf Ziele draußen.',
    },
  },
};

const MATERIALS: SectionText = {
  title: 'Building: Material',
  heads: ['Material', 'Resistance', 'Etwa'],
  rows: {
    flimsy: { cells: ['Flimsy', '{resistance}', 'Holz, Blech'] },
    solid: { cells: ['Solid', '{resistance}', 'Stein, Stahl: meist'] },
    reinforced: { cells: ['Reinforced', '{resistance}', 'Tresor, Bunker'] },
  },
};

const VOLUMES: SectionText = {
  title: 'Building: Volume',
  heads: ['Volume', 'Zerstört bei', 'Summe'],
  rows: {
    small: { cells: ['Small', '{destroyed}', 'bis {total}"'] },
    destroyed: {
      text: (o) =>
        `Damage zählt zusammen; bei der Zahl kommt das Building weg. Modelle darauf: Fall aus Dachhöhe möglich; Modelle darin: ${collapse(o)} über sein größtes Maß.`,
    },
    measure: {
      text: 'Vereinbart jedes Volume vor dem Spiel. Sonst: Höhe + Länge + Breite in Zoll, auf {step} aufgerundet.',
    },
  },
};

const OBJECTS: SectionText = {
  title: 'Objects',
  heads: ['Object', 'Rank', 'Size', 'Etwa'],
  rows: {
    small: { cells: ['Small', '{rank}', '{size}', 'Laterne, Mülleimer, Fahrrad'] },
    medium: { cells: ['Medium', '{rank}', '{size}', 'Auto, Baum, Container, Boot'] },
    large: { cells: ['Large', '{rank}', '{size}', 'Laster, Panzer, Flugzeug'] },
    destroyed: {
      text: (o) =>
        `Resistance {objectResistance}. Zerstört durch *eine* Attack oder Benutzung mit Damage ${
          o['su.objectDestroyStrict'] ? 'über' : 'in Höhe'
        } ${o['su.objectDestroyStrict'] ? 'seinem Rank' : 'seines Ranks oder mehr'}; Damage wird nicht gemerkt.`,
    },
  },
};

export const FIELD_TEXT_DE = {
  movement: MOVEMENT,
  altitude: ALTITUDE,
  falls: FALLS,
  terrain: TERRAIN,
  materials: MATERIALS,
  volumes: VOLUMES,
  objects: OBJECTS,
  bases: { title: 'Size und Base', heads: ['Name', 'Size', 'Base'], rows: {} },
} satisfies Record<string, SectionText>;

const boosted = (o: SuOptions) => (o['su.boostPerPoint'] ? 'je Punkt' : 'solange ein Punkt übrig ist');
const double = (o: SuOptions) => (o['su.powDoubleReplaces'] ? 'statt' : 'zusätzlich zu');

export const EFFECT_TEXT_DE: SectionText = {
  title: 'Effects',
  rows: {
    removal: {
      text: '*R*: verliert {off} Punkt je Recovery, und 1 je Success seines Recovery Rolls. *U*: verliert {off} Punkt je eigenem Upkeep. Punkte aus mehreren Quellen zählen zusammen. Gelände nimmt nur Damage.',
    },
    'attack-boost': { name: 'Attack Boost', text: (o) => `+1 auf seine Combat Rolls ${boosted(o)}.` },
    blind: { name: 'Blind', text: '1 je Success. +{blind} für Attacks auf ihn, -{blind} für seine.' },
    control: {
      name: 'Control',
      text: '1 je Success, nur auf den genannten Type (oder All). Jeder Punkt zahlt sofort 1 Power für Actions, die das Ziel kann; dann endet es. Bis dahin ist das Ziel ein Freund des Angreifers und seines Teams.',
    },
    countdown: { name: 'Countdown', text: '1 Token je Success, für jede Quelle einzeln.' },
    damage: { name: 'Damage', text: '1 je Success: so viele HP-Kästchen streichen.' },
    'defense-boost': { name: 'Defense Boost', text: (o) => `+1 auf seine Resistances ${boosted(o)}.` },
    entangle: {
      name: 'Entangle',
      text: '1 je Success. Keine Actions außer Attacks, Movement Actions nur mit Flight oder Teleport. Fight- und {aim}-Attacks nur auf das Entangle, Mind und Magic überallhin. Auch andere können es angreifen; für Flächen ist es ein eigenes Modell. Resistance {resistance}; nur Attacks mit oder gegen Fight oder {aim} wirken; jedes Damage nimmt 1 Punkt weg.',
    },
    'hp-drain': {
      name: 'HP Drain',
      text: 'Bis 1 HP je Success geht vom Ziel zum Angreifer, bis zu dessen Höchstzahl.',
    },
    knockback: {
      name: 'Knockback',
      text: '1 je Success, minus Size des Ziels (einmal je Attack). Je Punkt {inches}" gerade vom Angreifer weg. Kontakt mit Character, Object oder Building ist ein Slam und beendet es. Von Building oder Object herab: Fall möglich.',
    },
    nullify: { name: 'Nullify', text: '1 je Success. Keine Abilities, keine Boni daraus.' },
    paralysis: {
      name: 'Paralysis',
      text: '1 je Success; zählt nicht zusammen, das Höchste gilt. Keine Actions oder Reactions außer Mind- und Magic-Attacks.',
    },
    poison: {
      name: 'Poison',
      text: '1 je Success. TN +{tn} für alle seine Recovery Rolls; danach {damage} Damage je Punkt, der bleibt.',
    },
    'pow-double-knockback': {
      name: 'POW Double Knockback',
      text: (o) => `Knockback {points} je POW, ${double(o)} anderem Knockback.`,
    },
    'pow-double-stun': { name: 'POW Double Stun', text: (o) => `Stun {points} je POW, ${double(o)} anderem Stun.` },
    'power-down': { name: 'Power Down', text: 'Das Ziel verliert bis zu 1 PP je Success.' },
    'power-drain': {
      name: 'Power Drain',
      text: 'Bis 1 PP je Success geht vom Ziel zum Angreifer, bis zu dessen Power.',
    },
    stun: {
      name: 'Stun',
      text: '1 je Success. Nur Attack und Move, mit Sprint; keine Reactions; kein Gewinn durch Combat Bonuses; +1 für Attacks auf ihn. Endet bei KO.',
    },
    weaken: { name: 'Weaken', text: '1 je Success. Je Punkt: +1 für Attacks auf ihn, -1 für seine.' },
  },
};
