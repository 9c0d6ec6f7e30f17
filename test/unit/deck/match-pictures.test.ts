import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePictureSource } from '../../../src/shared/card/pictures/picture-source.ts';
import { matchPictures } from '../../../src/shared/deck/match-pictures.ts';

const FILES = [
  'images/pirate.jpg',
  'images/old/pirate.jpg',
  'Größe 1.png',
  'arc.svg',
  'h.heic',
  'bell.psd',
  'bell.png',
  'notes.txt',
];
const match = (name: string): string | undefined => matchPictures([name], FILES).get(name);

describe('a cell finds its picture', () => {
  it.each([
    ['by a path with backslashes', 'images\\pirate.jpg', 'images/pirate.jpg'],
    ['by a path from here', './images/pirate.jpg', 'images/pirate.jpg'],
    ['by a path from here with backslashes', '.\\images\\pirate.jpg', 'images/pirate.jpg'],
    ['in other letters', 'Images/Pirate.JPG', 'images/pirate.jpg'],
    ['by a whole path of Windows', 'C:\\Users\\me\\Cards\\images\\old\\pirate.jpg', 'images/old/pirate.jpg'],
    ['by a whole path of another computer', 'D:\\art\\pirate.jpg', 'images/old/pirate.jpg'],
    ['by a file address', 'file:///C:/Cards/images/pirate.jpg', 'images/pirate.jpg'],
    ['by an address with percent signs', 'Gr%C3%B6%C3%9Fe%201.png', 'Größe 1.png'],
    ['with accents that are composed otherwise', 'Gro\u0308ße 1.png', 'Größe 1.png'],
    ['by a path that begins above, as far as it is here', '..\\images\\pirate.jpg', 'images/pirate.jpg'],
    ['by its name alone', 'pirate', 'images/old/pirate.jpg'],
    ['by its name and another ending of pictures', 'pirate.webp', 'images/old/pirate.jpg'],
    ['as an SVG', 'arc.svg', 'arc.svg'],
    ['of a kind that cards do not show, so that its reason is told', 'h.heic', 'h.heic'],
    ['of a kind that cards show rather than another', 'bell', 'bell.png'],
    ['in a file with another ending, so that its reason is told', 'Notes.TXT', 'notes.txt'],
  ])('%s', (_, name, file) => expect(match(name)).toBe(file));

  it('by a name with a full stop in it, in the app as on the command line', () => {
    const files = ['mr.bean.png', 'Mr.Smith.jpg', 'hero.v2.webp', 'bell.png'];
    const found = matchPictures(['mr.bean', 'Mr.Smith', 'hero.v2', 'bell.exe'], files);
    expect([...found]).toEqual([
      ['mr.bean', 'mr.bean.png'],
      ['Mr.Smith', 'Mr.Smith.jpg'],
      ['hero.v2', 'hero.v2.webp'],
    ]);
  });

  it('and none where there is none, or a percent sign means nothing', () => {
    for (const name of [
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
      expect(match(name)).toBeUndefined();
  });

  it('never outside of the files that are given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('..', '/', '\\', 'pirate.jpg', 'C:', '%2e', '%2f', 'images', '%') }),
        (name) => {
          const file = match(name);
          expect(file === undefined || FILES.includes(file)).toBe(true);
        },
      ),
      { seed: 7 },
    );
  });
});

describe('a path with backslashes', () => {
  it('names a file below the document', () => {
    expect(parsePictureSource('art\\.\\warden.png')).toEqual({ kind: 'file', path: 'art/warden.png' });
  });

  it('never leads out of the folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('..', '/', '\\', 'a.png', 'C:', '.', '%2e') }), (src) => {
        const source = parsePictureSource(src);
        if ('problem' in source || source.kind !== 'file') return;
        expect(source.path).not.toMatch(/\\|^\/|^[a-z]:/i);
        expect(source.path.split('/')).not.toContain('..');
      }),
      { seed: 8 },
    );
  });
});
