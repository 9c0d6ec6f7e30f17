/** German of the quick reference, first page. Terms of the rules stay as they are. */

import type { SuOptions } from '../../options.ts';
import type { SectionText } from '../../reference/types.ts';

const POW_DIE = {
  chain: ' und ein weiterer Würfel, der wieder POW sein kann',
  once: ' und ein weiterer Würfel, der keinen mehr bringt',
  off: '',
} as const;

const REACTIONS_PER = { trigger: '', side: ' und Seite', model: ' und Character' } as const;

const koNumber = (o: SuOptions) => (o['su.koTn'] === 'auto' ? 'TN {tn}, mit Poison {poisoned}' : `TN ${o['su.koTn']}`);

const DICE: SectionText = {
  title: 'Würfel und Successes',
  rows: {
    'trait-roll': {
      name: 'Trait Roll',
      text: 'So viele D10, wie der Trait Würfel hat. Boni und Mali ändern *jeden Würfel*.',
    },
    'combat-roll': {
      name: 'Combat Roll',
      text: 'Für Attacks, gegen *Power + Resistance* des Ziels, egal wie viele PP es noch hat. Buildings und Summoned: nur Resistance.',
    },
    'action-roll': { name: 'Action Roll', text: 'Für alles andere, gegen eine *Target Number* (TN).' },
    success: {
      name: 'Success',
      text: (o) =>
        o['su.successExceeds']
          ? 'Jeder Würfel über der Zahl; gleich reicht nicht. Ein Success genügt.'
          : 'Jeder Würfel, der die Zahl erreicht. Ein Success genügt.',
    },
    pow: {
      name: 'Natürliche {pow}, {fail}',
      text: (o) => `{pow} ist ein *POW*: ein Success${POW_DIE[o['su.powExtraDie']]}. {fail} misslingt immer.`,
    },
    xd10: {
      name: 'XD10, D5',
      text: (o) =>
        `Falls, Slams und Power Markers sind keine Trait Rolls: kein weiterer Würfel; {pow} und {fail} ${
          o['su.powOnNonTrait'] ? 'zählen wie oben' : 'sind bloße Zahlen'
        }. D5: ein halber D10, aufgerundet.`,
    },
    reroll: { name: 'Reroll', text: 'Beliebige der genannten Würfel neu, auch alle. Jede Quelle einmal je Wurf.' },
  },
};

const TURN: SectionText = {
  title: 'Ablauf eines Turns',
  rows: {
    'check-endgame': {
      name: 'Endgame prüfen',
      text: (o) =>
        `${
          o['su.endgameImmediate'] ? 'Es beginnt, sobald seine Bedingung erfüllt ist.' : 'Bedingung erfüllt?'
        } Dann hat jeder Super noch einen Turn. Wer passt, hat keine Activations mehr. Henchmen sind nicht mehr wählbar.`,
    },
    'choose-character': {
      name: 'Character wählen',
      text: (o) =>
        `Einer von deinen ist das Active Model, auch KO${
          o['su.noRepeatActivation'] ? ', aber nicht der deines letzten Turns' : ''
        }.`,
    },
    refresh: {
      name: 'Refresh',
      text: '*Alle* deine Characters bekommen {pp} Power Point (PP) zurück, nie über Power.',
    },
    upkeep: {
      name: 'Upkeep',
      text: 'Zahle für die aufrechterhaltenen Abilities deiner Seite. Effects mit U verlieren {off} Punkt.',
    },
    recovery: {
      name: 'Recovery',
      text: (o) =>
        o['su.autoReduceTiming'] === 'beforeRolls'
          ? 'Nur das Active Model: Effects mit R verlieren {off} Punkt; dann würfeln.'
          : 'Nur das Active Model: würfeln; dann verlieren Effects mit R {off} Punkt.',
    },
    activation: {
      name: 'Activation',
      text: 'PP für Actions ausgeben, jede höchstens {same}-mal, und höchstens {moves} Movement Actions. Entfällt, wenn noch KO.',
    },
    'turn-end': { name: 'Turn End', text: 'Hold the Initiative (einmal je Turn), sonst ist die nächste Seite dran.' },
  },
};

const RECOVERY: SectionText = {
  title: 'Recovery, HP und KO',
  rows: {
    target: {
      name: 'Recovery Roll',
      text: 'TN {tn}, +{redZone} in der Red Zone, +{poison} mit Poison. Reihenfolge nach Wahl. Power Up hilft bei jedem Wurf, außer bei KO.',
    },
    rolls: {
      name: 'Je ein Wurf',
      text: (o) =>
        `Verlorene HP: {hp} je Success zurück. Jeder Effect${
          o['su.recoverAnyEffect'] ? '' : ' mit R'
        }: {points} Punkt je Success weniger. KO: ein Success beendet es.`,
    },
    'red-zone': {
      name: 'Red Zone',
      text: (o) =>
        `Erst weiße HP-Kästchen. Sie beginnt mit dem ${
          o['su.redZoneStartsWhenWhiteGone'] ? 'letzten weißen' : 'ersten roten'
        }. Damage, das sie erreicht oder darin trifft: sofort Recovery Roll (${koNumber(o)}); misslingt er: KO.`,
    },
    koed: { name: 'KO', text: 'Keine Actions oder Reactions; Stun endet. HP zurück beendet KO nicht.' },
    incapacitated: { name: 'Incapacitated', text: 'Alle HP weg: sofort aus dem Spiel.' },
  },
};

