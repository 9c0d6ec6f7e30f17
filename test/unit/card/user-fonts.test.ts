/** Tests cards in user fonts: they are laid out, shown and printed in them, or in a fallback typeface where that is impossible. */

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
import { readPostScript, readTrueType, setLicenseBits } from '../../support/fonts.ts';
import { translate } from '../../support/texts.ts';
import { createHero, getTestFonts } from './support.ts';

const createFontSet = (fontFile: Uint8Array): FontSet =>
  addUserFonts(getTestFonts(), new Map([[computeDigest(fontFile), fontFile]]));

/** Creates the Classic template with its display styles in a user font. */
function createTemplateWithFont(fontFile: Uint8Array, changes: object = {}): CardTemplate {
  const classicTemplate = getDefaultTemplate(GAMES);
  const styles = Object.fromEntries(
    Object.entries(classicTemplate.styles).map(([styleName, textStyle]) => [
      styleName,
      textStyle.font.startsWith('display') ? { ...textStyle, font: 'headline' } : textStyle,
    ]),
  );
  const fonts = { headline: { src: `sha256:${computeDigest(fontFile)}`, name: 'Lab Bold', instead: 'display-black' } };
  return { ...classicTemplate, id: 'lab', styles, fonts, ...changes } as CardTemplate;
}

const layoutHero = (template: CardTemplate, fonts: FontSet, changes = {}) =>
  layoutCard(GAMES, { character: createHero({ factions: [], ...changes }), factions: [], template, fonts });
const listUsedFonts = (template: CardTemplate, fonts: FontSet, changes = {}) =>
  new Set(listTextItems(layoutHero(template, fonts, changes).front.items).map(({ font }) => font));

/** License bits that forbid to embed the font. */
const NO_EMBEDDING = 0x2;
/** License bits that forbid to embed only a part of the font. */
const NO_SUBSETTING = 0x100;

describe('a template with user fonts', () => {
  it('lays out and draws the card in the user font', () => {
    const fontFile = readPostScript();
    const fonts = createFontSet(fontFile);
    const cardLayout = layoutHero(createTemplateWithFont(fontFile), fonts);
    expect(listUsedFonts(createTemplateWithFont(fontFile), fonts)).toContain(`sha256:${computeDigest(fontFile)}`);
    expect(cardLayout.findings.filter(({ kind }) => kind === 'missing-font')).toEqual([]);
    expect(toSvg(cardLayout.front, fonts)).toContain(`href="#c-sha256-${computeDigest(fontFile)}-`);
  });

  it('takes letters missing from the user font from its fallback typeface', () => {
    const fontFile = readPostScript();
    const usedFonts = listUsedFonts(createTemplateWithFont(fontFile), createFontSet(fontFile), { name: 'Ωμέγα' });
    expect(usedFonts).toContain('display-black');
    expect(
      layoutHero(createTemplateWithFont(fontFile), createFontSet(fontFile), { name: 'Ωμέγα' }).findings.map(
        ({ kind }) => kind,
      ),
    ).not.toContain('missing-glyph');
  });

  it.each([
    ['is not at hand', (): [CardTemplate, FontSet] => [createTemplateWithFont(readPostScript()), getTestFonts()]],
    [
      'does not allow to be embedded',
      (): [CardTemplate, FontSet] => [
        createTemplateWithFont(setLicenseBits(readTrueType(), NO_EMBEDDING)),
        createFontSet(setLicenseBits(readTrueType(), NO_EMBEDDING)),
      ],
    ],
    [
      'cannot be read',
      (): [CardTemplate, FontSet] => [createTemplateWithFont(new Uint8Array(40)), createFontSet(new Uint8Array(40))],
    ],
  ])('reports a font that %s and uses the fallback typeface', (reason, createCase) => {
    const [template, fonts] = createCase();
    const { findings } = layoutHero(template, fonts);
    expect(listUsedFonts(template, fonts)).toContain('display-black');
    expect(
      findings
        .filter(({ kind }) => kind === 'missing-font')
        .map((finding) => formatCardFinding(translate, GAMES, finding)),
    ).toEqual([`the font Lab Bold of the template Classic ${reason}; display-black stands in for it`]);
  });

  it('sets bold words in the font named for bold', () => {
    const fontFile = readTrueType();
    const labTemplate = createTemplateWithFont(fontFile);
    const [styleName] = Object.entries(labTemplate.styles).find(([, { font }]) => font === 'text') ?? [''];
    const styles = {
      ...labTemplate.styles,
      [styleName]: { ...labTemplate.styles[styleName], font: 'body' },
    } as CardTemplate['styles'];
    const fonts = { ...labTemplate.fonts, body: { src: 'fonts/gone.ttf', bold: 'headline', italic: 'text-italic' } };
    const { template, findings } = resolveTemplateFonts({ ...labTemplate, styles, fonts }, createFontSet(fontFile));
    // The file of the regular font is missing, so a built-in typeface replaces it.
    expect(template.styles[styleName]).toMatchObject({
      own: { font: 'text', like: 'text', bold: `sha256:${computeDigest(fontFile)}`, italic: 'text-italic' },
    });
    expect(findings).toHaveLength(1);
  });
});

