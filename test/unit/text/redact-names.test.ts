import { describe, expect, it } from 'vitest';
import { redactNames } from '../../../src/shared/text/redact-names.ts';

describe('a text of a failure on its way to somebody else', () => {
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
  ])('%s', (text, said) => expect(redactNames(text)).toBe(said));

  it('tells no name of the library, also in another case and where one holds another', () => {
    const names = ['Tide', 'Tide Warden', 'Al', 'A.*b', 'Ωmega'];
    expect(redactNames('tide warden met TIDE, ωmega and A.*b; Al and Tidewater stay', names)).toBe(
      '<name> met <name>, <name> and <name>; Al and Tidewater stay',
    );
  });
});
