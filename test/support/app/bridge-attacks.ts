/**
 * Attacks on the bridge by a page that was taken over. None of them may have an effect outside the app. Of the attacker's tools, `call`
 * calls a function of the bridge, and `again` saves one file into the folder of the last export.
 */
import type { AttackTools } from './hostile-page.ts';

export interface Attack {
  readonly name: string;
  /** Runs in the page, so it uses nothing from outside. Returns the reply of the main process. */
  readonly run: (tools: AttackTools) => Promise<string>;
  /** The expected reply, if it is neither a refusal nor an error. */
  readonly answer?: RegExp;
}

/** Matches every refusal: an error of the gate or of a reader, or a reply that says why nothing was done. */
export const REFUSAL = /^error |"refused":/;

/** Names under which a system could execute the file, and names that hide such a name. */
const NAMES: readonly (readonly [what: string, name: string])[] = [
  ['a starter of Linux', 'evil.desktop'],
  ['a batch file', 'run.bat'],
  ['a program of Windows', 'x.exe'],
  ['a shell script', 'x.sh'],
  ['a command of macOS', 'x.command'],
  ['a PowerShell script', 'x.ps1'],
  ['a shortcut', 'x.lnk'],
  ['an address', 'x.url'],
  ['a page', 'x.html'],
  ['a script', 'x.js'],
  ['a Java archive', 'x.jar'],
  ['a plain archive', 'x.zip'],
  ['a spreadsheet with macros', 'x.xlsm'],
  ['a file that Windows obeys', 'autorun.inf'],
  ['a hidden settings file', '.bashrc'],
  ['an extension alone', '.desktop'],
  ['an extension in capitals', 'X.EXE'],
  ['two extensions', 'cards.pdf.exe'],
  ['a dot at the end', 'x.exe.'],
  ['a blank at the end', 'x.exe '],
  ['dots and blanks at the end', 'x.exe. . .'],
  ['a full-width dot', 'x\uff0eexe'],
  ['text that runs backwards', 'x\u202efdp.exe'],
  ['an invisible character', 'x.e\u200bxe'],
  ['a stream of NTFS', 'a.pdf:x.exe'],
  ['a reserved name', 'CON.exe'],
  ['a parent folder', '../evil.desktop'],
  ['a parent folder of Windows', '..\\evil.bat'],
  ['an absolute path', '/tmp/evil.sh'],
  ['a zero byte', 'x.pdf\u0000.exe'],
  ['a line break', 'x.pdf\n.desktop'],
  ['a very long name', `${'x'.repeat(400)}.pdf.sh`],
  ['no extension', 'Makefile'],
  ['no name', ''],
];

/** Creates attacks with a file name. The name is written into the code of the function, which runs in the page. */
const createNameAttacks = ([description, fileName]: readonly [string, string]): Attack[] => {
  const quotedName = JSON.stringify(fileName);
  return [
    {
      name: `into the folder of last time: ${description}`,
      run: new Function('tools', `return tools.again(${quotedName})`) as Attack['run'],
    },
    {
      name: `by the save dialog: ${description}`,
      run: new Function(
        'tools',
        `return tools.call('saveFile', { suggestedName: ${quotedName}, bytes: tools.encode('#!/bin/sh') })`,
      ) as Attack['run'],
    },
  ];
};