describe('the fonts in a template file', () => {
  /** Lists the locations of the problems of a template with these fonts and a style in one of them. */
  const listProblems = (fonts: object, fontName = 'headline'): string[] => {
    const labTemplate = createTemplateWithFont(readTrueType());
    const styles = { ...labTemplate.styles, extra: { font: fontName, size: 8, colour: 'ink' } };
    const readResult = readTemplate(GAMES, { ...labTemplate, fonts, styles });
    return readResult.ok
      ? []
      : readResult.problems.map(({ location, keyPath }) =>
          [location, keyPath].filter((pathPart) => pathPart !== '').join('.'),
        );
  };
  const headlineFont = { src: 'fonts/headline.ttf' };

  it('accepts a relative font file or a hash as the source and rejects everything else', () => {
    expect(listProblems({ headline: headlineFont })).toEqual([]);
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
      expect(listProblems({ headline: { src } })).toEqual(['fonts.headline.src']);
  });

  it('rejects a style or font that refers to an unknown font', () => {
    expect(listProblems({ headline: headlineFont }, 'headlin')).toEqual(['styles.extra.font']);
    expect(listProblems({ headline: { ...headlineFont, bold: 'nothing' } })).toEqual(['fonts.headline.bold']);
    expect(listProblems({ headline: { ...headlineFont, italic: 'text-italic' } })).toEqual([]);
  });
});

describe('a PDF with user fonts', () => {
  /** Returns what Poppler reports about the font: name, kind, and whether it is embedded, a subset and has Unicode data. */
  const describeEmbeddedFont = async (fontFile: Uint8Array): Promise<string> => {
    const fonts = createFontSet(fontFile);
    const { front, back } = layoutHero(createTemplateWithFont(fontFile), fonts);
    const metadata = { title: 'Lab', label: 'Lab', created: new Date(0) };
    const printJob = { cards: [{ front, back }], paper: 'a4', sides: 'fronts', marks: 'crop', meta: metadata } as const;
    const folder = mkdtempSync(join(tmpdir(), 'rollcall-fonts-'));
    const pdfPath = join(folder, 'lab.pdf');
    writeFileSync(pdfPath, await createCardsPdf(translate, printJob, fonts));
    checkPdf(pdfPath);
    expect(execFileSync('pdftotext', [pdfPath, '-'], { encoding: 'utf8' })).toContain('GALE CLERK');
    const fontList = execFileSync('pdffonts', [pdfPath], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return (fontList.split('\n').find((line) => line.includes('Lab')) ?? '').replace(/\s+/g, ' ');
  };

  it.each([
    ['a TrueType subset', readTrueType(), /^[A-Z]{6}\+LabLetters-Bold CID TrueType Identity-H yes yes yes/],
    ['a PostScript subset', readPostScript(), /^[A-Z]{6}\+LabFont-Bold CID Type 0C Identity-H yes yes yes/],
    [
      'a whole TrueType file',
      setLicenseBits(readTrueType(), NO_SUBSETTING),
      /^LabLetters-Bold CID TrueType Custom yes no yes/,
    ],
    [
      'a whole PostScript file',
      setLicenseBits(readPostScript(), NO_SUBSETTING),
      /^LabFont-Bold CID Type 0C \(OT\) Custom yes no yes/,
    ],
  ])('embeds a font as its license requires: %s', async (_label, fontFile, expectedLine) => {
    expect(await describeEmbeddedFont(fontFile)).toMatch(expectedLine);
  });
});
