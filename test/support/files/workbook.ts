/** Builds spreadsheets as other programs write them. */
import { strToU8, zipSync } from 'fflate';

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
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
export function buildWorkbook({
  sheets,
  formats: numberFormats = [],
  workbookPr,
  calcPr,
  strings: sharedStrings,
  parts: replacedParts,
}: TestWorkbook): Uint8Array {
  const relationships = [
    ...sheets.map((_, sheetIndex) =>
      formatRelationship(`rId${sheetIndex + 1}`, 'worksheet', `worksheets/sheet${sheetIndex + 1}.xml`),
    ),
    formatRelationship('rId901', 'styles', 'styles.xml'),
    ...(sharedStrings === undefined ? [] : [formatRelationship('rId902', 'sharedStrings', 'sharedStrings.xml')]),
  ];
  const overrides = [
    formatOverride('workbook', 'sheet.main'),
    formatOverride('styles', 'styles'),
    formatOverride('sharedStrings', 'sharedStrings'),
    ...sheets.map((_, sheetIndex) => formatOverride(`worksheets/sheet${sheetIndex + 1}`, 'worksheet')),
  ];
  const partsByPath: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${TYPE}package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${formatRelationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="${OFFICE}">${workbookPr === undefined ? '' : `<workbookPr ${workbookPr}/>`}<sheets>${sheets
      .map(
        ({ name: sheetName, state: visibility }, sheetIndex) =>
          `<sheet name="${sheetName ?? `Sheet${sheetIndex + 1}`}" sheetId="${sheetIndex + 1}"${visibility === undefined ? '' : ` state="${visibility}"`} r:id="rId${sheetIndex + 1}"/>`,
      )
      .join('')}</sheets>${calcPr === undefined ? '' : `<calcPr ${calcPr}/>`}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relationships.join('')}</Relationships>`,
    'xl/styles.xml': stylesXml(numberFormats),
    ...(sharedStrings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst ${NAMESPACE}>${sharedStrings}</sst>` }),
    ...Object.fromEntries(
      sheets.map(({ columns: columnsXml, rows: rowsXml, after: trailingXml = '' }, sheetIndex) => [
        `xl/worksheets/sheet${sheetIndex + 1}.xml`,
        `<worksheet ${NAMESPACE}>${columnsXml === undefined ? '' : `<cols>${columnsXml}</cols>`}<sheetData>${rowsXml}</sheetData>${trailingXml}</worksheet>`,
      ]),
    ),
    ...replacedParts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(partsByPath).map(([partPath, partText]) => [partPath, strToU8(partText)])),
  );
}

const formatOverride = (partName: string, typeName: string): string =>
  `<Override PartName="/xl/${partName}.xml" ContentType="${TYPE}officedocument.spreadsheetml.${typeName}+xml"/>`;

const formatRelationship = (relationshipId: string, typeName: string, targetPath: string): string =>
  `<Relationship Id="${relationshipId}" Type="${OFFICE}/${typeName}" Target="${targetPath}"/>`;

const escapeXml = (plainText: string): string =>
  plainText.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Creates the styles. The ids of custom number formats start at 164. */
function stylesXml(numberFormats: readonly (number | string)[]): string {
  const formatIds = numberFormats.map((format, formatIndex) =>
    typeof format === 'number' ? format : 164 + formatIndex,
  );
  const customFormats = numberFormats.flatMap((format, formatIndex) =>
    typeof format === 'number'
      ? []
      : [`<numFmt numFmtId="${formatIds[formatIndex]}" formatCode="${escapeXml(format)}"/>`],
  );
  const styles = [0, ...formatIds].map((formatId) => `<xf numFmtId="${formatId}" applyNumberFormat="1"/>`);
  return `<styleSheet ${NAMESPACE}><numFmts>${customFormats.join('')}</numFmts><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
}

/** Creates a cell with a text. */
export const createTextCell = (address: string, cellText: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${escapeXml(cellText)}</t></is></c>`;

/** Creates a cell with a number, in one of the styles. */
export const createNumberCell = (address: string, cellValue: number, styleIndex = 0): string =>
  `<c r="${address}" s="${styleIndex}"><v>${cellValue}</v></c>`;

/** Creates a row of texts with these XML attributes. */
export const createTextRow = (rowNumber: number, cellTexts: readonly string[], attributes = ''): string =>
  `<row r="${rowNumber}" ${attributes}>${cellTexts.map((cellText, columnIndex) => createTextCell(`${String.fromCharCode(65 + columnIndex)}${rowNumber}`, cellText)).join('')}</row>`;
