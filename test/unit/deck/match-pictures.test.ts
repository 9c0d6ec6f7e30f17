import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePictureSource } from '../../../src/shared/card/pictures/picture-source.ts';
import { matchPictures } from '../../../src/shared/deck/match-pictures.ts';

const FILE_NAMES = [
  'images/pirate.jpg',
  'images/old/pirate.jpg',
  'Größe 1.png',
  'arc.svg',
  'h.heic',
  'bell.psd',
  'bell.png',
  'notes.txt',
];
const findPicture = (cellText: string): string | undefined => matchPictures([cellText], FILE_NAMES).get(cellText);

describe('a cell of a picture column', () => {
  it.each([
    ['by a path with backslashes', 'images\\pirate.jpg', 'images/pirate.jpg'],
    ['by a relative path', './images/pirate.jpg', 'images/pirate.jpg'],
    ['by a relative path with backslashes', '.\\images\\pirate.jpg', 'images/pirate.jpg'],
    ['in a different letter case', 'Images/Pirate.JPG', 'images/pirate.jpg'],
    ['by an absolute Windows path', 'C:\\Users\\me\\Cards\\images\\old\\pirate.jpg', 'images/old/pirate.jpg'],
    ['by an absolute path from another computer', 'D:\\art\\pirate.jpg', 'images/old/pirate.jpg'],
    ['by a file address', 'file:///C:/Cards/images/pirate.jpg', 'images/pirate.jpg'],
    ['by a percent-encoded name', 'Gr%C3%B6%C3%9Fe%201.png', 'Größe 1.png'],
    ['by a name with decomposed accents', 'Gro\u0308ße 1.png', 'Größe 1.png'],
    ['by the end of a path that begins in a parent folder', '..\\images\\pirate.jpg', 'images/pirate.jpg'],
    ['by its name alone', 'pirate', 'images/old/pirate.jpg'],
    ['by its name with another picture extension', 'pirate.webp', 'images/old/pirate.jpg'],
    ['as an SVG', 'arc.svg', 'arc.svg'],
    ['of a kind that cards cannot show, so that the reason can be reported', 'h.heic', 'h.heic'],
    ['of a kind that cards can show in preference to another kind', 'bell', 'bell.png'],
    ['in a file that is no picture, so that the reason can be reported', 'Notes.TXT', 'notes.txt'],
  ])('finds its picture %s', (_caseName, cellText, fileName) => expect(findPicture(cellText)).toBe(fileName));

  it('finds its picture by a name with a full stop, in the app as on the command line', () => {
    const fileNames = ['mr.bean.png', 'Mr.Smith.jpg', 'hero.v2.webp', 'bell.png'];
    const foundPictures = matchPictures(['mr.bean', 'Mr.Smith', 'hero.v2', 'bell.exe'], fileNames);
    expect([...foundPictures]).toEqual([
      ['mr.bean', 'mr.bean.png'],
      ['Mr.Smith', 'Mr.Smith.jpg'],
      ['hero.v2', 'hero.v2.webp'],
    ]);
  });

  it('finds no picture when no file matches, and treats a literal percent sign as text', () => {
    for (const cellText of [
      'images\\none.jpg',
      '100%.png',
      'notes',
      'arc.exe.png',
      'none.exe',
      'h.webp',
      '..',
      '/',
      'file:///',
    ])
      expect(findPicture(cellText)).toBeUndefined();
  });

  it('finds only given files, whatever the path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('..', '/', '\\', 'pirate.jpg', 'C:', '%2e', '%2f', 'images', '%') }),
        (cellText) => {
          const fileName = findPicture(cellText);
          expect(fileName === undefined || FILE_NAMES.includes(fileName)).toBe(true);
        },
      ),
      { seed: 7 },
    );
  });
});

describe('a path with backslashes', () => {
  it('refers to a file below the document', () => {
    expect(parsePictureSource('art\\.\\warden.png')).toEqual({ kind: 'file', path: 'art/warden.png' });
  });

  it('never leads out of the folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('..', '/', '\\', 'a.png', 'C:', '.', '%2e') }), (pictureSource) => {
        const parsedSource = parsePictureSource(pictureSource);
        if ('problem' in parsedSource || parsedSource.kind !== 'file') return;
        expect(parsedSource.path).not.toMatch(/\\|^\/|^[a-z]:/i);
        expect(parsedSource.path.split('/')).not.toContain('..');
      }),
      { seed: 8 },
    );
  });
});
