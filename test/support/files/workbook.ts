/** Builds spreadsheets as other programs write them. */
import { strToU8, zipSync } from 'fflate';

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export interface TestSheet {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** Content of `cols`. */
  readonly columns?: string;
  /** Content of `sheetData`. */
  readonly rows: string;
  /** Elements after `sheetData`. */
  readonly after?: string;
}

export interface TestWorkbook {
  readonly sheets: readonly TestSheet[];
  /** Number formats of the styles from 1 on: the number of a built-in format, or a pattern. */
  readonly formats?: readonly (number | string)[];
  /** Attributes of `workbookPr` and `calcPr`. */
  readonly workbookPr?: string;
  readonly calcPr?: string;
  readonly strings?: string;
  /** Parts that replace others. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** Returns the bytes of a spreadsheet. */
export function buildWorkbook({ sheets, formats = [], workbookPr, calcPr, strings, parts }: TestWorkbook): Uint8Array {
  const relationships = [
    ...sheets.map((_, index) => relationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
    relationship('rId901', 'styles', 'styles.xml'),
    ...(strings === undefined ? [] : [relationship('rId902', 'sharedStrings', 'sharedStrings.xml')]),
  ];
  const overrides = [
    override('workbook', 'sheet.main'),
    override('styles', 'styles'),
    override('sharedStrings', 'sharedStrings'),
    ...sheets.map((_, index) => override(`worksheets/sheet${index + 1}`, 'worksheet')),
  ];
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${TYPE}package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${NS} xmlns:r="${OFFICE}">${workbookPr === undefined ? '' : `<workbookPr ${workbookPr}/>`}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name ?? `Sheet${index + 1}`}" sheetId="${index + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets>${calcPr === undefined ? '' : `<calcPr ${calcPr}/>`}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationships.join('')}</Relationships>`,
    'xl/styles.xml': stylesXml(formats),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst ${NS}>${strings}</sst>` }),
    ...Object.fromEntries(
      sheets.map(({ columns, rows, after = '' }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet ${NS}>${columns === undefined ? '' : `<cols>${columns}</cols>`}<sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}officedocument.spreadsheetml.${type}+xml"/>`;

const relationship = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function stylesXml(formats: readonly (number | string)[]): string {
  const ids = formats.map((format, index) => (typeof format === 'number' ? format : 164 + index));
  const own = formats.flatMap((format, index) =>
    typeof format === 'number' ? [] : [`<numFmt numFmtId="${ids[index]}" formatCode="${escapeXml(format)}"/>`],
  );
  const styles = [0, ...ids].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`);
  return `<styleSheet ${NS}><numFmts>${own.join('')}</numFmts><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
}

/** Returns a cell with a text. */
export const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;

/** Returns a cell with a number, in one of the styles. */
export const numberCell = (address: string, value: number, style = 0): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;

/** Returns a row of texts. `attributes` are those of the row. */
export const textRow = (number: number, texts: readonly string[], attributes = ''): string =>
  `<row r="${number}" ${attributes}>${texts.map((text, index) => textCell(`${String.fromCharCode(65 + index)}${number}`, text)).join('')}</row>`;
