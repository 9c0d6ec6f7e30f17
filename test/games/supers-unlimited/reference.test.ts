import { describe, expect, it } from 'vitest';
import {
  ATTACK_TYPES,
  CLASSES,
  EFFECTS,
  GIMMICKS,
  MOVEMENTS,
} from '../../../src/shared/games/supers-unlimited/facts.ts';
import {
  OPTION_KEYS,
  OPTIONS,
  type OptionKey,
  resolveOptions,
} from '../../../src/shared/games/supers-unlimited/options.ts';
import { createReference } from '../../../src/shared/games/supers-unlimited/reference/reference.ts';
import { translate } from '../../support/texts.ts';

const fullReference = createReference(translate);

const getRows = (sectionId: string, reference = fullReference) =>
  reference.sections.find((candidate) => candidate.id === sectionId)?.rows ?? [];

const getRowTexts = (sectionId: string, rowId: string, reference = fullReference) => {
  const foundRow = getRows(sectionId, reference).find((candidate) => candidate.id === rowId);
  return [foundRow?.value, foundRow?.name, foundRow?.text, ...(foundRow?.cells ?? [])].filter(Boolean).join(' | ');
};

/** Returns a value other than the default for an option. */
function findOtherValue(optionKey: OptionKey): unknown {
  const optionRow = OPTIONS[optionKey];
  switch (optionRow.kind) {
    case 'toggle':
      return !optionRow.default;
    case 'choice':
      return optionRow.values.find((optionValue) => optionValue !== optionRow.default);
    case 'label':
      return 'Marksmanship';
    default:
      return 9;
  }
}

describe('rows of the quick reference', () => {
  it('E-42: list the seven phases of a Turn', () => {
    expect(getRows('turn').map((row) => row.name)).toEqual([
      'Check Endgame',
      'Choose Character',
      'Refresh',
      'Upkeep',
      'Recovery',
      'Activation',
      'Turn End',
    ]);
  });

  it('E-56 to E-68: list thirteen Actions, three of them Movement Actions and five Reactions', () => {
    const actions = getRows('actions').filter((row) => row.group);
    expect(actions).toHaveLength(13);
    expect(actions.filter((row) => row.group === 'Movement Actions').map((row) => row.id)).toEqual([
      'charge',
      'move',
      'run',
    ]);
    expect(actions.filter((row) => row.group === 'Reactions')).toHaveLength(5);
  });

  it('E-54: mark Attack and Move as the only Actions of a Stunned Character', () => {
    expect(
      getRows('actions')
        .filter((row) => row.tag === 'S')
        .map((row) => row.id),
    ).toEqual(['move', 'attack']);
  });

  it('E-100 to E-118: list all eighteen Effects in the order of the vocabulary', () => {
    expect(
      getRows('effects')
        .filter((row) => row.name)
        .map((row) => row.id),
    ).toEqual([...EFFECTS]);
    expect(EFFECTS).toHaveLength(18);
  });

  it('E-99, E?18: mark six Effects that end in Recovery and three that end in Upkeep', () => {
    const listTaggedIds = (effectTag: string) =>
      getRows('effects')
        .filter((row) => row.tag === effectTag)
        .map((row) => row.id);
    expect(listTaggedIds('R')).toEqual(['blind', 'nullify', 'paralysis', 'poison', 'stun', 'weaken']);
    expect(listTaggedIds('U')).toEqual(['attack-boost', 'countdown', 'defense-boost']);
  });

  it('E-71: list all eight movement types', () => {
    const rowIds = getRows('movement').map((row) => row.id);
    expect(rowIds.filter((rowId) => (MOVEMENTS as readonly string[]).includes(rowId))).toEqual([...MOVEMENTS]);
  });

  it('E-79: list every Attack Type', () => {
    const rowIds = getRows('attacks').map((row) => row.id);
    expect(rowIds.filter((rowId) => (ATTACK_TYPES as readonly string[]).includes(rowId))).toEqual([...ATTACK_TYPES]);
  });

  it('E-121: list all 23 Gimmicks with their Class', () => {
    const rows = getRows('gimmicks').filter((row) => row.tag);
    expect(rows.map((row) => [row.id, row.tag?.toLowerCase()])).toEqual(
      GIMMICKS.map((candidate) => [candidate.id, candidate.class]),
    );
    expect(rows).toHaveLength(23);
    expect(new Set(rows.map((row) => row.tag)).size).toBe(CLASSES.length + 1);
  });

  it('E-139 to E-144: list five scenarios, four Subplots and a choice, and five Plasma X results', () => {
    expect(getRows('scenarios').map((row) => row.value)).toEqual(['1-2', '3-4', '5-6', '7-8', '9-10']);
    for (const row of getRows('scenarios')) expect(row.text, row.id).toMatch(/\*Endgame\*.*\*Total\*/);
    expect(getRows('subplots').filter((row) => row.value)).toHaveLength(5);
    expect(getRows('plasma').filter((row) => row.value)).toHaveLength(5);
  });

  it('E-131: list nine steps of the setup', () => {
    expect(getRows('setup').filter((row) => row.name)).toHaveLength(9);
  });
});

