/** A row of the quick reference: its fact and its text joined under the options of a table. */
import type { ReferenceRow } from '../../../rules/reference.ts';
import type { SuOptions } from '../options.ts';
import type { Numbers, RowFact } from './types.ts';

/** Marks of the rows: how an Effect goes away again, what a Stunned Character may do, whose a Gimmick is. */
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

/** Names and numbers set by options, which every row may use. */
const labels = (o: SuOptions): Numbers => ({
  aim: o['su.aimLabel'],
  calledShot: o['su.calledShotLabel'],
  blind: o['su.blindModifier'],
  weakness: o['su.weaknessBonus'],
  objectResistance: o['su.objectResistance'],
  witsTn: o['su.witsTn'],
});

/** Everything that the texts of a row may name. */
export const rowNumbers = ({ n }: RowFact, options: SuOptions): Numbers => ({ ...labels(options), ...n });

/** Puts numbers in the place of `{names}`. Throws on an unknown name, which is a fault of our tables. */
export function fill(template: string, numbers: Numbers): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = numbers[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`);
    return String(value);
  });
}

/** What a row has besides its words. */
export function rowData(
  row: RowFact,
  options: SuOptions,
): Pick<ReferenceRow, 'fact' | 'icon' | 'id' | 'tag' | 'value'> {
  const tag = typeof row.tag === 'function' ? row.tag(options) : row.tag;
  return {
    id: row.id,
    fact: row.fact,
    ...(row.icon === undefined ? {} : { icon: row.icon }),
    ...(row.value === undefined ? {} : { value: fill(row.value, rowNumbers(row, options)) }),
    ...(tag === undefined ? {} : { tag: TAG_LABELS[tag] ?? tag }),
  };
}
