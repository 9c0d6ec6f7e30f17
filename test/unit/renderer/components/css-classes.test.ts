/** Tests that the classes used by components exist in their style sheets. A missing class would silently become `undefined`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join('src', 'renderer');
/** Matches `import css from './card-pane.module.css';`. */
const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/** Returns `file: name` for every class that is missing from its style sheet. */
function listMissingClasses(fileName: string): string[] {
  const sourceCode = readFileSync(join(ROOT, fileName), 'utf8');
  return [...sourceCode.matchAll(IMPORT)].flatMap(([, importName = '', sheetPath = '']) => {
    const fullSheetPath = join(ROOT, dirname(fileName), sheetPath);
    const sheetText = existsSync(fullSheetPath) ? readFileSync(fullSheetPath, 'utf8') : '';
    const codeWithoutImports = sourceCode.replace(/^.* from '[^']+';$/gm, '');
    // Matches `css.pane`, but not in a path such as `./css.pane` or after another name.
    const usedClasses = [...codeWithoutImports.matchAll(new RegExp(`(?<![\\w./'\`])${importName}\\.(\\w+)`, 'g'))].map(
      ([, className = '']) => className,
    );
    const unknownClasses = [...new Set(usedClasses)].filter(
      (className) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheetText),
    );
    return unknownClasses.map((className) => `${fileName}: ${importName}.${className}`);
  });
}

it('every class that a component uses exists in its style sheet', () => {
  const fileNames = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((fileName) =>
    fileName.endsWith('.tsx'),
  );
  expect(fileNames.length).toBeGreaterThan(100);
  expect(fileNames.flatMap(listMissingClasses)).toEqual([]);
});