describe('form of the quick reference', () => {
  it('cites a fact in every row and gives it a unique id in its section', () => {
    for (const section of fullReference.sections) {
      const rowIds = section.rows.map((row) => row.id);
      expect(new Set(rowIds).size, section.id).toBe(rowIds.length);
      for (const row of section.rows) expect(row.fact, `${section.id}/${row.id}`).toMatch(/^E[-?]\d+[a-h]?$/);
    }
  });

  it('fills every row with text that closes its bold marks and has no placeholder, under every option', () => {
    for (const optionKey of [undefined, ...OPTION_KEYS]) {
      const options = resolveOptions(optionKey ? { [optionKey]: findOtherValue(optionKey) } : {});
      for (const section of createReference(translate, { options }).sections) {
        for (const row of section.rows) {
          const rowText = [row.name, row.text, row.value, ...(row.cells ?? [])].filter(Boolean).join(' | ');
          const isOdd =
            rowText.trim() === '' ||
            /[{}]|undefined|NaN/.test(rowText) ||
            rowText.split('*').length % 2 !== 1 ||
            / {2}| [.,;:]/.test(rowText);
          if (isOdd) expect(rowText, `${section.id}/${row.id} under ${optionKey}`).toBe('a whole sentence');
        }
      }
    }
  });

  it('E?3f: cites chapters, never pages', () => {
    for (const { cite: citation } of fullReference.sections) {
      expect(citation.chapter).toBeGreaterThanOrEqual(1);
      expect(citation.chapter).toBeLessThanOrEqual(9);
      expect(citation.heading).not.toMatch(/\bp(age|\.)/i);
    }
  });
});