const ATTACKS: SectionText = {
  title: 'Attacks',
  rows: {
    sequence: {
      name: 'Ablauf',
      text: '*1* Profil und Ziel ansagen, Reichweite und LOS prüfen. *2* Reactions. *3* Combat Roll. *4* *Alle* Effects, Reihenfolge wählt der Angreifer.',
    },
    profile: {
      name: 'Profil',
      text: 'Trait vs Resistance / Typ X / Effects. Ohne „vs“: Resistance desselben Traits. +XD10: mehr Würfel, +N: auf jeden Würfel.',
    },
    close: {
      name: 'Close',
      text: 'Ziel Base an Base (BtB) oder in Reach; mit LOS auch {cover}" entfernt hinter Cover.',
    },
    projectile: {
      name: 'Projectile X',
      text: 'Ziel in LOS bis X". Nicht, wenn ein Feind in {enemy}" um den Angreifer ist.',
    },
    beam: { name: 'Beam X', text: 'Fläche, X" lang, so breit wie die Base. LOS zu einem Ziel genügt.' },
    pulse: { name: 'Pulse X', text: 'Fläche, X" um den Angreifer. LOS zu einem Ziel genügt.' },
    spray: { name: 'Spray X', text: 'Die Regeln nennen keine Form: einigt euch vor dem Spiel.' },
    areas: {
      name: 'Flächen',
      text: 'Treffen jedes Modell ganz oder teils darunter, so hoch wie der Angreifer. Für Reactions ist jedes Ziel eine eigene Attack.',
    },
  },
};

const COMMON_ATTACKS: SectionText = {
  title: 'Bash, Throw, Smash it Up',
  rows: {
    bash: { name: 'Bash', text: '*Fight / Close / Damage*. Hat jeder Character.' },
    throw: {
      name: 'Throw',
      text: '*Fight vs {aim} / Projectile (Würfel + {extra}) / Damage und Knockback* mit Super Strength; Mind mit Psychokinesis, {aim} mit Telekinesis, Magic mit Thaumatokinesis. Braucht ein Object in BtB, oder beim eigenen Move dieser Activation berührt.',
    },
    'smash-it-up': {
      name: 'Smash it Up',
      text: (o) =>
        `Addiert den Rank eines Objects, das wie für Throw bereit ist: Rank {anyRank} zu jedem Bash; bis Rank {rank} zu Bash oder Throw mit ${
          o['su.telekinesisSmash'] ? 'einer dieser Abilities' : 'Super Strength, Psychokinesis oder Thaumatokinesis'
        }. Ein Object je Attack; es nimmt ${
          o['su.objectTakesAttackDamage'] ? 'das Damage der Attack' : '{damage} Damage'
        } und kommt, wenn es hält, in BtB mit dem Ziel oder so nah es geht.`,
    },
  },
};

const ACTIONS: SectionText = {
  title: 'Actions und Reactions',
  groups: { movement: 'Movement Actions', action: 'Andere Actions', reaction: 'Reactions' },
  rows: {
    cost: {
      text: (o) =>
        `*Je {pp} PP*, gezahlt beim Ansagen. Je Activation jede Action höchstens {same}-mal, höchstens {moves} Movement Actions. Eine Reaction je Auslöser${
          REACTIONS_PER[o['su.reactionPer']]
        }; jedes Ziel einer Attack ist ein eigener. *S*: auch bei Stun.`,
    },
    charge: {
      name: 'Charge',
      text: (o) =>
        `Gerader Move zu einem Punkt, der anfangs in LOS war, dann eine Close Attack für {pp} PP mit +{bonus}. Nicht mit einem Feind in {enemy}".${
          o['su.chargeAttackCounts'] ? ' Zählt als eine der zwei Attacks.' : ''
        }`,
    },
    move: { name: 'Move', text: 'Bis zu seinem Move.' },
    run: { name: 'Run', text: 'Bis {times} × Move in gerader Linie. Nicht in BtB mit einem Feind.' },
    attack: { name: 'Attack', text: 'Eine Attack mit einem Profil auf ein Ziel in Reichweite.' },
    'called-shot': {
      name: '{calledShot}',
      text: 'Seine nächste Attack im Turn: +{bonus}, auf ein größeres Ziel +{larger}. Auch mit Charge.',
    },
    manipulate: { name: 'Manipulate', text: 'Ein Objective in BtB versuchen, oder Gear nachladen.' },
    recover: {
      name: 'Recover',
      text: (o) =>
        o['su.recoverHp']
          ? 'Ein Recovery Roll für einen seiner Effects oder verlorene HP.'
          : 'Ein Recovery Roll für einen seiner Effects.',
    },
    'use-ability': { name: 'Use Ability', text: 'Eine Ability, die diese Action braucht.' },
    block: { name: 'Block', text: 'Als Ziel einer Attack: -{bonus} auf diesen Combat Roll.' },
    'fallen-ally': {
      name: 'Fallen Ally',
      text: 'Ein Freund in {near}" wird KO oder Incapacitated: ein ganzer Move gerade auf ihn zu (Hero) oder von ihm weg (Villain); hält nur vor Fall oder Dangerous Terrain. Anti-Hero: beides, aber in {antiHero}".',
    },
    'hold-the-initiative': {
      name: 'Hold the Initiative',
      text: (o) =>
        `Am Turn End beginnt ${
          o['su.holdSameModel'] ? 'einer' : 'ein anderer'
        } deiner Characters gleich seine Activation. Einmal je Turn.${
          o['su.holdAfterKo'] ? '' : ' Nicht, wenn das Active Model KO blieb.'
        }`,
    },
    'power-up': { name: 'Power Up', text: 'Nur Supers, vor einem Trait Roll: +{dice}D10. Einmal je Wurf.' },
    reaction: { name: 'Andere Reaction', text: 'Wie ihre Ability sagt.' },
    states: {
      text: '*Stun*: nur Attack und Move. *Paralysis*: nur Mind- oder Magic-Attacks. *KO*: nichts. Dabei nirgends Reactions.',
    },
  },
};

