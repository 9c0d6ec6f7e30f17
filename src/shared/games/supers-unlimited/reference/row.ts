/** Fills in the numbers and tags of rows of the quick reference according to the options. */
import type { ReferenceRow } from '../../../rules/reference.ts';
import type { SuOptions } from '../options.ts';
import type { Numbers, RowFact } from './types.ts';

/** Labels of tags: how an Effect ends, what a Stunned Character may do, which Class may use a Gimmick. */
const TAG_LABELS: Readonly<Record<string, string>> = {
  'stun-ok': 'S',
  recovery: 'R',
  upkeep: 'U',
  'upkeep-or-recovery': 'U, R',
  any: 'Any',
  blaster: 'Blaster',
  controller: 'Controller',
  fighter: 'Fighter',
  infiltrator: 'Infiltrator',
  mage: 'Mage',
  mythic: 'Mythic',
  psychic: 'Psychic',
  shifter: 'Shifter',
  speedster: 'Speedster',
  summoner: 'Summoner',
  tank: 'Tank',
  trained: 'Trained',
};

/** Returns the names and numbers from options that every row may use. */
const getOptionNumbers = (options: SuOptions): Numbers => ({
  aim: options['su.aimLabel'],
  calledShot: options['su.calledShotLabel'],
  blind: options['su.blindModifier'],
  weakness: options['su.weaknessBonus'],
  objectResistance: options['su.objectResistance'],
  witsTn: options['su.witsTn'],
});

/** Returns all numbers that the texts of a row may name. */
export const getRowNumbers = ({ numbers }: RowFact, options: SuOptions): Numbers => ({
  ...getOptionNumbers(options),
  ...numbers,
});

/** Replaces `{names}` by numbers. Throws on an unknown name, which is a mistake in our tables. */
export function fillTemplate(template: string, numbers: Numbers): string {
  return template.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = numbers[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`);
    return String(value);
  });
}

/** Returns the values of a row other than its words. */
export function getRowData(
  rowFact: RowFact,
  options: SuOptions,
): Pick<ReferenceRow, 'fact' | 'icon' | 'id' | 'tag' | 'value'> {
  const tagId = typeof rowFact.tag === 'function' ? rowFact.tag(options) : rowFact.tag;
  return {
    id: rowFact.id,
    fact: rowFact.fact,
    ...(rowFact.icon === undefined ? {} : { icon: rowFact.icon }),
    ...(rowFact.value === undefined ? {} : { value: fillTemplate(rowFact.value, getRowNumbers(rowFact, options)) }),
    ...(tagId === undefined ? {} : { tag: TAG_LABELS[tagId] ?? tagId }),
  };
}
