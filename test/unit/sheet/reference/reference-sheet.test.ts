import { renderToBuffer } from '@react-pdf/renderer';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPTIONS, resolveOptions } from '../../../../src/shared/games/supers-unlimited/options.ts';
import { createReference } from '../../../../src/shared/games/supers-unlimited/reference/reference.ts';
import { collectTeamUse } from '../../../../src/shared/games/supers-unlimited/reference/team-use.ts';
import { registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { getPageSize, SHEET_PAPERS } from '../../../../src/shared/sheet/kit/paper.ts';
import { toPlainText } from '../../../../src/shared/sheet/kit/typeset.ts';
import { setViewerPreferences } from '../../../../src/shared/sheet/kit/viewer-preferences.ts';
import { fitReference, getColumnSectionsHeight } from '../../../../src/shared/sheet/reference/reference-fit.ts';
import { ReferenceSheet } from '../../../../src/shared/sheet/reference/reference-sheet.tsx';
import { isIconCharacter } from '../../../../src/shared/text/markup/icons.ts';
import { translate } from '../../../support/texts.ts';
import { findCollisions, findWordsOutside, fontFiles, fonts, readPdf } from '../files.ts';

beforeAll(() => registerFonts(fontFiles));

/** The height of the footer on each page, in points. */
const FOOTER_HEIGHT = 13;

const removeSpaces = (text: string) => text.replace(/\s/g, '');
const renderReference = (sheetProps: Partial<Parameters<typeof ReferenceSheet>[0]> = {}) =>
  renderToBuffer(
    ReferenceSheet({
      translate,
      reference: createReference(translate),
      fontSet: fonts,
      version: '0.1.0',
      ...sheetProps,
    }),
  );

/** Every option has a value other than its default, for the longest sentences and the longest footer. */
const everythingChanged = resolveOptions(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([key, optionRow]) => [
      key,
      optionRow.kind === 'toggle'
        ? !optionRow.default
        : optionRow.kind === 'choice'
          ? optionRow.values.find((value) => value !== optionRow.default)
          : optionRow.kind === 'label'
            ? 'Marksmanship'
            : 12,
    ]),
  ),
);

describe('fitReference', () => {
  it.each(SHEET_PAPERS)('fills two %s pages in readable type', (paperName) => {
    const fittedReference = fitReference(
      createReference(translate),
      getPageSize(paperName, 'landscape'),
      FOOTER_HEIGHT,
      fonts,
    );
    expect(fittedReference.isFitting).toBe(true);
    expect(fittedReference.emSize).toBeGreaterThanOrEqual(6.5);
    for (const column of fittedReference.pages.flatMap((fittedPage) => fittedPage.columns)) {
      expect(getColumnSectionsHeight(column, fittedReference.emSize)).toBeLessThanOrEqual(fittedReference.columnHeight);
      expect(getColumnSectionsHeight(column, fittedReference.emSize)).toBeGreaterThan(
        fittedReference.columnHeight * 0.85,
      );
    }
  });

  it('chooses the largest type that fits the column, and smaller type for less space', () => {
    const pageSize = getPageSize('a4', 'landscape');
    const { emSize, columnHeight, pages } = fitReference(createReference(translate), pageSize, FOOTER_HEIGHT, fonts);
    const columns = pages.flatMap((fittedPage) => fittedPage.columns);
    // The footer takes all the room that the tallest column leaves, so that a little more no longer fits.
    const footerHeight =
      FOOTER_HEIGHT + columnHeight - Math.max(...columns.map((column) => getColumnSectionsHeight(column, emSize)));
    expect(fitReference(createReference(translate), pageSize, footerHeight, fonts)).toMatchObject({
      emSize,
      isFitting: true,
    });
    expect(fitReference(createReference(translate), pageSize, footerHeight + 0.01, fonts).emSize).toBeLessThan(emSize);
  });

  it('chooses larger type when a team needs less', () => {
    const teamUse = collectTeamUse('Nobody', []);
    const pageSize = getPageSize('a4', 'landscape');
    const fullReference = fitReference(createReference(translate), pageSize, FOOTER_HEIGHT, fonts);
    expect(
      fitReference(createReference(translate, { use: teamUse }), pageSize, FOOTER_HEIGHT, fonts).emSize,
    ).toBeGreaterThanOrEqual(fullReference.emSize);
  });
});

