import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../../../src/renderer/components/toaster/toaster.tsx';
import { TeamScreen } from '../../../../../src/renderer/features/teams/team-screen.tsx';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { Library } from '../../../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../../../src/renderer/store/library-context.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { act } from '../../../../support/page/act.ts';
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
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
    expect(findButton('ALLY cannot lead').getAttribute('aria-disabled')).toBe('true');
  });

  it('marks an unfinished member and says what is missing', () => {
    const nameless = { ...CAST.ally, name: '' };
    library.stores.characters.applyCommitted([{ ...createRow(nameless), rev: 2 }], []);
    showTeam(createTeam(createMembers('lead', 'ally')));
    const members = [...container.querySelectorAll('li[data-path^="/members/"]')];
    expect(members.map((memberRow) => memberRow.textContent?.includes('Unfinished'))).toEqual([false, true]);
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
});