const BONUSES: SectionText = {
  title: 'Combat Bonuses',
  rows: {
    'each-die': {
      text: (o) =>
        o['su.bonusVsObjects']
          ? 'Ändern jeden Würfel eines Combat Rolls; nie gegen Buildings.'
          : 'Ändern jeden Würfel eines Combat Rolls gegen einen Character, nicht gegen Buildings oder Objects.',
    },
    block: { name: 'Block', text: 'Das Ziel nutzt Block.' },
    blinded: { name: 'Blind', text: 'Ziel ist Blind / Angreifer ist Blind.' },
    'called-shot': { name: '{calledShot}', text: 'Beliebiges Ziel / Ziel größer als der Angreifer.' },
    charge: { name: 'Charge', text: 'Attack eines Charge; mit Jump +{jump} mehr.' },
    cover: { name: 'Cover', text: 'Ziel hinter Gelände; Characters sind kein Cover.' },
    'high-ground': { name: 'High Ground', text: 'Base des Angreifers {above}"+ über der des Ziels / umgekehrt.' },
    'koed-target': { name: 'Ziel ist KO', text: 'Für jeden Angreifer.' },
    'stunned-target': { name: 'Ziel hat Stun', text: 'Für jeden Angreifer.' },
    outnumber: { name: 'Outnumber', text: 'Angreifer hat mehr Freunde in seiner LOS als das Ziel / weniger.' },
    'shoot-into-melee': { name: 'Shoot into Melee', text: 'Projectile auf ein Modell in BtB mit einem Freund.' },
    'size-matters': { name: 'Size Matters', text: 'Der Angreifer ist größer.' },
    'smash-it-up': { name: 'Smash it Up', text: 'Rank des benutzten Objects.' },
    weakness: {
      name: 'Weakness',
      text: (o) =>
        o['su.vulnerabilityGivesBonus']
          ? 'Angreifer hat ein Keyword der Weakness oder Vulnerability des Ziels.'
          : 'Angreifer hat ein Keyword der Weakness des Ziels.',
    },
    'attack-boost': {
      name: 'Attack Boost',
      text: (o) =>
        o['su.boostPerPoint'] ? 'Je Punkt auf dem Angreifer.' : 'Angreifer hat einen Punkt davon oder mehr.',
    },
    weaken: { name: 'Weaken', text: 'Je Punkt auf dem Ziel / auf dem Angreifer.' },
    'stunned-attacker': {
      text: (o) =>
        o['su.stunLosesCover']
          ? 'Wer *Stun* hat, gewinnt durch keinen Combat Bonus, weder als Angreifer noch als Ziel.'
          : 'Wer *Stun* hat, gewinnt beim Angriff durch keinen Combat Bonus.',
    },
  },
};

const CARD: SectionText = {
  title: 'Power, Weakness, Immunity',
  rows: {
    power: { name: 'Power', text: 'Zugleich die PP, mit denen er anfängt und die er halten kann.' },
    weakness: {
      name: 'Weakness',
      text: 'Ein Angreifer mit dem Keyword hat einen Bonus. *Vulnerability*: ausgelöst 1D5 Stun und 1D5 Weaken; Plasma X: wenn es in {plasma}" aufgelöst wird.',
    },
    immune: { name: 'Immune/X', text: 'Nichts von X wirkt; derselbe Schaden aus anderer Quelle schon.' },
  },
};

const ICONS: SectionText = {
  title: 'Icons der Traits auf Karten',
  heads: ['Trait', 'Icon'],
  rows: {},
};

export const FIGHT_TEXT_DE = {
  icons: ICONS,
  dice: DICE,
  turn: TURN,
  recovery: RECOVERY,
  actions: ACTIONS,
  attacks: ATTACKS,
  commonAttacks: COMMON_ATTACKS,
  bonuses: BONUSES,
  card: CARD,
} satisfies Record<string, SectionText>;
