/** Creates the quick reference of SSUA in our own words, optionally reduced to what given characters need. */

import type { Team } from '../../document/schema.ts';
import { formatChangedOptions } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
import { getActionPoints, listPrices } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { FIELDS, type SsuaCharacter } from './fields.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { OPTIONS, type SsuaOptions } from './options.ts';

type Use = ReferenceUse<Team, SsuaCharacter>;
/** Whether a character needs a row. Rows that no character needs are left out. Without characters, all rows are included. */
type Need = (character: SsuaCharacter) => boolean;

/** Creates a row of the reference. The fact is the number of the rule that the row explains. */
const createRow = (
  rowId: string,
  factNumber: string,
  rowName: string,
  rowText: string,
  otherFields: Partial<ReferenceRow> = {},
): ReferenceRow => ({
  id: rowId,
  fact: factNumber,
  name: rowName,
  text: rowText,
  ...otherFields,
});

const canReroll: Need = ({ rerolls = 0 }) => rerolls > 0;

function listTurnRows(
  translate: Translate,
  options: SsuaOptions,
  isNeeded: (rowNeed: Need) => boolean,
): ReferenceRow[] {
  const goals = options['ssua.sixCountsTwo']
    ? translate('ssuaReference.turn.roll.sixIsTwo')
    : translate('ssuaReference.turn.roll.sixIsOne');
  const henchmen = options['ssua.henchmenMayRollIfAlone']
    ? translate('ssuaReference.turn.nominate.henchmanIfAlone')
    : translate('ssuaReference.turn.nominate.noHenchman');
  return [
    createRow(
      'refill',
      'A-17',
      translate('ssuaReference.turn.refill.name'),
      translate('ssuaReference.turn.refill.text'),
    ),
    createRow(
      'nominate',
      'A-3',
      translate('ssuaReference.turn.nominate.name'),
      [
        translate('ssuaReference.turn.nominate.text'),
        ...(isNeeded(({ henchman = false }) => henchman) ? [henchmen] : []),
      ].join(' '),
    ),
    createRow(
      'roll',
      'A-5',
      translate('ssuaReference.turn.roll.name'),
      `${translate('ssuaReference.turn.roll.text')} ${goals}`,
    ),
    ...(isNeeded(canReroll)
      ? [
          createRow(
            'rerolls',
            'A-6',
            translate('ssuaReference.turn.rerolls.name'),
            translate('ssuaReference.turn.rerolls.text'),
          ),
        ]
      : []),
    createRow(
      'winner',
      'A-8',
      translate('ssuaReference.turn.winner.name'),
      translate('ssuaReference.turn.winner.text', { isRerolled: options['ssua.initTie'] === 'reroll' }),
    ),
    createRow('round', 'A-9', translate('ssuaReference.turn.round.name'), translate('ssuaReference.turn.round.text')),
    createRow(
      'pass',
      'A-14',
      translate('ssuaReference.turn.pass.name'),
      options['ssua.passForfeits']
        ? translate('ssuaReference.turn.pass.givesUp')
        : translate('ssuaReference.turn.pass.mayGoOn'),
    ),
  ];
}

const listActivationRows = (translate: Translate, options: SsuaOptions): ReferenceRow[] => [
  createRow(
    'once',
    'A-11',
    translate('ssuaReference.activation.once.name'),
    translate('ssuaReference.activation.once.text'),
  ),
  createRow(
    'spend',
    'A-16',
    translate('ssuaReference.activation.spend.name'),
    translate('ssuaReference.activation.spend.text'),
  ),
  createRow(
    'attack',
    'A-25',
    translate('ssuaReference.activation.attack.name'),
    translate('ssuaReference.activation.attack.text'),
  ),
  createRow(
    'charge',
    'A-20',
    'Charge',
    [
      options['ssua.chargeAttackIsExtra']
        ? translate('ssuaReference.activation.charge.extraAttack')
        : translate('ssuaReference.activation.charge.oneAttack'),
      ...(options['ssua.chargeMinAp'] > 0
        ? [translate('ssuaReference.activation.charge.minAp', { ap: options['ssua.chargeMinAp'] })]
        : []),
    ].join(' '),
  ),
  createRow(
    'fractions',
    'A?8',
    translate('ssuaReference.activation.fractions.name'),
    options['ssua.roundApUp']
      ? translate('ssuaReference.activation.fractions.roundedUp')
      : translate('ssuaReference.activation.fractions.roundedDown'),
  ),
  createRow(
    'anything',
    'A-26',
    translate('ssuaReference.activation.anything.name'),
    translate('ssuaReference.activation.anything.text'),
  ),
  createRow(
    'flyers',
    'A-23',
    translate('ssuaReference.activation.flyers.name'),
    translate('ssuaReference.activation.flyers.text'),
  ),
];

