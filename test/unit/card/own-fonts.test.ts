/** Cards in fonts of the user's own: laid out, shown and printed as in ours, and in ours where that cannot be. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../src/shared/card/display/to-svg.ts';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { resolveTemplateFonts } from '../../../src/shared/card/template/template-fonts.ts';
import { listTextItems } from '../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import type { FontSet } from '../../../src/shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../../src/shared/text/fonts/user-fonts.ts';
import { computeDigest } from '../../../src/shared/zip/codec.ts';
import { checkPdf } from '../../support/cards/pdf.ts';
import { licensed, postscript, truetype } from '../../support/fonts.ts';
import { t } from '../../support/texts.ts';
import { hero, testFonts } from './support.ts';

const withFont = (file: Uint8Array): FontSet => addUserFonts(testFonts(), new Map([[computeDigest(file), file]]));

/** Classic with its display type in a font of the user's own. */
function inFont(file: Uint8Array, more: object = {}): CardTemplate {
  const classic = getDefaultTemplate(GAMES);
  const styles = Object.fromEntries(
    Object.entries(classic.styles).map(([id, style]) => [
      id,
      style.font.startsWith('display') ? { ...style, font: 'headline' } : style,
    ]),
  );
  const fonts = { headline: { src: `sha256:${computeDigest(file)}`, name: 'Lab Bold', instead: 'display-black' } };
  return { ...classic, id: 'lab', styles, fonts, ...more } as CardTemplate;
}

const card = (template: CardTemplate, fonts: FontSet, changes = {}) =>
  layoutCard(GAMES, { character: hero({ factions: [], ...changes }), factions: [], template, fonts });
const facesOf = (template: CardTemplate, fonts: FontSet, changes = {}) =>
  new Set(listTextItems(card(template, fonts, changes).front.items).map(({ font }) => font));

describe('a template with fonts of its own', () => {
  it('is laid out and shown in them', () => {
    const file = postscript();
    const fonts = withFont(file);
    const laid = card(inFont(file), fonts);
    expect(facesOf(inFont(file), fonts)).toContain(`sha256:${computeDigest(file)}`);
    expect(laid.findings.filter(({ kind }) => kind === 'missing-font')).toEqual([]);
    expect(toSvg(laid.front, fonts)).toContain(`href="#c-sha256-${computeDigest(file)}-`);
  });

  it('takes letters that its font lacks from the face that it resembles', () => {
    const file = postscript();
    const faces = facesOf(inFont(file), withFont(file), { name: 'Ωμέγα' });
    expect(faces).toContain('display-black');
    expect(card(inFont(file), withFont(file), { name: 'Ωμέγα' }).findings.map(({ kind }) => kind)).not.toContain(
      'missing-glyph',
    );
  });

  it.each([
    ['is not at hand', (): [CardTemplate, FontSet] => [inFont(postscript()), testFonts()]],
    [
      'does not allow to be embedded',
      (): [CardTemplate, FontSet] => [inFont(licensed(truetype(), 2)), withFont(licensed(truetype(), 2))],
    ],
    ['cannot be read', (): [CardTemplate, FontSet] => [inFont(new Uint8Array(40)), withFont(new Uint8Array(40))]],
  ])('a font that %s is noted, and one of ours stands in for it', (why, make) => {
    const [template, fonts] = make();
    const { findings: notes } = card(template, fonts);
    expect(facesOf(template, fonts)).toContain('display-black');
    expect(
      notes.filter(({ kind }) => kind === 'missing-font').map((note) => formatCardFinding(t, GAMES, note)),
    ).toEqual([`the font Lab Bold of the template Classic ${why}; display-black stands in for it`]);
  });

  it('sets bold words in the font that it names for them', () => {
    const file = truetype();
    const classic = inFont(file);
    const [name] = Object.entries(classic.styles).find(([, { font }]) => font === 'text') ?? [''];
    const styles = { ...classic.styles, [name]: { ...classic.styles[name], font: 'body' } } as CardTemplate['styles'];
    const fonts = { ...classic.fonts, body: { src: 'fonts/gone.ttf', bold: 'headline', italic: 'text-italic' } };
    const { template, findings: notes } = resolveTemplateFonts({ ...classic, styles, fonts }, withFont(file));
    expect(template.styles[name]).toMatchObject({
      own: { font: 'text', like: 'text', bold: `sha256:${computeDigest(file)}`, italic: 'text-italic' },
    });
    expect(notes).toHaveLength(1);
  });
});

describe('a template that names fonts', () => {
  const problemsOf = (fonts: object, font = 'headline'): string[] => {
    const classic = inFont(truetype());
    const styles = { ...classic.styles, extra: { font, size: 8, colour: 'ink' } };
    const read = readTemplate(GAMES, { ...classic, fonts, styles });
    return read.ok
      ? []
      : read.problems.map(({ location, keyPath }) => [location, keyPath].filter((word) => word !== '').join('.'));
  };
  const headline = { src: 'fonts/headline.ttf' };

  it('may name files by their hash or beside it, and nothing else', () => {
    expect(problemsOf({ headline })).toEqual([]);
    for (const src of [
      'https://example.org/a.ttf',
      '../a.ttf',
      '/a.ttf',
      'C:\\a.ttf',
      'fonts/../../a.ttf',
      'a.exe',
      'data:font/ttf;base64,AAEA',
      'sha256:1',
    ])
      expect(problemsOf({ headline: { src } })).toEqual(['fonts.headline.src']);
  });

  it('names only those it has', () => {
    expect(problemsOf({ headline }, 'headlin')).toEqual(['styles.extra.font']);
    expect(problemsOf({ headline: { ...headline, bold: 'nothing' } })).toEqual(['fonts.headline.bold']);
    expect(problemsOf({ headline: { ...headline, italic: 'text-italic' } })).toEqual([]);
  });
});

describe('a PDF in fonts of the user', () => {
  /** What Poppler says of each font: name, kind, and whether it is embedded, a subset, and can be copied. */
  const fontsIn = async (file: Uint8Array): Promise<string> => {
    const fonts = withFont(file);
    const { front, back } = card(inFont(file), fonts);
    const meta = { title: 'Lab', label: 'Lab', created: new Date(0) };
    const job = { cards: [{ front, back }], paper: 'a4', sides: 'fronts', marks: 'crop', meta } as const;
    const at = mkdtempSync(join(tmpdir(), 'rollcall-fonts-'));
    const path = join(at, 'lab.pdf');
    writeFileSync(path, await createCardsPdf(t, job, fonts));
    checkPdf(path);
    expect(execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })).toContain('GALE CLERK');
    const list = execFileSync('pdffonts', [path], { encoding: 'utf8' });
    rmSync(at, { recursive: true });
    return (list.split('\n').find((line) => line.includes('Lab')) ?? '').replace(/\s+/g, ' ');
  };

  it.each([
    ['TrueType', truetype(), /^[A-Z]{6}\+LabLetters-Bold CID TrueType Identity-H yes yes yes/],
    ['PostScript', postscript(), /^[A-Z]{6}\+LabFont-Bold CID Type 0C Identity-H yes yes yes/],
    ['TrueType that must stay whole', licensed(truetype(), 0x100), /^LabLetters-Bold CID TrueType Custom yes no yes/],
    [
      'PostScript that must stay whole',
      licensed(postscript(), 0x100),
      /^LabFont-Bold CID Type 0C \(OT\) Custom yes no yes/,
    ],
  ])('has %s embedded as its licence asks', async (_, file, line) => {
    expect(await fontsIn(file)).toMatch(line);
  });
});