describe('ReferenceSheet', () => {
  it.each([
    ['a4', 842, 595],
    ['letter', 792, 612],
  ] as const)('prints every word on two %s pages inside the margins', async (paperName, width, height) => {
    const bytes = await renderReference({ paper: paperName });
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Supers Unlimited 4.1: quick reference');
    const renderedPdf = readPdf(bytes);
    expect(renderedPdf.pages.map((pdfPage) => [Math.round(pdfPage.width), Math.round(pdfPage.height)])).toEqual([
      [width, height],
      [width, height],
    ]);
    expect(findWordsOutside(renderedPdf, 18)).toEqual([]);
    expect(findCollisions(renderedPdf)).toEqual([]);
    for (const section of createReference(translate).sections) {
      expect(renderedPdf.text, section.id).toContain(removeSpaces(section.title.toUpperCase()));
      for (const referenceRow of section.rows) {
        for (const text of [
          referenceRow.name,
          referenceRow.text,
          referenceRow.value ?? '',
          ...(referenceRow.cells ?? []),
        ]) {
          // Icons are drawn, so the text search cannot find them.
          if (isIconCharacter(text)) continue;
          expect(renderedPdf.text, `${section.id}/${referenceRow.id}`).toContain(removeSpaces(toPlainText(text)));
        }
      }
    }
    expect(renderedPdf.text).toContain(removeSpaces(translate('quickReference.unofficial', { version: '0.1.0' })));
    expect(renderedPdf.text).toContain('alloptionsattheirdefaults');
  });

  it('fits on two pages and names every option when all options are changed', async () => {
    const reference = createReference(translate, { options: everythingChanged });
    const renderedPdf = readPdf(await renderReference({ reference }));
    expect(renderedPdf.pages).toHaveLength(2);
    expect(findWordsOutside(renderedPdf, 18)).toEqual([]);
    expect(findCollisions(renderedPdf)).toEqual([]);
    expect(reference.changed).toHaveLength(Object.keys(OPTIONS).length);
    for (const option of reference.changed) expect(renderedPdf.text).toContain(removeSpaces(option));
    for (const referenceRow of reference.sections.flatMap((section) => section.rows)) {
      expect(renderedPdf.text).toContain(removeSpaces(toPlainText(referenceRow.text)));
    }
  });

  it('names the team it was made for, however long the name', async () => {
    const teamName =
      'The Honourable Society of Lamplighters, Ferrymen and Unlikely Heroes of the Lower Harbour Quarter';
    const renderedPdf = readPdf(
      await renderReference({ reference: createReference(translate, { use: collectTeamUse(teamName, []) }) }),
    );
    expect(renderedPdf.text).toContain(removeSpaces(teamName.toUpperCase()));
    expect(findWordsOutside(renderedPdf, 18)).toEqual([]);
    expect(findCollisions(renderedPdf)).toEqual([]);
  });
});

describe('setViewerPreferences', () => {
  it('requests true size, keeps title and language, and gives the same bytes for the same date', async () => {
    const fixedDate = new Date('2024-05-06T07:08:09Z');
    const fullReference = createReference(translate, { use: collectTeamUse('Nobody', []) });
    // One section on each of the two pages is enough.
    const sections = [1, 2].flatMap((pageNumber) =>
      fullReference.sections.filter((section) => section.page === pageNumber).slice(0, 1),
    );
    const reference = { ...fullReference, sections };
    const bytes = await setViewerPreferences(await renderReference({ fixedDate, reference }), fixedDate);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(document.getTitle()).toBe('Supers Unlimited 4.1: quick reference for Nobody');
    expect(document.getAuthor()).toBe('Rollcall');
    expect(document.getCreationDate()).toEqual(fixedDate);
    expect(String(document.catalog.get(PDFName.of('Lang')))).toContain('en');
    const viewerPreferences = document.catalog.getOrCreateViewerPreferences();
    expect(viewerPreferences.getPrintScaling()).toBe('None');
    expect(viewerPreferences.getDisplayDocTitle()).toBe(true);
    // The structure tree contains one paragraph for each page.
    const structureKinds = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [String(object.get(PDFName.of('S')))] : []));
    expect(structureKinds.filter((kind) => ['/Document', '/Part', '/P'].includes(kind)).sort()).toEqual([
      '/Document',
      ...document.getPages().map(() => '/P'),
      '/Part',
    ]);
    expect(String(document.catalog)).toMatch(/Marked true/);
    expect(await setViewerPreferences(await renderReference({ fixedDate, reference }), fixedDate)).toEqual(bytes);
  });
});
