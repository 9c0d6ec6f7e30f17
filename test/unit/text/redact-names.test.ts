import { describe, expect, it } from 'vitest';
import { redactNames } from '../../../src/shared/text/redact-names.ts';

describe('redactNames', () => {
  it.each([
    ["ENOENT: no such file, open '/home/jane doe/a.json'", "ENOENT: no such file, open '<path> doe/a.json'"],
    ['EACCES /home/jane/My/list.json:3', 'EACCES <path>:3'],
    ['open C:\\Users\\Jane\\a.json failed', 'open <path> failed'],
    ['at \\\\server\\share\\a.json', 'at <path>'],
    ['file:///home/jane/x.js', '<path>'],
    ['The folder “Heroes of Jane” takes no files', 'The folder “…” takes no files'],
    ['Unexpected token in "Tide Warden" at 3', 'Unexpected token in “…” at 3'],
    ['at #/characters/tide-warden', 'at #/characters/…'],
    ['at draw (rollcall://app/assets/index-a1.js:1:200)', 'at draw (rollcall://app/assets/index-a1.js:1:200)'],
    ['1/2 of it and 3 / 4', '1/2 of it and 3 / 4'],
  ])('removes paths and quoted names from: %s', (failureText, redactedText) =>
    expect(redactNames(failureText)).toBe(redactedText),
  );

  it('replaces every name of the library, in any case and as whole words only', () => {
    const libraryNames = ['Tide', 'Tide Warden', 'Al', 'A.*b', 'Ωmega'];
    expect(redactNames('tide warden met TIDE, ωmega and A.*b; Al and Tidewater stay', libraryNames)).toBe(
      '<name> met <name>, <name> and <name>; Al and Tidewater stay',
    );
  });
});
