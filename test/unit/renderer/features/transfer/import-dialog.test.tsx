/** What the dialog of an import says of its files, and what it writes. */
import { beforeEach, expect, it, vi } from 'vitest';
import team from '../../../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { ImportDialog } from '../../../../../src/renderer/features/transfer/import/import-dialog.tsx';
import { all, one } from '../../../../support/page/find.ts';
import { click, soon, until } from '../../../../support/page/hands.ts';
import { ReadingWorker } from '../../../../support/page/reading-worker.ts';
import { screenForEachTest, show, stored } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

beforeEach(() => {
  vi.stubGlobal('Worker', ReadingWorker);
});

const asFile = (name: string, content: unknown) => ({
  name,
  bytes: new Blob([typeof content === 'string' ? content : JSON.stringify(content, null, 2)]),
});
const drop = (...files: readonly ReturnType<typeof asFile>[]) =>
  show(<ImportDialog sources={[{ kind: 'files', files }]} />);
const said = (words: string | RegExp) => until(() => expect(document.body.textContent).toMatch(words));
const there = (...ids: readonly string[]) => ids.map((id) => stored('characters', id) !== undefined);

it('names what cannot be read with its place, and takes the rest', async () => {
  const hero = character('elm');
  await drop(
    asFile('torn.hero.json', '{\n  "format": "rollcall.character",\n  "name": }'),
    asFile('wrong.hero.json', { ...hero, id: 'x', level: 'six' }),
    asFile('newer.hero.json', { ...hero, id: 'y', name: 'Tomorrow', version: 7 }),
    asFile('notes.txt', 'buy milk'),
    asFile('half.rollcall', 'PK\u0003\u0004 and no more'),
    asFile('good.hero.json', hero),
  );
  await said('5 files cannot be read');
  await said('line 3, column 11');
  await said(/Level: Rollcall expects a number here \(line \d+, column 12\)/);
  await said('“Tomorrow” is of a newer Rollcall');
  await click(await soon('button', 'Import 1'));
  await said('ELM was imported.');
  expect(there('elm', 'x', 'y')).toEqual([true, false, false]);
});

it('says that a file takes too much memory when its worker dies, and reads the next one', async () => {
  let crashes = 1;
  const Crashing = class extends ReadingWorker {
    override postMessage(message: unknown): void {
      if (crashes-- > 0) this.crash();
      else super.postMessage(message);
    }
  };
  vi.stubGlobal('Worker', Crashing);
  const torn = { kind: 'files', files: [asFile('huge.rollcall', 'PK')] } as const;
  const sound = { kind: 'files', files: [asFile('fir.hero.json', character('fir'))] } as const;
  await show(<ImportDialog sources={[torn, sound]} />);
  await said('It could not be read: it takes more memory than there is.');
  await click(await soon('button', 'Import 1'));
  await said('FIR was imported.');
});

it('brings whom a team embeds unless that is switched off, and opens the team', async () => {
  const members = [{ character: 'stranger' }];
  const guests = { ...team, id: 'guests', name: 'Guests', members, characters: [character('stranger')] };
  await drop(asFile('t.team.json', guests));
  await said('New: 2');
  await said('1 × STRANGER');
  const also = () => one('switch', 'Add STRANGER to my library too');
  await click(also());
  await soon('button', 'Import 1');
  await click(also());
  await click(await soon('button', 'Import 2'));
  await said('Guests was imported, and 1 document that came in it.');
  expect(location.hash).toBe('#/teams/guests');
  expect(there('stranger')).toEqual([true]);
});

it('imports nothing on a full disk and says so; the choices stay', async () => {
  await drop(asFile('a.hero.json', character('fir')), asFile('b.hero.json', character('gorse')));
  await soon('button', 'Import 2');
  const { put } = IDBObjectStore.prototype;
  let left = 1;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...call: Parameters<typeof put>
  ) {
    if (this.name === 'characters' && left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, call);
  });
  await click(one('button', 'Import 2'));
  await said('Nothing was imported: The disk is full.');
  expect(there('fir', 'gorse')).toEqual([false, false]);
  full.mockRestore();
  await click(await soon('button', 'Import 2'));
  await said('2 documents were imported.');
  expect(there('fir', 'gorse')).toEqual([true, true]);
  await click(one('button', 'Undo'));
  await until(() => expect(there('fir', 'gorse')).toEqual([false, false]));
  expect(all('alert')).toEqual([]);
});
