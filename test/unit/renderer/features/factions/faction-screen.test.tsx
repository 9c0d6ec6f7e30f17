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
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
import { waitForRender } from '../../../../support/page/user-input.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';
import { waitFor } from '../../../../support/wait-for.ts';
import { createFakeWorkers } from '../../../../support/worker.ts';
import { createCharacter, createRow } from '../teams/support.ts';

let library: Library;
let reactRoot: Root;
let container: HTMLElement;

const TIDE_FACTION: Faction = {
  format: 'rollcall.faction',
  version: 1,
  id: 'tide',
  name: 'The Tide',
  symbol: { width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L10 10Z', fill: '#112233' }] },
};

beforeEach(() => {
  // The card preview would wait for its fonts, so fetch never resolves. Browser tests cover the preview.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('Worker', createFakeWorkers({ 'svg.worker': () => ({ symbolFromSvg }) }));
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted(
    [createRow(createCharacter('ada', { factions: ['moth', 'tide', 'dock'] }))],
    [],
  );
  library.stores.factions.applyCommitted([createRow(TIDE_FACTION)], []);
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
  flushSync(() =>
    reactRoot.render(
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
  reactRoot.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

const getFaction = () => library.stores.factions.get('tide')?.row.document as Faction;
const getCharacter = () => library.stores.characters.get('ada')?.row.document as Character;
const findButton = (labelText: string) => {
  const foundButton = [...container.querySelectorAll('button')].find(
    (buttonElement) => (buttonElement.getAttribute('aria-label') ?? buttonElement.textContent) === labelText,
  );
  if (foundButton === undefined) throw new Error(`no button ${labelText}`);
  return foundButton;
};
const pressButton = (labelText: string) => act(async () => findButton(labelText).click());
const typeText = (labelText: string, newText: string) =>
  act(async () => {
    const inputId =
      [...container.querySelectorAll('label')].find((labelElement) => labelElement.textContent === labelText)
        ?.htmlFor ?? '';
    const input = document.getElementById(inputId) as HTMLInputElement;
    // React replaces the setter of the element, so the native setter of the prototype is called.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, newText);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('the faction screen', () => {
  it('accepts a typed color in short form and without #, and keeps an incomplete color as a draft', async () => {
    await typeText('Primary', '1BF');
    expect(getFaction().theme).toEqual({ primary: '#11bbff' });
    await typeText('Primary', '#11bbf');
    expect(getFaction().theme).toEqual({ primary: '#11bbff' });
    expect(container.textContent).toContain('Six digits or letters');
    await typeText('Primary', '');
    expect(getFaction().theme?.primary).toBeUndefined();
  });

  it('recolors a drawing in the faction’s colors and removes it; undo restores it', async () => {
    await pressButton('Paint it in the faction’s colors');
    expect(getFaction().symbol?.shapes[0]?.fill).toBe('primary');
    await pressButton('Take the symbol away');
    expect(getFaction().symbol).toBeUndefined();
    await pressButton('Undo (Ctrl+Z)');
    expect(getFaction().symbol?.shapes[0]?.fill).toBe('primary');
    await pressButton('Undo (Ctrl+Z)');
    expect(getFaction()).toEqual(TIDE_FACTION);
  });

  it('imports a dropped SVG and reports what was left out; refuses another file with a reason', async () => {
    /** Drops a file and waits until the assertion passes. */
    const dropFile = async (droppedFile: File, assertResult: () => void) => {
      await act(async () => {
        const dropEvent = new Event('drop', { bubbles: true, cancelable: true });
        Object.assign(dropEvent, { dataTransfer: { files: [droppedFile], items: [], getData: () => '' } });
        container.querySelector('[data-path="/symbol"] > div')?.dispatchEvent(dropEvent);
      });
      await waitFor(async () => {
        await act(waitForRender);
        assertResult();
      });
    };
    await dropFile(new File(['<svg><text>x</text><path d="M0 0h9v9z"/></svg>'], 'badge.svg'), () =>
      expect(container.textContent).toContain('Text was left out.'),
    );
    expect(getFaction().symbol?.shapes).toEqual([{ d: 'M0 0L256 0L256 256Z', fill: 'primary' }]);
    await pressButton('Keep the colors of the file');
    expect(getFaction().symbol?.shapes[0]?.fill).toBe('#000000');
    await dropFile(new File(['GIF89a'], 'badge.gif', { type: 'image/gif' }), () =>
      expect(container.querySelector('[role="alert"]')?.textContent).toMatch(/cannot be a symbol/),
    );
    expect(getFaction().symbol?.shapes[0]?.fill).toBe('#000000');
  });

  it('restores a removed member at the same position', async () => {
    expect(container.textContent).toContain('Another faction’s symbol is printed');
    await chooseInRowMenu('ADA', 'Take ADA out of the faction');
    expect(getCharacter().factions).toEqual(['moth', 'dock']);
    expect(container.textContent).toContain('Nobody belongs to this faction yet.');
    await pressButton('Undo');
    expect(getCharacter().factions).toEqual(['moth', 'tide', 'dock']);
  });
});
