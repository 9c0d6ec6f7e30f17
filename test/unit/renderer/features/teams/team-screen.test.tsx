import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../../../src/renderer/components/toaster/toaster.tsx';
import { TeamScreen } from '../../../../../src/renderer/features/teams/team-screen.tsx';
import { REVEAL_EVENT } from '../../../../../src/renderer/fields/focus-field.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { Library } from '../../../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../../../src/renderer/store/library-context.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { act } from '../../../../support/page/act.ts';
import { findAll, findOne } from '../../../../support/page/find.ts';
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
import { focus, press } from '../../../../support/page/user-input.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';
import { waitFor } from '../../../../support/wait-for.ts';
import { SilentWorker } from '../../../../support/worker.ts';
import { CAST, createMembers, createRow, createTeam } from './support.ts';

let library: Library;
let reactRoot: Root;
let container: HTMLElement;

beforeEach(() => {
  // The screen starts the worker for suggestions, but these tests request none.
  vi.stubGlobal('Worker', SilentWorker);
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted(Object.values(CAST).map(createRow), []);
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
});

afterEach(() => {
  reactRoot.unmount();
  vi.unstubAllGlobals();
  container.remove();
});

function showTeam(document: Team) {
  library.stores.teams.applyCommitted([createRow(document)], []);
  flushSync(() =>
    reactRoot.render(
      <WithTexts>
        <LibraryContext value={library}>
          <TeamScreen id={document.id} />
          <Toaster />
        </LibraryContext>
      </WithTexts>,
    ),
  );
}

const getStoredTeam = () => library.stores.teams.get('team')?.row.document as Team;
const getVerdictText = () => container.querySelector('[data-verdict]')?.textContent;
const findButton = (labelText: string) => {
  const foundButton = [...container.querySelectorAll('button')].find(
    (buttonElement) => (buttonElement.getAttribute('aria-label') ?? buttonElement.textContent) === labelText,
  );
  if (foundButton === undefined) throw new Error(`no button ${labelText}`);
  return foundButton;
};
const pressButton = (labelText: string) => act(async () => findButton(labelText).click());