/** Numbers of the facts, as patterns for the texts of the rows. */
const NUMBERS: [fact: string, section: string, row: string, pattern: RegExp][] = [
  ['E-8', 'dice', 'pow', /^Natural 10, 1 \| 10 is a \*POW\*.* 1 always fails/],
  ['E-45', 'turn', 'refresh', /All\* your Characters regain 1 Power Point/],
  ['E-47', 'recovery', 'target', /TN 6, \+1 in the Red Zone, \+1 with Poison/],
  ['E-48', 'recovery', 'rolls', /1 back per Success.*1 point off per Success/],
  ['E?11', 'recovery', 'red-zone', /first red box.*TN 7, or 8 with Poison/],
  ['E-52', 'actions', 'cost', /1 PP each.*at most 2 times.*at most 2 Movement Actions/],
  ['E-56', 'actions', 'called-shot', /\+1, or \+2 on a larger target/],
  ['E-58', 'actions', 'block', /-1 to that Combat Roll/],
  ['E-59', 'actions', 'charge', /for 0 PP at \+1\. Not with an enemy within 1″/],
  ['E-60', 'actions', 'fallen-ally', /within 8″.*Anti-Hero: either, but within 4″/],
  ['E-64', 'actions', 'power-up', /Supers only.*\+1D10/],
  ['E-67', 'actions', 'run', /2 × Move/],
  ['E-71a', 'movement', 'sprint', /2″ up or down/],
  ['E-71b', 'movement', 'flight', /1″ of Move for each Altitude Token gained or lost, or discard tokens for \+1″/],
  ['E-71c', 'movement', 'glide', /2″ of Move for each Altitude Token/],
  ['E-71d', 'movement', 'jump', /\+1 more on a Charge/],
  ['E-72', 'altitude', 'climb-high', /enemy within 1″.*1″\+ from other Characters.*\(1 PP\)/],
  ['E-79', 'attacks', 'projectile', /enemy within 1″ of the attacker/],
  ['E-83', 'common-attacks', 'throw', /dice \+ 2.*Damage and Knockback/],
  ['E-94', 'common-attacks', 'smash-it-up', /Rank 1 to any Bash; up to Rank 3.*takes 1 Damage/],
  ['E-84', 'bonuses', 'called-shot', /^\+1\/\+2/],
  ['E-85', 'bonuses', 'block', /^-1/],
  ['E?15', 'bonuses', 'blinded', /^\+1\/-1/],
  ['E-87', 'bonuses', 'charge', /^\+1 .*\+1 more with Jump/],
  ['E-88', 'bonuses', 'cover', /^-1/],
  ['E-89', 'bonuses', 'high-ground', /^\+1\/-1.*1″\+/],
  ['E-90', 'bonuses', 'koed-target', /^\+2/],
  ['E-90', 'bonuses', 'stunned-target', /^\+1/],
  ['E-91', 'bonuses', 'outnumber', /^\+1\/-1/],
  ['E-92', 'bonuses', 'size-matters', /^\+1/],
  ['E-93', 'bonuses', 'shoot-into-melee', /^-2/],
  ['E-106', 'bonuses', 'weakness', /^\+3/],
  ['E-107', 'effects', 'entangle', /Resistance 5; .*removes 1 point/],
  ['E-113', 'effects', 'pow-double-knockback', /Knockback 2 per POW, on top/],
  ['E-114', 'effects', 'pow-double-stun', /Stun 2 per POW, on top/],
  ['E-27', 'card', 'weakness', /1D5 Stun and 1D5 Weaken.*within 6″/],
  ['E-122', 'falls', 'roll', /1D10 per \*full\* 2″.*1 Damage per Success and 1 Stun per POW/],
  ['E-124', 'materials', 'flimsy', /Flimsy \| 4/],
  ['E-124', 'materials', 'solid', /Solid \| 6/],
  ['E-124', 'materials', 'reinforced', /Reinforced \| 8/],
  ['E-125', 'volumes', 'small', /4 \| to 10″/],
  ['E-125', 'volumes', 'medium', /6 \| 20″/],
  ['E-125', 'volumes', 'large', /8 \| 30″/],
  ['E-125', 'volumes', 'huge', /10 \| 40″$/],
  ['E-125', 'volumes', 'gargantuan', /12 \| 50″\+/],
  ['E-128', 'terrain', 'dangerous', /^Dangerous \| 1 Damage/],
  ['E-130', 'objects', 'large', /Large \| 3 \| 6/],
  ['E?23', 'objects', 'destroyed', /Resistance 5\..*equal to or above its Rank/],
  ['E-14', 'bases', 'colossal', /Colossal \| 6 \| 60 mm/],
  ['E-40', 'setup', 'size', /15, medium 25, large 35, Secret Crisis Event 50\+/],
  ['E-144', 'setup', 'plasma-x', /1D10 - 3 Markers, \+1 for each full 10 Levels/],
  ['E-133', 'setup', 'zones', /18″ apart/],
  ['E-134', 'setup', 'markers', /10″\+ from the center, 1″\+ from edges, 20″\+.*12″\+ with more than 2.*within 3″/],
  ['E?53', 'setup', 'battle-of-wits', /TN 6/],
  ['E-139', 'scenarios', 'danger-zone', /^3-4.*6 Power Markers, 4″\+.*2D10 against Power alone.*TN 8/],
  ['E-139', 'scenarios', 'enemy-territory', /2 Markers per player, 12″\+ apart.*20″ from the enemy Zone.*6-9″/],
  ['E-139', 'scenarios', 'hold-ground', /3 or more/],
  ['E-139', 'scenarios', 'super-quest', /4 Quest Markers, 5″\+/],
  ['E-139', 'objectives', 'victory', /2 VP; tied highest 1 VP/],
  ['E-139b', 'quests', 'athletics', /Aim \| TN 9 \| TN 5/],
  ['E-139b', 'quests', 'might', /Fight \| TN 9 \| TN 5/],
  ['E-142', 'subplots', 'prize', /Size 2.*TN 5.*6\+/],
  ['E-143', 'subplots', 'vip', /Size 2, 6″\+ from Zones or 16″\+.*TN 4.*5\+/],
  ['E-144', 'plasma', 'power', /^1-2 \| Power \| \+1/],
  ['E-144', 'plasma', 'heal', /^3-4 .* 1 PP and 1 HP/],
  ['E-144', 'plasma', 'move', /^5-6 \| Move \| \+2/],
  ['E-144', 'plasma', 'success', /^7-8 .*\+1 on its Successful Attacks/],
  ['E-121', 'gimmicks', 'double-blast', /2 Attack Rolls at -1/],
  ['E-121', 'gimmicks', 'sunday-punch', /\+2D10, and adds POW Double Stun/],
  ['E-121', 'gimmicks', 'enduring', /\+3 to its Resistances/],
  ['E-121', 'gimmicks', 'elusive', /\+1 to all Resistances/],
  ['E-121', 'gimmicks', 'find-weakness', /\+3 Combat Bonus/],
  ['E-121', 'gimmicks', 'ride-along', /within 2″.*1 PP per further friend/],
  ['E-121', 'gimmicks', 'restoration', /\+1D10 and \+1 to each Recovery Roll/],
];

