import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FindingList } from '../../../../../src/renderer/components/findings/finding-list.tsx';
import { CardFindings } from '../../../../../src/renderer/features/characters/card/card-findings.tsx';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../../../src/renderer/store/library-context.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { PreflightFinding } from '../../../../../src/shared/print/preflight.ts';
import type { Finding } from '../../../../../src/shared/rules/finding.ts';
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

const infoFinding: Finding = {
  code: 'su.character.red-zone',
  severity: 'info',
  path: '/hp/red',
  subjects: ['brasslung'],
  message: 'The red boxes are not half of all.',
  cite: { source: 'Supers Unlimited 4.1', chapter: 2, heading: 'Hit Points' },
};
const errorFinding: Finding = {
  code: 'su.character.level',
  severity: 'error',
  path: '/level',
  subjects: ['brasslung'],
  actual: 11,
  message: 'Level 11 is out of bounds.',
  cite: { source: 'Supers Unlimited 4.1', chapter: 1, heading: 'Levels' },
  fixes: [{ label: 'Set Level to 10', edits: [{ op: 'set', path: '/level', value: 10 }] }],
};

let container: HTMLElement;
let reactRoot: Root;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
});

afterEach(async () => {
  reactRoot.unmount();
  container.remove();
});

describe('FindingList', () => {
  it('says that everything is legal when there are no findings', async () => {
    await act(async () =>
      reactRoot.render(
        <WithTexts>
          <FindingList findings={[]} />
        </WithTexts>,
      ),
    );
    expect(container.textContent).toContain('legal');
    expect(container.querySelector('li')).toBeNull();
  });

  it('lists the worst finding first, each with chapter, heading and a severity label', async () => {
    await act(async () =>
      reactRoot.render(
        <WithTexts>
          <FindingList findings={[infoFinding, errorFinding]} />
        </WithTexts>,
      ),
    );
    const itemTexts = [...container.querySelectorAll('li')].map((listItem) => listItem.textContent);
    expect(itemTexts).toHaveLength(2);
    expect(itemTexts[0]).toContain('Level 11 is out of bounds.');
    expect(itemTexts[0]).toContain('Chapter 1, Levels');
    expect(itemTexts[1]).toContain('Chapter 2, Hit Points');
    expect(
      [...container.querySelectorAll('[role="img"]')].map((severityIcon) => severityIcon.getAttribute('aria-label')),
    ).toEqual(['Breaks a rule', 'Note']);
  });

  it('leads to the field and applies a fix', async () => {
    const onShowField = vi.fn();
    const onFix = vi.fn();
    await act(async () =>
      reactRoot.render(
        <WithTexts>
          <FindingList findings={[errorFinding]} onShowField={onShowField} onFix={onFix} />
        </WithTexts>,
      ),
    );
    const [showFieldButton, fixButton] = [...container.querySelectorAll('button')];
    await act(async () => showFieldButton?.click());
    expect(onShowField).toHaveBeenCalledWith(errorFinding);
    expect(fixButton?.textContent).toBe('Set Level to 10');
    await act(async () => fixButton?.click());
    expect(onFix).toHaveBeenCalledWith(errorFinding.fixes?.[0]);
  });

  it('offers no buttons without handlers', async () => {
    await act(async () =>
      reactRoot.render(
        <WithTexts>
          <FindingList findings={[errorFinding]} />
        </WithTexts>,
      ),
    );
    expect(container.querySelectorAll('button')).toHaveLength(0);
  });
});

describe('CardFindings', () => {
  it('labels a severe finding that breaks no rule of the game as an error', async () => {
    const findingTopic = { kind: 'too-long', fields: ['/notes'] };
    const finding = { severity: 'error', of: 'character', subject: 'ash', name: 'Ash', about: findingTopic };
    await act(async () =>
      reactRoot.render(
        <WithTexts>
          <LibraryContext value={{ gameCatalog: GAMES } as Library}>
            <CardFindings findings={[finding as unknown as PreflightFinding]} />
          </LibraryContext>
        </WithTexts>,
      ),
    );
    expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Error');
  });
});
