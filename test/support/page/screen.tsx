/** Parts of the window with documents, on a page without a browser and without a disk. */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { Toaster } from '../../../src/renderer/app/toasts/toaster.tsx';
import { Database } from '../../../src/renderer/store/database.ts';
import { Library } from '../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../src/renderer/store/library-context.ts';
import { all } from './find.ts';
import { click, drawn } from './hands.ts';

let shown: { library: Library; root: Root; page: HTMLElement } | undefined;

/** The library of the screen. */
function library(): Library {
  if (shown === undefined) throw new Error('A test that shows a screen begins with screenForEachTest().');
  return shown.library;
}

export const put = (table: 'characters' | 'factions' | 'teams' | 'encounters', documents: readonly { id: string }[]) =>
  library().tables[table].took(
    documents.map((document) => ({ id: document.id, document, updatedAt: 0, rev: 1 })),
    [],
  );

export const stored = <D,>(table: 'characters' | 'teams' | 'encounters', id: string): D =>
  library().tables[table].get(id)?.row.document as D;

/** An empty library and an empty page for each test. React draws by itself, as in the window. Cards wait for their fonts. */
export function screenForEachTest(): void {
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const page = document.createElement('div');
    document.body.append(page);
    shown = { library: new Library(new Database(`test-${Math.random()}`)), root: createRoot(page), page };
  });
  afterEach(async () => {
    for (const cross of all('button', 'Dismiss')) await click(cross);
    shown?.root.unmount();
    await drawn();
    shown?.page.remove();
    shown = undefined;
    vi.unstubAllGlobals();
  });
}

export async function show(content: ReactNode): Promise<void> {
  shown?.root.render(
    <LibraryContext value={library()}>
      {content}
      <Toaster />
    </LibraryContext>,
  );
  await drawn();
}
