import { renderToBuffer } from '@react-pdf/renderer';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPTIONS, resolveOptions } from '../../../../src/shared/games/supers-unlimited/options.ts';
import { createReference } from '../../../../src/shared/games/supers-unlimited/reference/reference.ts';
import { collectTeamUse } from '../../../../src/shared/games/supers-unlimited/reference/team-use.ts';
import { registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { getPageSize, SHEET_PAPERS } from '../../../../src/shared/sheet/kit/paper.ts';
import { plain } from '../../../../src/shared/sheet/kit/typeset.ts';
import { setViewerPreferences } from '../../../../src/shared/sheet/kit/viewer-preferences.ts';
import { fitReference, getColumnSectionsHeight } from '../../../../src/shared/sheet/reference/reference-fit.ts';
import { ReferenceSheet } from '../../../../src/shared/sheet/reference/reference-sheet.tsx';
import { isIconCharacter } from '../../../../src/shared/text/markup/icons.ts';
import { t } from '../../../support/texts.ts';
import { collisions, fontFiles, fonts, outside, readPdf } from '../files.ts';

beforeAll(() => registerFonts(fontFiles));

const squash = (text: string) => text.replace(/\s/g, '');
const render = (props: Partial<Parameters<typeof ReferenceSheet>[0]> = {}) =>
  renderToBuffer(
    ReferenceSheet({ translate: t, reference: createReference(t), fontSet: fonts, version: '0.1.0', ...props }),
  );

/** The other end of every option: the longest sentences and the longest footer. */
const everythingChanged = resolveOptions(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([key, row]) => [
      key,
      row.kind === 'toggle'
        ? !row.default
        : row.kind === 'choice'
          ? row.values.find((value) => value !== row.default)
          : row.kind === 'label'
            ? 'Marksmanship'
            : 12,
    ]),
  ),
);

describe('fitReference', () => {
  it.each(SHEET_PAPERS)('fills two pages of %s in readable type', (paper) => {
    const fitted = fitReference(createReference(t), getPageSize(paper, 'landscape'), 13, fonts);
    expect(fitted.isFitting).toBe(true);
    expect(fitted.emSize).toBeGreaterThanOrEqual(6.5);
    for (const column of fitted.pages.flatMap((page) => page.columns)) {
      expect(getColumnSectionsHeight(column, fitted.emSize)).toBeLessThanOrEqual(fitted.columnHeight);
      expect(getColumnSectionsHeight(column, fitted.emSize)).toBeGreaterThan(fitted.columnHeight * 0.85);
    }
  });

  it('takes the type in which a column ends where its page does, and smaller type where that is a bit shorter', () => {
    const page = getPageSize('a4', 'landscape');
    const { emSize: em, columnHeight, pages } = fitReference(createReference(t), page, 13, fonts);
    const columns = pages.flatMap((one) => one.columns);
    const footer = 13 + columnHeight - Math.max(...columns.map((column) => getColumnSectionsHeight(column, em)));
    expect(fitReference(createReference(t), page, footer, fonts)).toMatchObject({ emSize: em, isFitting: true });
    expect(fitReference(createReference(t), page, footer + 0.01, fonts).emSize).toBeLessThan(em);
  });

  it('takes larger type when a team needs less', () => {
    const use = collectTeamUse('Nobody', []);
    const page = getPageSize('a4', 'landscape');
    const all = fitReference(createReference(t), page, 13, fonts);
    expect(fitReference(createReference(t, { use }), page, 13, fonts).emSize).toBeGreaterThanOrEqual(all.emSize);
  });
});

describe('ReferenceSheet', () => {
  it.each([
    ['a4', 842, 595],
    ['letter', 792, 612],
  ] as const)('prints every word of it on two pages of %s, inside the margins', async (paper, width, height) => {
    const bytes = await render({ paper });
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Supers Unlimited 4.1: quick reference');
    const pdf = readPdf(bytes);
    expect(pdf.pages.map((page) => [Math.round(page.width), Math.round(page.height)])).toEqual([
      [width, height],
      [width, height],
    ]);
    expect(outside(pdf, 18)).toEqual([]);
    expect(collisions(pdf)).toEqual([]);
    for (const section of createReference(t).sections) {
      expect(pdf.text, section.id).toContain(squash(section.title.toUpperCase()));
      for (const row of section.rows) {
        for (const text of [row.name, row.text, row.value ?? '', ...(row.cells ?? [])]) {
          // Icons are drawn: there is nothing to search for.
          if (isIconCharacter(text)) continue;
          expect(pdf.text, `${section.id}/${row.id}`).toContain(squash(plain(text)));
        }
      }
    }
    expect(pdf.text).toContain(squash(t('quickReference.unofficial', { version: '0.1.0' })));
    expect(pdf.text).toContain('alloptionsattheirdefaults');
  });

  it('still fits, and names them all, when every option is changed', async () => {
    const reference = createReference(t, { options: everythingChanged });
    const pdf = readPdf(await render({ reference }));
    expect(pdf.pages).toHaveLength(2);
    expect(outside(pdf, 18)).toEqual([]);
    expect(collisions(pdf)).toEqual([]);
    expect(reference.changed).toHaveLength(Object.keys(OPTIONS).length);
    for (const option of reference.changed) expect(pdf.text).toContain(squash(option));
    for (const row of reference.sections.flatMap((section) => section.rows)) {
      expect(pdf.text).toContain(squash(plain(row.text)));
    }
  });

  it('names the team that it was cut down for, however long the name', async () => {
    const name = 'The Honourable Society of Lamplighters, Ferrymen and Unlikely Heroes of the Lower Harbour Quarter';
    const pdf = readPdf(await render({ reference: createReference(t, { use: collectTeamUse(name, []) }) }));
    expect(pdf.text).toContain(squash(name.toUpperCase()));
    expect(outside(pdf, 18)).toEqual([]);
    expect(collisions(pdf)).toEqual([]);
  });
});

describe('setViewerPreferences', () => {
  it('asks viewers for true size, keeps title and language, and is the same for the same date', async () => {
    const date = new Date('2024-05-06T07:08:09Z');
    const all = createReference(t, { use: collectTeamUse('Nobody', []) });
    // A section on each of the two pages is enough.
    const sections = [1, 2].flatMap((page) => all.sections.filter((one) => one.page === page).slice(0, 1));
    const reference = { ...all, sections };
    const bytes = await setViewerPreferences(await render({ fixedDate: date, reference }), date);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(document.getTitle()).toBe('Supers Unlimited 4.1: quick reference for Nobody');
    expect(document.getAuthor()).toBe('Rollcall');
    expect(document.getCreationDate()).toEqual(date);
    expect(String(document.catalog.get(PDFName.of('Lang')))).toContain('en');
    const viewer = document.catalog.getOrCreateViewerPreferences();
    expect(viewer.getPrintScaling()).toBe('None');
    expect(viewer.getDisplayDocTitle()).toBe(true);
    // Read aloud, page for page.
    const kinds = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [String(object.get(PDFName.of('S')))] : []));
    expect(kinds.filter((kind) => ['/Document', '/Part', '/P'].includes(kind)).sort()).toEqual([
      '/Document',
      ...document.getPages().map(() => '/P'),
      '/Part',
    ]);
    expect(String(document.catalog)).toMatch(/Marked true/);
    expect(await setViewerPreferences(await render({ fixedDate: date, reference }), date)).toEqual(bytes);
  });
});