describe('numbers in the quick reference', () => {
  it.each(NUMBERS)('match fact %s in %s/%s', (_fact, sectionId, rowId, pattern) => {
    expect(getRowTexts(sectionId, rowId)).toMatch(pattern);
  });
});

describe('options in the quick reference', () => {
  const createWithOption = (optionChange: Partial<Record<OptionKey, unknown>>) =>
    createReference(translate, { options: resolveOptions(optionChange) });

  it.each<[OptionKey, unknown, string, string, RegExp]>([
    ['su.blindModifier', 2, 'bonuses', 'blinded', /^\+2\/-2/],
    ['su.blindModifier', 2, 'effects', 'blind', /\+2 to Attacks on it, -2 to its own/],
    ['su.weaknessBonus', 4, 'bonuses', 'weakness', /^\+4/],
    ['su.objectResistance', 6, 'objects', 'destroyed', /Resistance 6\./],
    ['su.objectDestroyStrict', true, 'objects', 'destroyed', /Damage above its Rank/],
    ['su.calledShotLabel', 'Aim', 'actions', 'called-shot', /^Aim/],
    ['su.aimLabel', 'Shoot', 'common-attacks', 'throw', /Fight vs Shoot/],
    ['su.aimLabel', 'Shoot', 'quests', 'athletics', /Shoot/],
    ['su.qrBuildings', true, 'volumes', 'huge', /10 \| 40″\+/],
    ['su.witsTn', 7, 'setup', 'battle-of-wits', /TN 7/],
    ['su.powExtraDie', 'off', 'dice', 'pow', /POW\*: a Success\. 1/],
    ['su.altBasing', true, 'bases', 'huge', /30 mm/],
    ['su.koTn', 5, 'recovery', 'red-zone', /\(TN 5\)/],
    ['su.slamDistance', 'total', 'falls', 'slam', /all inches of the Knockback/],
    ['su.collapseIsFall', true, 'volumes', 'destroyed', /models inside: Fall/],
    ['su.plasmaOnMiss', true, 'plasma', 'success', /on all its Attacks/],
  ])('%s = %s changes the text of %s/%s', (optionKey, optionValue, sectionId, rowId, pattern) => {
    expect(getRowTexts(sectionId, rowId, createWithOption({ [optionKey]: optionValue }))).toMatch(pattern);
    expect(getRowTexts(sectionId, rowId)).not.toMatch(pattern);
  });

  it('E?25: leave out Gargantuan buildings with su.qrBuildings', () => {
    expect(getRows('volumes', createWithOption({ 'su.qrBuildings': true })).map((row) => row.id)).not.toContain(
      'gargantuan',
    );
  });

  it('E?14: leave out Spray with su.spray off', () => {
    expect(getRows('attacks', createWithOption({ 'su.spray': 'off' })).map((row) => row.id)).not.toContain('spray');
  });

  it('list the options that differ from their defaults', () => {
    expect(fullReference.changed).toEqual([]);
    expect(createWithOption({ 'su.witsTn': 7, 'su.spray': 'off' }).changed).toEqual([
      'Spray: not at all',
      'Battle of Wits: 7',
    ]);
  });
});
