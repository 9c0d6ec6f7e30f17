import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FindingList } from '../../../../../src/renderer/components/findings/finding-list.tsx';
import { CardNotes } from '../../../../../src/renderer/features/characters/card/card-notes.tsx';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../../../src/renderer/store/library-context.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { PreflightFinding } from '../../../../../src/shared/print/preflight.ts';
import type { Finding } from '../../../../../src/shared/rules/finding.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

const note: Finding = {
  code: 'su.character.red-zone',
  severity: 'info',
  path: '/hp/red',
  subjects: ['brasslung'],
  message: 'The red boxes are not half of all.',
  cite: { source: 'Supers Unlimited 4.1', chapter: 2, heading: 'Hit Points' },
};
const error: Finding = {
  code: 'su.character.level',
  severity: 'error',
  path: '/level',
  subjects: ['brasslung'],
  actual: 11,
  message: 'Level 11 is out of bounds.',
  cite: { source: 'Supers Unlimited 4.1', chapter: 1, heading: 'Levels' },
  fixes: [{ label: 'Set Level to 10', edits: [{ op: 'set', path: '/level', value: 10 }] }],
};

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  root.unmount();
  host.remove();
});

describe('the list of findings', () => {
  it('says that there is nothing to report', async () => {
    await act(async () =>
      root.render(
        <WithTexts>
          <FindingList findings={[]} />
        </WithTexts>,
      ),
    );
    expect(host.textContent).toContain('legal');
    expect(host.querySelector('li')).toBeNull();
  });

  it('puts the worst first, each with chapter and heading and a severity that is more than a colour', async () => {
    await act(async () =>
      root.render(
        <WithTexts>
          <FindingList findings={[note, error]} />
        </WithTexts>,
      ),
    );
    const items = [...host.querySelectorAll('li')].map((li) => li.textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain('Level 11 is out of bounds.');
    expect(items[0]).toContain('Chapter 1, Levels');
    expect(items[1]).toContain('Chapter 2, Hit Points');
    expect([...host.querySelectorAll('[role="img"]')].map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Breaks a rule',
      'Note',
    ]);
  });

  it('leads to the field and applies a fix', async () => {
    const onGo = vi.fn();
    const onFix = vi.fn();
    await act(async () =>
      root.render(
        <WithTexts>
          <FindingList findings={[error]} onGo={onGo} onFix={onFix} />
        </WithTexts>,
      ),
    );
    const [go, fix] = [...host.querySelectorAll('button')];
    await act(async () => go?.click());
    expect(onGo).toHaveBeenCalledWith(error);
    expect(fix?.textContent).toBe('Set Level to 10');
    await act(async () => fix?.click());
    expect(onFix).toHaveBeenCalledWith(error.fixes?.[0]);
  });

  it('offers no fix where none can be applied', async () => {
    await act(async () =>
      root.render(
        <WithTexts>
          <FindingList findings={[error]} />
        </WithTexts>,
      ),
    );
    expect(host.querySelectorAll('button')).toHaveLength(0);
  });
});

describe('the notes of a card', () => {
  it('call an error that breaks no rule of the game an error', async () => {
    const about = { kind: 'too-long', fields: ['/notes'] };
    const finding = { severity: 'error', of: 'character', subject: 'ash', name: 'Ash', about };
    await act(async () =>
      root.render(
        <WithTexts>
          <LibraryContext value={{ gameCatalog: GAMES } as Library}>
            <CardNotes findings={[finding as unknown as PreflightFinding]} />
          </LibraryContext>
        </WithTexts>,
      ),
    );
    expect(host.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Error');
  });
});