const getPriceNotes = (translate: Translate): Readonly<Record<string, string>> => ({
  charge: translate('ssuaReference.notes.charge'),
  fly: translate('ssuaReference.notes.fly'),
  swim: translate('ssuaReference.notes.swim'),
  attack: translate('ssuaReference.notes.attack'),
  interact: translate('ssuaReference.notes.interact'),
  'pick-up': translate('ssuaReference.notes.pickUp'),
  operate: translate('ssuaReference.notes.operate'),
});

const PRICE_FACTS: Readonly<Record<string, string>> = {
  move: 'A-19',
  charge: 'A-20',
  'take-off': 'A-21',
  land: 'A-22',
  fly: 'A-23',
  swim: 'A-24',
  attack: 'A-25',
  interact: 'A-26',
  'pick-up': 'A-27',
  operate: 'A-28',
};

/** A character whose card changes no prices. Prices don't depend on Agility and Mind, so any values do. */
const PLAIN_CHARACTER = { agility: 0, mind: 0 } as SsuaCharacter;

const listPriceRows = (translate: Translate): ReferenceRow[] =>
  listPrices(PLAIN_CHARACTER).map(({ id, name, cost }) => ({
    id,
    fact: PRICE_FACTS[id] ?? 'A-18',
    name: '',
    text: '',
    cells: [name.replaceAll('\u00a0', ' '), cost, getPriceNotes(translate)[id] ?? ''],
  }));

/** Lists the prices that cards change: one row for each character with prices of its own. */
const listOwnPriceRows = (characters: readonly SsuaCharacter[]): ReferenceRow[] =>
  characters.flatMap((character, index) => {
    const ownLines = listPrices(character).filter(({ isOwn }) => isOwn);
    if (ownLines.length === 0) return [];
    return [
      createRow(
        `own-${index}`,
        'A-18',
        character.name,
        ownLines.map(({ name, cost }) => `${name} *${cost}*`).join(', '),
      ),
    ];
  });

const listLineUpRows = (translate: Translate, characters: readonly SsuaCharacter[]): ReferenceRow[] =>
  characters.map((character, index) => {
    const { name, agility, mind, hits, henchman = false, vehicle = false, rerolls = 0 } = character;
    const displayName = henchman
      ? translate('ssuaReference.lineUp.henchman', { name })
      : vehicle
        ? translate('ssuaReference.lineUp.vehicle', { name })
        : name;
    const rerollCells = characters.some(canReroll) ? [rerolls > 0 ? rerolls : '–'] : [];
    const cells = [displayName, agility, mind, getActionPoints(character) ?? '–', hits ?? '–', ...rerollCells].map(
      String,
    );
    return { id: `who-${index}`, fact: 'A-31', name: '', text: '', cells };
  });

/** Lists the classes of objects with what swinging one as a club adds to an attack: dice, or goals for the heaviest. */
const listClubClasses = () =>
  [
    ['Light', '+1D'],
    ['Medium', '+2D'],
    ['Heavy', '+3D'],
    ['Massive', '+4'],
  ] as const;