describe('the team screen', () => {
  it('shows members, figures and verdict', () => {
    showTeam(createTeam(createMembers('lead', 'ally')));
    expect(getVerdictText()).toBe('Legal');
    expect(container.textContent).toContain('11 of 25');
    expect(findButton('Leader: LEAD').getAttribute('aria-pressed')).toBe('true');
    expect(findButton("ALLY can't lead").getAttribute('aria-disabled')).toBe('true');
  });

  it('marks an unfinished member and says what is missing', () => {
    const nameless = { ...CAST.ally, name: '' };
    library.stores.characters.applyCommitted([{ ...createRow(nameless), rev: 2 }], []);
    showTeam(createTeam(createMembers('lead', 'ally')));
    const members = [...container.querySelectorAll('li[data-path^="/members/"]')];
    expect(members.map((memberRow) => memberRow.textContent?.includes('Incomplete'))).toEqual([false, true]);
    expect(members[1]?.querySelector('[title^="Still missing: a name"]')).not.toBeNull();
  });

  it('restores a removed member and Leader on undo', async () => {
    showTeam(createTeam(createMembers('lead', 'ally'), { leader: 'lead' }));
    await chooseInRowMenu('LEAD', 'Remove');
    expect(getStoredTeam()).toEqual(createTeam(createMembers('ally')));
    await pressButton('Undo');
    expect(getStoredTeam()).toEqual(createTeam(createMembers('lead', 'ally'), { leader: 'lead' }));
  });

  it('makes an illegal team legal with a fix', async () => {
    showTeam(createTeam(createMembers('lead', 'ally', 'rogue')));
    expect(getVerdictText()).toBe('Illegal');
    await pressButton('Leave out ROGUE');
    await waitFor(() => expect(getVerdictText()).toBe('Legal'));
    expect(getStoredTeam().members).toEqual(createMembers('lead', 'ally'));
  });

  it('shows a missing character by its id, and lets the user remove it', async () => {
    showTeam(createTeam([...createMembers('lead'), { character: 'gone-hero' }]));
    expect(container.textContent).toContain('gone-hero');
    expect(getVerdictText()).toBe('Illegal');
    await chooseInRowMenu('gone-hero', 'Remove');
    await waitFor(() => expect(getVerdictText()).toBe('Legal'));
  });

  it('says why a team is unreadable', () => {
    showTeam({ ...createTeam([]), members: 'none' } as unknown as Team);
    expect(container.textContent).toContain('/members');
    expect(getVerdictText()).toBeUndefined();
  });

  it('opens a team with its settings folded into one line, and a new team with them unfolded', async () => {
    showTeam(createTeam(createMembers('lead', 'ally'), { id: 'folded', options: { 'su.goonRounding': 'floor' } }));
    const summary = findButton('Settings: 25 Levels · Combined Team · Hero · Sandbox · 1 house rule');
    expect(summary.getAttribute('aria-expanded')).toBe('false');
    expect(container.querySelector('[data-path="/levels"]')?.closest('[hidden]')).not.toBeNull();
    await act(async () => summary.click());
    expect(container.querySelector('[data-path="/levels"]')?.closest('[hidden]')).toBeNull();

    reactRoot.unmount();
    reactRoot = createRoot(container);
    showTeam(createTeam([], { id: 'new', name: '' }));
    expect(container.querySelector('[data-path="/levels"]')?.closest('[hidden]')).toBeNull();
    expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('/name');
  });

  it('marks errors in the folded settings, and unfolds them when a finding leads there', async () => {
    showTeam(createTeam(createMembers('lead', 'ally'), { id: 'wrong-size', levels: 0 }));
    const summary = [...container.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Settings:'),
    );
    expect(summary?.textContent).toMatch(/1 error$/);
    // A finding that leads to a hidden field sends this event first.
    const sizeField = container.querySelector('[data-path="/levels"]');
    await act(async () => sizeField?.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true })));
    expect(summary?.getAttribute('aria-expanded')).toBe('true');
  });

  const listMarkedNames = () =>
    [...container.querySelectorAll('[data-added]')].map((row) => row.querySelector('a')?.textContent);
  const listAnnouncements = () =>
    [...container.querySelectorAll('form [role=status]')].map(({ textContent }) => textContent);

  it('marks and announces a member whose removal is undone', async () => {
    showTeam(createTeam(createMembers('lead', 'thug')));
    await chooseInRowMenu('THUG', 'Remove');
    expect(listMarkedNames()).toEqual([]);
    // Messages of earlier tests may still be shown; the newest one is the last.
    const undoButtons = [...container.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Undo');
    await act(async () => undoButtons.at(-1)?.click());
    await waitFor(() => expect(listMarkedNames()).toEqual(['THUG']));
    expect(listAnnouncements()).toContain('THUG joined the team.');
  });

  it('marks and announces all members that are added at once, and those with another copy', async () => {
    showTeam(createTeam(createMembers('lead', 'thug')));
    const changedTeam = createTeam([{ character: 'lead' }, { character: 'thug', copies: 2 }, { character: 'ally' }]);
    await act(async () => library.stores.teams.applyCommitted([{ ...createRow(changedTeam), rev: 2 }], []));
    await waitFor(() => expect(listMarkedNames()).toEqual(['THUG', 'ALLY']));
    expect(listAnnouncements()).toContain('2 members joined the team.');
  });

  it('chooses a Gimmick with one click on the list of all, and removes it with another', async () => {
    showTeam(createTeam(createMembers('lead', 'ally')));
    const findGimmick = () => {
      const gimmicks = [...container.querySelectorAll('[aria-label="All Gimmicks"] button')] as HTMLElement[];
      return gimmicks.find(({ textContent }) => textContent?.startsWith('We Go Again!'));
    };
    await act(async () => findGimmick()?.click());
    expect(getStoredTeam().gimmicks).toEqual(['we-go-again']);
    expect(findGimmick()?.getAttribute('aria-pressed')).toBe('true');
    await act(async () => findGimmick()?.click());
    expect(getStoredTeam().gimmicks).toBeUndefined();
  });

  it('names a member that is damaged in the library and links to it', () => {
    library.stores.characters.applyCommitted(
      [createRow({ ...CAST.ally, id: 'damaged', name: 'Torn Page', level: 'six' } as unknown as { id: string })],
      [],
    );
    showTeam(createTeam([...createMembers('lead'), { character: 'damaged' }]));
    const damagedRow = container.querySelector('[data-path="/members/1"]');
    expect(damagedRow?.querySelector('a[href="#/characters/damaged"]')?.textContent).toBe('Torn Page');
    expect(damagedRow?.textContent).toContain("This character can't be read.");
  });

  it('says in the row what is wrong with a member', () => {
    showTeam(createTeam(createMembers('lead', 'ally', 'rogue')));
    expect(container.querySelector('[data-path="/members/2"]')?.textContent).toContain('Villain');
    expect(container.querySelector('[data-path="/members/2"]')?.hasAttribute('data-wrong')).toBe(true);
  });

  it('moves a member with the menu of its row', async () => {
    showTeam(createTeam(createMembers('lead', 'ally')));
    await chooseInRowMenu('ALLY', 'Move up');
    expect(getStoredTeam().members).toEqual(createMembers('ally', 'lead'));
  });

  it('moves a member with the arrow keys on its handle, which keeps the focus', async () => {
    showTeam(createTeam(createMembers('lead', 'ally', 'giant')));
    await focus(findOne('button', 'Move LEAD'));
    await press('ArrowDown');
    await waitFor(() => expect(getStoredTeam().members).toEqual(createMembers('ally', 'lead', 'giant')));
    await waitFor(() => expect(document.activeElement).toBe(findOne('button', 'Move LEAD')));
    expect(container.textContent).toContain('LEAD is now 2 of 3.');
    await press('ArrowDown');
    await waitFor(() => expect(getStoredTeam().members).toEqual(createMembers('ally', 'giant', 'lead')));
    // There is nothing below the last row.
    await press('ArrowDown');
    expect(getStoredTeam().members).toEqual(createMembers('ally', 'giant', 'lead'));
  });

  it('counts copies up from the one that an empty field means, and never down below one', async () => {
    showTeam(createTeam(createMembers('lead', 'thug')));
    const label = 'Copies of THUG';
    expect(findButton(`One less: ${label}`).hasAttribute('disabled')).toBe(true);
    await focus(findOne('textbox', label));
    await press('ArrowDown');
    expect(getStoredTeam().members).toEqual(createMembers('lead', 'thug'));
    await pressButton(`One more: ${label}`);
    expect(getStoredTeam().members[1]).toEqual({ character: 'thug', copies: 2 });
    await pressButton(`One less: ${label}`);
    expect(getStoredTeam().members[1]).toEqual({ character: 'thug', copies: 1 });
    expect(findButton(`One less: ${label}`).hasAttribute('disabled')).toBe(true);
  });

  it('copies a member as a line of a text list, with its menu or from its row', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    showTeam(createTeam([{ character: 'lead' }, { character: 'thug', copies: 3 }]));
    await chooseInRowMenu('LEAD', 'Copy');
    expect(copied).toEqual(['LEAD (6)']);
    const handle = findOne('button', 'Move THUG');
    await act(async () => handle.dispatchEvent(new Event('copy', { bubbles: true, cancelable: true })));
    expect(copied).toEqual(['LEAD (6)', '3x THUG (1)']);
    // A field copies its own text.
    const field = findOne('textbox', 'Copies of THUG');
    await act(async () => field.dispatchEvent(new Event('copy', { bubbles: true, cancelable: true })));
    expect(copied).toHaveLength(2);
  });

  it('needs no handle for a single member', () => {
    showTeam(createTeam(createMembers('lead')));
    expect(findAll('button', 'Move LEAD')).toEqual([]);
  });
});
