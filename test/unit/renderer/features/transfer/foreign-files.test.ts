import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { receiveFile } from '../../../../../src/renderer/features/events/submissions/worker/receive-file.ts';
import type { ReadPart } from '../../../../../src/renderer/features/transfer/import/reading/messages.ts';
import { readSources } from '../../../../../src/renderer/features/transfer/import/reading/read-sources.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { writeError } from '../../../../support/documents/unreadable.ts';
import { translate } from '../../../../support/texts.ts';

const OPEN_DOCUMENT = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] });
const TABLETOP_SAVE = strToU8('{"SaveName":"x","ObjectStates":[]}');

async function importAndGetReasons(fileName: string, fileBytes: Uint8Array): Promise<string> {
  const allParts: ReadPart[] = [];
  const testFile = { name: fileName, bytes: new Blob([fileBytes as Uint8Array<ArrayBuffer>]) };
  const pageFunctions = { takePart: (newPart: ReadPart) => allParts.push(newPart), showProgress: () => {} };
  await readSources(translate, GAMES, { kind: 'files', files: [testFile] }, pageFunctions);
  return JSON.stringify(allParts);
}

describe('an import of a file of another program', () => {
  it.each([
    [
      'list.ods',
      OPEN_DOCUMENT,
      "This file is an OpenDocument spreadsheet, which Rollcall doesn't read; save it as .xlsx or .csv.",
    ],
    ['save.json', TABLETOP_SAVE, "This file is a Tabletop Simulator save, which Rollcall doesn't read"],
    ['hero.json', strToU8('%PDF-1.7'), 'This file is a PDF document'],
  ])('names the kind of %s', async (fileName, fileBytes, expectedText) =>
    expect(await importAndGetReasons(fileName, fileBytes)).toContain(expectedText),
  );

  it('does not call a faulty Rollcall document foreign', async () => {
    expect(await importAndGetReasons('x.json', strToU8('{"format":"rollcall.team"}'))).not.toContain('This file is');
  });
});

it('receiveFile names the program of a foreign submission', async () => {
  const [received] = await receiveFile(GAMES, {
    name: 'save.json',
    bytes: new Blob([TABLETOP_SAVE as Uint8Array<ArrayBuffer>]),
  });
  const writtenError = received !== undefined && 'error' in received ? writeError(received.error) : undefined;
  expect(writtenError?.expected).toContain('a document of Rollcall, but it is a Tabletop Simulator save');
});