/** Lists clubs up to the heaviest class that any character lifts. */
function listClubRows(referenceUse: Use | undefined): ReferenceRow[] {
  const getLiftClass = ({ lift = 'none' }: SsuaCharacter) => FIELDS.lift.words.findIndex(({ id }) => id === lift);
  const maxClass =
    referenceUse === undefined ? listClubClasses().length : Math.max(0, ...referenceUse.members.map(getLiftClass));
  return listClubClasses()
    .slice(0, maxClass)
    .map(([className, dice]) => ({
      id: className.toLowerCase(),
      fact: 'A-27',
      name: '',
      text: '',
      cells: [className, dice],
    }));
}

const listVehicleRows = (translate: Translate): ReferenceRow[] => [
  createRow(
    'operate',
    'A-28',
    translate('ssuaReference.vehicles.operate.name'),
    translate('ssuaReference.vehicles.operate.text'),
  ),
  createRow(
    'one-model',
    'A-29',
    translate('ssuaReference.vehicles.oneModel.name'),
    translate('ssuaReference.vehicles.oneModel.text'),
  ),
];

/** Creates the reference under the given house rules. Sections that no character needs are left out. */
export function reference(translate: Translate, options: SsuaOptions, referenceUse?: Use): Reference {
  const isNeeded = (rowNeed: Need) => referenceUse === undefined || referenceUse.members.some(rowNeed);
  const createSection = (
    sectionId: string,
    title: string,
    heading: string,
    layout: ReferenceSection['layout'],
    rows: ReferenceRow[],
    columnHeads?: string[],
  ): ReferenceSection[] =>
    rows.length === 0
      ? []
      : [
          {
            id: sectionId,
            page: 1,
            title,
            cite: { heading },
            layout,
            rows,
            ...(columnHeads ? { heads: columnHeads } : {}),
          },
        ];
  const ownPriceRows = listOwnPriceRows(referenceUse?.members ?? []);
  return {
    ruleset: RULESET_ID,
    // The sections of a page may be placed in any column.
    isLoose: true,
    title: 'SSUA',
    edition: translate('ssuaReference.edition'),
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('ssuaReference.pages.first')],
    changed: formatChangedOptions(translate, OPTIONS, OPTION_TEXTS, options),
    ...(referenceUse ? { team: referenceUse.name } : {}),
    sections: [
      ...createSection(
        'turn',
        translate('ssuaReference.sections.turn'),
        'Initiative',
        'steps',
        listTurnRows(translate, options, isNeeded),
      ),
      ...createSection(
        'prices',
        translate('ssuaReference.sections.prices'),
        'Activation',
        'grid',
        listPriceRows(translate),
        [translate('ssuaReference.heads.activity'), translate('ssuaReference.heads.price'), ''],
      ),
      ...createSection('own', translate('ssuaReference.sections.own'), 'Activation', 'terms', ownPriceRows),
      ...createSection('activation', 'Activation', 'Activation', 'terms', listActivationRows(translate, options)),
      // A team has a row with the prices of each character instead.
      ...(referenceUse === undefined
        ? createSection('faster', translate('ssuaReference.sections.faster'), 'Activation', 'terms', [
            createRow(
              'x2',
              'A-30',
              translate('ssuaReference.faster.x2.name'),
              translate('ssuaReference.faster.x2.text'),
            ),
          ])
        : []),
      ...(isNeeded(({ vehicle = false }) => vehicle)
        ? createSection(
            'vehicles',
            translate('ssuaReference.sections.vehicles'),
            'Activation',
            'terms',
            listVehicleRows(translate),
          )
        : []),
      ...createSection(
        'clubs',
        translate('ssuaReference.sections.clubs'),
        'Objects',
        'strip',
        listClubRows(referenceUse),
        [translate('ssuaReference.heads.class'), translate('ssuaReference.heads.hitAndDamage')],
      ),
      ...createSection(
        'who',
        translate('ssuaReference.sections.who'),
        'Card',
        'grid',
        listLineUpRows(translate, referenceUse?.members ?? []),
        [
          translate('ssuaReference.heads.name'),
          'Agi',
          'Mind',
          'AP',
          'Hits',
          ...(isNeeded(canReroll) ? [translate('ssuaReference.heads.reRoll')] : []),
        ],
      ),
    ],
  };
}
