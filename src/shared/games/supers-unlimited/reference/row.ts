/** A row of the quick reference: its fact and its text joined under the options of a table. */
import type { ReferenceRow } from '../../../rules/reference.ts';
import type { SuOptions } from '../options.ts';
import { TAG_LABELS } from './text/effects.ts';
import type { Numbers, RowFact, SectionText } from './types.ts';

/** Names and numbers set by options, which every row may use. */
const labels = (o: SuOptions): Numbers => ({
  aim: o['su.aimLabel'],
  calledShot: o['su.calledShotLabel'],
  blind: o['su.blindModifier'],
  weakness: o['su.weaknessBonus'],
  objectResistance: o['su.objectResistance'],
  witsTn: o['su.witsTn'],
});

/** Puts numbers in the place of `{names}`. Throws on an unknown name, which is a fault of our tables. */
function fill(template: string, numbers: Numbers): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = numbers[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`);
    return String(value);
  });
}

/** Throws for a row without a text, which is a fault of our tables. */
export function referenceRow(row: RowFact, text: SectionText, options: SuOptions): ReferenceRow {
  const rowText = text.rows[row.id];
  if (!rowText) throw new Error(`No text for ${row.id} in "${text.title}"`);
  const numbers = { ...labels(options), ...row.n };
  const resolve = (sentence: string | ((o: SuOptions) => string) | undefined) =>
    fill((typeof sentence === 'function' ? sentence(options) : sentence) ?? '', numbers);
  const tag = typeof row.tag === 'function' ? row.tag(options) : row.tag;
  return {
    id: row.id,
    fact: row.fact,
    name: resolve(rowText.name),
    text: resolve(rowText.text),
    ...(row.icon === undefined ? {} : { icon: row.icon }),
    ...(row.value === undefined ? {} : { value: fill(row.value, numbers) }),
    ...(tag === undefined ? {} : { tag: TAG_LABELS[tag] ?? tag }),
    ...(row.group === undefined ? {} : { group: text.groups?.[row.group] ?? row.group }),
    ...(rowText.cells === undefined ? {} : { cells: rowText.cells.map(resolve) }),
  };
}