/** Bytes that do not match the file name. */
const CONTENTS: readonly Attack[] = [
  { name: 'a script that is called a PDF', run: ({ again }) => again('a.pdf') },
  {
    name: 'a script behind the head of a PDF',
    run: ({ again, encode }) => again('a.pdf', encode('#!/bin/sh\n%PDF-1.7\n%%EOF')),
  },
  {
    name: 'a PDF that runs a script',
    run: ({ again, pdf }) => again('a.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')),
  },
  {
    name: 'a PDF that starts a program',
    run: ({ again, pdf }) => again('a.pdf', pdf('/AA << /O << /S /Launch /F (calc.exe) >> >>')),
  },
  {
    name: 'a PDF that hides its script in escapes',
    run: ({ again, pdf }) => again('a.pdf', pdf('/Next << /S /J#61va#53cript >>')),
  },
  {
    name: 'a PDF that hides its script in packed objects',
    run: async ({ again, packedPdf }) => again('a.pdf', await packedPdf('<< /S /JavaScript /JS (x) >>')),
  },
  {
    name: 'a PDF whose object begins within a string',
    run: async ({ again, packedPdf }) => again('a.pdf', await packedPdf('(<< /S /JavaScript >>')),
  },
  {
    name: 'a PDF whose packed objects are packed in another way',
    run: async ({ again, packedPdf }) => again('a.pdf', await packedPdf('<< >>', '/DecodeParms << /Predictor 12 >> ')),
  },
  { name: 'a PDF with a form', run: ({ again, pdf }) => again('a.pdf', pdf('/AcroForm << /XFA 1 0 R >>')) },
  {
    name: 'a PDF with an attachment',
    run: ({ again, pdf }) => again('a.pdf', pdf('/Names << /EmbeddedFiles 1 0 R >>')),
  },
  { name: 'a page that is called a PNG', run: ({ again, encode }) => again('a.png', encode('<html>')) },
  {
    name: 'a PNG without an end',
    run: ({ again }) => again('a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  { name: 'an SVG with a script', run: ({ again, svg }) => again('a.svg', svg('<script>alert(1)</script>')) },
  { name: 'an SVG with a handler', run: ({ again, svg }) => again('a.svg', svg('<path d="M0 0" onload="alert(1)"/>')) },
  { name: 'an SVG with a link', run: ({ again, svg }) => again('a.svg', svg('<image href="javascript:alert(1)"/>')) },
  {
    name: 'an SVG with a picture from elsewhere',
    run: ({ again, svg }) => again('a.svg', svg('<image href="http://host.invalid/a.png"/>')),
  },
  {
    name: 'an SVG with a page in it',
    run: ({ again, svg }) => again('a.svg', svg('<foreignObject><b/></foreignObject>')),
  },
  {
    name: 'an SVG with a style',
    run: ({ again, svg }) => again('a.svg', svg('<style>@import "http://host.invalid"</style>')),
  },
  {
    name: 'an SVG with an entity',
    run: ({ again, encode }) =>
      again(
        'a.svg',
        encode(
          '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
        ),
      ),
  },
  {
    name: 'settings of another program',
    run: ({ call, encode }) =>
      call('saveFile', { suggestedName: 'package.json', bytes: encode('{"scripts":{"preinstall":"x"}}') }),
  },
  {
    name: 'a script that is called a document',
    run: ({ call, encode }) => call('saveFile', { suggestedName: 'a.hero.json', bytes: encode('#!/bin/sh') }),
  },
  {
    name: 'bytes that are called a table',
    run: ({ call }) => call('saveFile', { suggestedName: 'a.csv', bytes: new Uint8Array([0xff, 0xfe, 0]) }),
  },
  {
    name: 'a program that is called a text',
    run: ({ call, encode }) => call('saveFile', { suggestedName: 'a.txt', bytes: encode('MZ\u0000\u0001') }),
  },
  {
    name: 'a script that is called an archive',
    run: ({ call, encode }) => call('saveFile', { suggestedName: 'a.rollcall', bytes: encode('#!/bin/sh') }),
  },
  {
    name: 'a script in front of a spreadsheet',
    run: ({ call, encode }) =>
      call('saveFile', { suggestedName: 'a.xlsx', bytes: encode('#!/bin/sh\nPK\u0003\u0004') }),
  },
  {
    name: 'a document among images',
    run: ({ again, encode }) => again('a.hero.json', encode('{"format":"rollcall.character"}')),
  },
  { name: 'an image among documents', run: ({ again, pdf }) => again('a.pdf', pdf(''), 'characters') },
];

/** Folders that the user did not choose for this export. */
const PLACES: readonly Attack[] = [
  {
    name: 'a kind of export for which no folder was chosen',
    run: ({ again, encode }) => again('a.hero.json', encode('{"format":"rollcall.team"}'), 'teams'),
  },
  { name: 'a kind of export that every object has', run: ({ again }) => again('a.pdf', undefined, 'constructor') },
  { name: 'a kind of export from the prototype', run: ({ again }) => again('a.pdf', undefined, '__proto__') },
  {
    name: 'a path beside the files',
    run: ({ call, pdf }) =>
      call('saveToFolder', {
        of: 'teams',
        again: true,
        folder: '/tmp',
        files: [{ name: 'a.json', path: '/tmp/a.json', bytes: pdf('') }],
      }),
  },
];

/** Files and keys to be opened. */
const OPENING: readonly Attack[] = [
  { name: 'a key that was guessed', run: ({ call }) => call('showWritten', { key: '1', how: 'open' }) },
  { name: 'a path for a key', run: ({ call }) => call('showWritten', { key: '/bin/sh', how: 'open' }) },
  { name: 'a key from the prototype', run: ({ call }) => call('showWritten', { key: '__proto__', how: 'open' }) },
  { name: 'a list for a key', run: ({ call }) => call('showWritten', { key: ['x'], how: 'open' }) },
  { name: 'another way to open', run: ({ call }) => call('showWritten', { key: 'x', how: 'execute' }) },
  { name: 'nothing to open', run: ({ call }) => call('showWritten', null) },
  {
    name: 'a script to be printed',
    run: ({ call, encode }) => call('openToPrint', { suggestedName: 'a.pdf', bytes: encode('#!/bin/sh') }),
  },
  {
    name: 'a starter to be printed',
    run: ({ call, pdf }) => call('openToPrint', { suggestedName: 'a.desktop', bytes: pdf('') }),
  },
  {
    name: 'a PDF with a script to be printed',
    run: ({ call, pdf }) =>
      call('openToPrint', { suggestedName: 'a.pdf', bytes: pdf('/OpenAction << /S /JavaScript >>') }),
  },
  {
    name: 'a PDF with a packed script to be printed',
    run: async ({ call, packedPdf }) =>
      call('openToPrint', { suggestedName: 'a.pdf', bytes: await packedPdf('<< /S /Launch >>') }),
  },
  {
    name: 'a drag of a script',
    run: ({ call, encode }) => call('dragOut', [{ name: 'evil.desktop', bytes: encode('x') }]),
    answer: /^reply undefined$/,
  },
];

/** Arguments of any shape. */
const SHAPES: readonly Attack[] = [
  {
    name: 'a list for bytes',
    run: ({ call }) => call('saveFile', { suggestedName: 'a.pdf', bytes: [37, 80, 68, 70] }),
  },
  {
    name: 'a view for bytes',
    run: ({ call }) => call('saveFile', { suggestedName: 'a.pdf', bytes: new DataView(new ArrayBuffer(9)) }),
  },
  { name: 'a number for a name', run: ({ call, pdf }) => call('saveFile', { suggestedName: 7, bytes: pdf('') }) },
  {
    name: 'a getter for a name',
    run: ({ call, pdf }) => {
      let readCount = 0;
      return call('saveFile', {
        get suggestedName() {
          readCount += 1;
          return readCount === 1 ? 'a.pdf' : 'a.desktop';
        },
        bytes: pdf('/OpenAction 1'),
      });
    },
  },
  {
    name: 'a polluted prototype',
    run: ({ call }) => call('saveFile', JSON.parse('{"__proto__":{"suggestedName":"a.pdf","polluted":1}}')),
  },
  {
    name: 'a list with holes',
    run: ({ call }) => call('saveToFolder', { of: 'prints', again: true, files: new Array(10) }),
  },
  {
    name: 'a list that claims to be long',
    run: ({ call }) => call('saveToFolder', { of: 'prints', again: true, files: { length: 2 } }),
  },
  { name: 'a word for yes', run: ({ call }) => call('saveToFolder', { of: 'prints', again: 'yes', files: [] }) },
  {
    name: 'more files than an export has',
    run: ({ call, pdf }) => {
      const pdfFile = { name: 'a.pdf', bytes: pdf('') };
      return call('saveToFolder', { of: 'prints', again: true, files: new Array(50_001).fill(pdfFile) });
    },
  },
  {
    name: 'edits of the prototype in the journal',
    run: ({ call }) => call('journalAppend', [{ table: '__proto__', id: 'x', rev: 1, kind: 'delete' }]),
  },
  {
    name: 'a date in the journal',
    run: ({ call }) =>
      call('journalAppend', [
        { table: 'characters', id: 'x', rev: 1, kind: 'put', row: new Date(), sum: '0'.repeat(64) },
      ]),
  },
  {
    name: 'an asset with another hash',
    run: ({ call, encode }) => call('journalAsset', { hash: '0'.repeat(64), kind: 'file', bytes: encode('x') }),
  },
  {
    name: 'an asset named by a path',
    run: ({ call, encode }) => call('journalAsset', { hash: '../../x', kind: 'file', bytes: encode('x') }),
  },
  { name: 'a backup named by a path', run: ({ call }) => call('backupRows', '../../../etc/passwd') },
  {
    name: 'menus by the million',
    run: ({ call }) => {
      const menuItems = new Array(60).fill({ kind: 'separator' });
      const menu = {
        kind: 'menu',
        label: 'x',
        items: new Array(60).fill({ kind: 'menu', label: 'x', items: menuItems }),
      };
      return call('setMenu', {
        language: 'en',
        text: { cut: '', copy: '', paste: '', selectAll: '' },
        menus: new Array(60).fill(menu),
      });
    },
  },
  {
    name: 'a menu that is none',
    run: ({ call }) =>
      call('setMenu', { language: 'en', menus: [{ kind: 'menu', label: 'x', items: [null] }], text: {} }),
  },
  { name: 'a window of an object', run: ({ call }) => call('newWindow', { show: { toString: 1 } }) },
  { name: 'a window with an endless id', run: ({ call }) => call('newWindow', { show: 'x'.repeat(100_000) }) },
  {
    name: 'another address for a frame',
    run: async () => (globalThis.open('file:///etc/passwd') === null ? 'error closed' : 'reply open'),
  },
];

export const ATTACKS: readonly Attack[] = [
  ...NAMES.flatMap(createNameAttacks),
  ...CONTENTS,
  ...PLACES,
  ...OPENING,
  ...SHAPES,
];
