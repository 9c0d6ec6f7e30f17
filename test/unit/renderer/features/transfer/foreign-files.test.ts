import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { receive } from '../../../../../src/renderer/features/events/lists/worker/receive.ts';
import type { ReadPart } from '../../../../../src/renderer/features/transfer/import/reading/messages.ts';
import { readSources } from '../../../../../src/renderer/features/transfer/import/reading/read-sources.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { writeError } from '../../../../support/documents/unreadable.ts';
import { t } from '../../../../support/texts.ts';

const ODS = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] });
const SAVE = strToU8('{"SaveName":"x","ObjectStates":[]}');

async function reasons(name: string, bytes: Uint8Array): Promise<string> {
  const parts: ReadPart[] = [];
  const file = { name, bytes: new Blob([bytes as Uint8Array<ArrayBuffer>]) };
  const page = { takePart: (part: ReadPart) => parts.push(part), showProgress: () => {} };
  await readSources(t, GAMES, { kind: 'files', files: [file] }, page);
  return JSON.stringify(parts);
}

describe('an import of a file of another program says what it is', () => {
  it.each([
    [
      'list.ods',
      ODS,
      "This file is an OpenDocument spreadsheet, which Rollcall doesn't read; save it as .xlsx or .csv.",
    ],
    ['save.json', SAVE, "This file is a Tabletop Simulator save, which Rollcall doesn't read"],
    ['hero.json', strToU8('%PDF-1.7'), 'This file is a PDF document'],
  ])('%s', async (name, bytes, words) => expect(await reasons(name, bytes)).toContain(words));

  it('and leaves the fault of a document of Rollcall as it is', async () => {
    expect(await reasons('x.json', strToU8('{"format":"rollcall.team"}'))).not.toContain('This file is');
  });
});

it('a list of an event that is of another program says what it is', async () => {
  const [received] = await receive(GAMES, { name: 'save.json', bytes: new Blob([SAVE as Uint8Array<ArrayBuffer>]) });
  const error = received !== undefined && 'error' in received ? writeError(received.error) : undefined;
  expect(error?.expected).toContain('a document of Rollcall, but it is a Tabletop Simulator save');
});
