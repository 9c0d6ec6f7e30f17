import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../../../src/renderer/components/toaster/toaster.tsx';
import { FactionScreen } from '../../../../../src/renderer/features/factions/faction-screen.tsx';
import { symbolFromSvg } from '../../../../../src/renderer/features/factions/symbols/svg-symbol.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { Library } from '../../../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../../../src/renderer/store/library-context.ts';
import type { Faction } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { act } from '../../../../support/page/act.ts';
import { drawn } from '../../../../support/page/hands.ts';
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';
import { until } from '../../../../support/until.ts';
import { workersThat } from '../../../../support/worker.ts';
import { character, rowOf } from '../teams/support.ts';

let library: Library;
let root: Root;
let page: HTMLElement;

const TIDE: Faction = {
  format: 'rollcall.faction',
  version: 1,
  id: 'tide',
  name: 'The Tide',
  symbol: { width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L10 10Z', fill: '#112233' }] },
};

beforeEach(() => {
  // The card is looked at in a browser; here it would only wait for its fonts.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('Worker', workersThat({ 'svg.worker': () => ({ symbolFromSvg }) }));
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted([rowOf(character('ada', { factions: ['moth', 'tide', 'dock'] }))], []);
  library.stores.factions.applyCommitted([rowOf(TIDE)], []);
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  flushSync(() =>
    root.render(
      <WithTexts>
        <LibraryContext value={library}>
          <FactionScreen id="tide" />
          <Toaster />
        </LibraryContext>
      </WithTexts>,
    ),
  );
});

afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
});

const faction = () => library.stores.factions.get('tide')?.row.document as Faction;
const ada = () => library.stores.characters.get('ada')?.row.document as Character;
const button = (label: string) => {
  const found = [...page.querySelectorAll('button')].find(
    (b) => (b.getAttribute('aria-label') ?? b.textContent) === label,
  );
  if (found === undefined) throw new Error(`no button ${label}`);
  return found;
};
const press = (label: string) => act(async () => button(label).click());
const type = (label: string, text: string) =>
  act(async () => {
    const id = [...page.querySelectorAll('label')].find((l) => l.textContent === label)?.htmlFor ?? '';
    const input = document.getElementById(id) as HTMLInputElement;
    // React listens to the native setter of the value, not to the one of the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('the faction screen', () => {
  it('takes a typed colour, in short and without its sign, and keeps a half typed one as a draft', async () => {
    await type('Primary', '1BF');
    expect(faction().theme).toEqual({ primary: '#11bbff' });
    await type('Primary', '#11bbf');
    expect(faction().theme).toEqual({ primary: '#11bbff' });
    expect(page.textContent).toContain('Six digits or letters');
    await type('Primary', '');
    expect(faction().theme?.primary).toBeUndefined();
  });

  it('paints a drawing in the faction’s colours, and takes it away; undo brings it back', async () => {
    await press('Paint it in the faction’s colours');
    expect(faction().symbol?.shapes[0]?.fill).toBe('primary');
    await press('Take the symbol away');
    expect(faction().symbol).toBeUndefined();
    await press('Undo (Ctrl+Z)');
    expect(faction().symbol?.shapes[0]?.fill).toBe('primary');
    await press('Undo (Ctrl+Z)');
    expect(faction()).toEqual(TIDE);
  });

  it('takes a dropped SVG and says what of it was left out; refuses another file with a sentence', async () => {
    /** Drops it, and waits until this holds. */
    const drop = async (file: File, holds: () => void) => {
      await act(async () => {
        const event = new Event('drop', { bubbles: true, cancelable: true });
        Object.assign(event, { dataTransfer: { files: [file], items: [], getData: () => '' } });
        page.querySelector('[data-path="/symbol"] > div')?.dispatchEvent(event);
      });
      await until(async () => {
        await act(drawn);
        holds();
      });
    };
    await drop(new File(['<svg><text>x</text><path d="M0 0h9v9z"/></svg>'], 'badge.svg'), () =>
      expect(page.textContent).toContain('Text was left out.'),
    );
    expect(faction().symbol?.shapes).toEqual([{ d: 'M0 0L256 0L256 256Z', fill: 'primary' }]);
    await press('Keep the colours of the file');
    expect(faction().symbol?.shapes[0]?.fill).toBe('#000000');
    await drop(new File(['GIF89a'], 'badge.gif', { type: 'image/gif' }), () =>
      expect(page.querySelector('[role="alert"]')?.textContent).toMatch(/cannot be a symbol/),
    );
    expect(faction().symbol?.shapes[0]?.fill).toBe('#000000');
  });

  it('a member who leaves comes back to the same place', async () => {
    expect(page.textContent).toContain('Another faction’s symbol is printed');
    await chooseInRowMenu('ADA', 'Take ADA out of the faction');
    expect(ada().factions).toEqual(['moth', 'dock']);
    expect(page.textContent).toContain('Nobody belongs to this faction yet.');
    await press('Undo');
    expect(ada().factions).toEqual(['moth', 'tide', 'dock']);
  });
});
