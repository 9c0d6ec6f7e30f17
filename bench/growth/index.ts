/** Implements `npm run bench:growth`: measures whether time grows in proportion to size. */
import { readSampleCharacters } from '../samples.ts';
import { documentGrowths } from './documents.ts';
import { createFileGrowths } from './files.ts';
import { createLetterGrowths } from './letters.ts';
import { createListGrowths } from './lists.ts';
import { parserGrowths } from './parsers.ts';
import { createReportGrowths } from './report.ts';
import { ruleGrowths } from './rules.ts';
import { type GrowthRow, measureGrowth } from './run.ts';
import { styleSheetGrowths } from './style-sheets.ts';
import { createVerdictRowGrowths } from './verdict-rows.ts';

const formatCell = (cellNumber: number, decimalPlaces = 0): string =>
  cellNumber
    .toLocaleString('en', { minimumFractionDigits: decimalPlaces, maximumFractionDigits: decimalPlaces })
    .padStart(11);

function formatGrowthRow({ name, sizes, milliseconds, unitCostRatio }: GrowthRow): string {
  const sizeCells = sizes
    .map((inputSize, index) => `${formatCell(inputSize)}${formatCell(milliseconds[index] ?? 0, 1)}`)
    .join('');
  return `${name.padEnd(44)}${sizeCells}${formatCell(unitCostRatio, 2)}`;
}

/** Runs the benchmark. `checkoutFolder` is the root folder of the repository. */
export async function benchGrowth(checkoutFolder: string): Promise<void> {
  const characters = readSampleCharacters(checkoutFolder);
  const parsers = [...parserGrowths, ...(await createFileGrowths(checkoutFolder))];
  const allGrowths = [
    ...createListGrowths(characters),
    ...documentGrowths,
    ...createVerdictRowGrowths(characters),
    ...ruleGrowths,
    ...parsers,
    ...createReportGrowths(checkoutFolder, characters),
    ...styleSheetGrowths,
    ...createLetterGrowths(checkoutFolder, characters),
  ];
  const growths = process.argv.includes('parsers') ? parsers : allGrowths;
  const headings = ['n', '2n', '4n'].map((sizeLabel) => `${sizeLabel.padStart(11)}${'ms'.padStart(11)}`).join('');
  console.log(`Node ${process.versions.node}; processor time, the least of three rounds\n`);
  console.log(`${'what grows'.padEnd(44)}${headings}${'a unit, x'.padStart(11)}`);
  for (const growth of growths) console.log(formatGrowthRow(await measureGrowth(growth)));
}
