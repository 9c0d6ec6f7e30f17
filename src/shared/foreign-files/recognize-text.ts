/** Recognizes texts of other programs: by the outermost element of XML, the keys of JSON, or a first line. */
import { isObject } from '../document/json/json-object.ts';
import { ROLLCALL_DOCUMENT } from '../text/foreign-file.ts';
import type { KnownKind } from './file-kinds.ts';

const program = (name: string): KnownKind => ({ name, category: 'program' });

/** `head` is the beginning of the text, `whole` all of it where it is short. */
export function recognizeText(head: string, whole: string | undefined, ending: string): KnownKind | undefined {
  const start = head.trimStart().slice(0, 8000);
  const line = FIRST_LINES.find(([beginning]) => start.startsWith(beginning));
  if (line !== undefined) return line[1];
  if (start.startsWith('<')) return recognizeXml(start);
  if (start.startsWith('{') || start.startsWith('[')) return recognizeJson(start, whole, ending);
  return undefined;
}

const GOOGLE: KnownKind = { name: 'a link to a Google document', category: 'link' };
const WEB_LINK: KnownKind = { name: 'a link to a web page', category: 'link' };

const FIRST_LINES: readonly (readonly [beginning: string, kind: KnownKind])[] = [
  ['version https://git-lfs', { name: 'a placeholder of Git LFS', category: 'large-file' }],
  ['[InternetShortcut]', WEB_LINK],
  ['mse version:', program('a Magic Set Editor set')],
  ['mse_version:', program('a Magic Set Editor set')],
  ['PCGVERSION:', program('a PCGen character')],
  ['#Saved from version', program('a MegaMek unit')],
  ['# MegaMek', program('a MegaMek unit')],
  ['GIF87a', { name: 'a GIF picture', category: 'picture' }],
  ['GIF89a', { name: 'a GIF picture', category: 'picture' }],
  ['%!PS', { name: 'a PostScript drawing', category: 'picture' }],
];

/** Elements that only one program writes as the outermost one, with what else must be near the beginning. */
const ROOTS: readonly (readonly [root: string, mark: string, kind: KnownKind])[] = [
  ['svg', '', { name: 'an SVG drawing', category: 'picture', isReadable: true }],
  ['html', '', { name: 'a web page', category: 'text' }],
  ['roster', 'battlescribe', program('a BattleScribe roster')],
  ['gamesystem', 'battlescribe', program('game data of BattleScribe')],
  ['catalogue', 'battlescribe', program('game data of BattleScribe')],
  ['dataindex', 'battlescribe', program('game data of BattleScribe')],
  ['cockatrice_deck', '', program('a Cockatrice deck')],
  ['cockatrice_carddatabase', '', program('a card list of Cockatrice')],
  ['document', 'hero lab', program('a Hero Lab file')],
  ['character', 'builtin.', program('a Hero Designer character')],
  ['prefab', '', program('a Hero Designer prefab')],
  ['project', '<layout', program('a CardMaker project')],
  ['deck', 'game=', program('an OCTGN deck')],
  ['deck', '<superzone', program('a LackeyCCG deck')],
  ['office:document', 'spreadsheet', { name: 'an OpenDocument spreadsheet', category: 'sheet' }],
  ['workbook', 'office:spreadsheet', { name: 'an XML spreadsheet of Excel 2003', category: 'sheet' }],
  ['plist', 'url', WEB_LINK],
];

function recognizeXml(start: string): KnownKind | undefined {
  const lower = start.toLowerCase();
  if (lower.startsWith('<!doctype html')) return { name: 'a web page', category: 'text' };
  const root = outermostElement(lower);
  if (root === undefined) return undefined;
  const known = ROOTS.find(([name, mark]) => name === root && lower.includes(mark));
  if (known !== undefined) return known[2];
  // Excel takes a fragment of HTML, such as a bare table, for a spreadsheet.
  if (root === 'table' || root === 'body' || root === 'head') return { name: 'a web page', category: 'text' };
  return lower.startsWith('<?xml') ? { name: 'an XML file of another program', category: 'program' } : undefined;
}

/** The name of the first element, behind declarations and comments, without the prefix of its namespace for SVG. */
function outermostElement(xml: string): string | undefined {
  let at = 0;
  while (at >= 0 && at < xml.length) {
    at = xml.indexOf('<', at);
    if (at < 0) return undefined;
    if (xml.startsWith('<!--', at)) at = xml.indexOf('-->', at + 4);
    else if (xml.startsWith('<?', at)) at = xml.indexOf('?>', at + 2);
    else if (xml.startsWith('<!', at)) at = endOfDeclaration(xml, at);
    else return /^<([a-z_][\w.:-]*)/.exec(xml.slice(at, at + 100))?.[1]?.replace(/^svg:/, '');
  }
  return undefined;
}

/** A declaration may hold others in square brackets. */
function endOfDeclaration(xml: string, start: number): number {
  const end = xml.indexOf('>', start);
  const bracket = xml.indexOf('[', start);
  return bracket >= 0 && bracket < end ? xml.indexOf(']', bracket) : end;
}

const JSON_KEYS: readonly (readonly [keys: readonly string[], kind: KnownKind])[] = [
  [['ObjectStates', 'SaveName'], program('a Tabletop Simulator save')],
  [['prototypeToken'], program('a Foundry VTT actor')],
  [['_stats', 'type'], program('a Foundry VTT document')],
  [['system', 'flags', 'type'], program('a Foundry VTT document')],
  [['schema_version', 'type'], program('a Roll20 export')],
  [['schema_version', 'attribs'], program('a Roll20 export')],
  [['roster'], program('a New Recruit or BattleScribe roster')],
  [['doc_id'], GOOGLE],
];

function recognizeJson(start: string, whole: string | undefined, ending: string): KnownKind | undefined {
  const value = whole === undefined ? undefined : parseJson(whole);
  const keys = isObject(value) ? Object.keys(value) : keysAtStart(start);
  if (isObject(value) && typeof value.format === 'string' && value.format.startsWith('rollcall.'))
    return { name: ROLLCALL_DOCUMENT, category: 'program', isReadable: true };
  const known = JSON_KEYS.find(([needed]) => needed.every((key) => keys.includes(key)));
  if (known !== undefined) return known[1];
  if (keys.includes('url') && start.includes('docs.google.com')) return GOOGLE;
  const isJson =
    isObject(value) || Array.isArray(value) || isObject(parseJson(start.slice(0, start.search(/\r|\n|$/))));
  return ending !== 'json' && isJson ? { name: 'a JSON file of another program', category: 'program' } : undefined;
}

/** Of a long text the keys at its beginning, whatever their depth: saves of games have megabytes. */
const keysAtStart = (start: string): string[] =>
  start.includes('"rollcall.') ? [] : [...start.matchAll(/"(\w{1,40})":/g)].map(([, key = '']) => key);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
