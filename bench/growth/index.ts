/** `npm run bench:growth`: whether time grows in proportion to size. */
import { sampleCharacters } from '../samples.ts';
import { documentGrowths } from './documents.ts';
import { fileGrowths } from './files.ts';
import { letterGrowths } from './letters.ts';
import { listGrowths } from './lists.ts';
import { parserGrowths } from './parsers.ts';
import { reportGrowths } from './report.ts';
import { ruleGrowths } from './rules.ts';
import { type GrowthRow, grow } from './run.ts';
import { styleSheetGrowths } from './style-sheets.ts';
import { tableGrowths } from './tables.ts';

const cell = (n: number, digits = 0): string =>
  n.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).padStart(11);

function line({ name, sizes, cost, perUnit }: GrowthRow): string {
  const pairs = sizes.map((size, index) => `${cell(size)}${cell(cost[index] ?? 0, 1)}`).join('');
  return `${name.padEnd(44)}${pairs}${cell(perUnit, 2)}`;
}

/** `root` is the folder of the checkout. */
export async function benchGrowth(root: string): Promise<void> {
  const characters = sampleCharacters(root);
  const parsers = [...parserGrowths, ...(await fileGrowths(root))];
  const all = [
    ...listGrowths(characters),
    ...documentGrowths,
    ...tableGrowths(characters),
    ...ruleGrowths,
    ...parsers,
    ...reportGrowths(root, characters),
    ...styleSheetGrowths,
    ...letterGrowths(root, characters),
  ];
  const growths = process.argv.includes('parsers') ? parsers : all;
  const heads = ['n', '2n', '4n'].map((size) => `${size.padStart(11)}${'ms'.padStart(11)}`).join('');
  console.log(`Node ${process.versions.node}; processor time, the least of three rounds\n`);
  console.log(`${'what grows'.padEnd(44)}${heads}${'a unit, x'.padStart(11)}`);
  for (const growth of growths) console.log(line(await grow(growth)));
}
