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
import { until } from '../../../../support/until.ts';
import { IdleWorker } from '../../../../support/worker.ts';
import { CAST, of, rowOf, team } from './support.ts';

let library: Library;
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  // Suggestions are not asked for here; their worker is only made ready.
  vi.stubGlobal('Worker', IdleWorker);
  library = new Library(GAMES, new Database(`test-${Math.random()}`));
  library.stores.characters.applyCommitted(Object.values(CAST).map(rowOf), []);
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
  page.remove();
});

function show(document: Team) {
  library.stores.teams.applyCommitted([rowOf(document)], []);
  flushSync(() =>
    root.render(
      <WithTexts>
        <LibraryContext value={library}>
          <TeamScreen id={document.id} />
          <Toaster />
        </LibraryContext>
      </WithTexts>,
    ),
  );
}

const stored = () => library.stores.teams.get('team')?.row.document as Team;
const stamp = () => page.querySelector('[data-verdict]')?.textContent;
const button = (label: string) => {
  const found = [...page.querySelectorAll('button')].find(
    (b) => (b.getAttribute('aria-label') ?? b.textContent) === label,
  );
  if (found === undefined) throw new Error(`no button ${label}`);
  return found;
};
const press = (label: string) => act(async () => button(label).click());

describe('the team screen', () => {
  it('shows members, figures and verdict', () => {
    show(team(of('lead', 'ally')));
    expect(stamp()).toBe('Legal');
    expect(page.textContent).toContain('11 of 25');
    expect(button('Leader: LEAD').getAttribute('aria-pressed')).toBe('true');
    expect(button('ALLY cannot lead').getAttribute('aria-disabled')).toBe('true');
  });

  it('says of a member what it still lacks', () => {
    const nameless = { ...CAST.ally, name: '' };
    library.stores.characters.applyCommitted([{ ...rowOf(nameless), rev: 2 }], []);
    show(team(of('lead', 'ally')));
    const members = [...page.querySelectorAll('li[data-path^="/members/"]')];
    expect(members.map((row) => row.textContent?.includes('Unfinished'))).toEqual([false, true]);
    expect(members[1]?.querySelector('[title^="Still missing: a name"]')).not.toBeNull();
  });

  it('a member who leaves can come back', async () => {
    show(team(of('lead', 'ally'), { leader: 'lead' }));
    await chooseInRowMenu('LEAD', 'Remove');
    expect(stored()).toEqual(team(of('ally')));
    await press('Undo');
    expect(stored()).toEqual(team(of('lead', 'ally'), { leader: 'lead' }));
  });

  it('a fix makes an illegal team legal', async () => {
    show(team(of('lead', 'ally', 'rogue')));
    expect(stamp()).toBe('Illegal');
    await press('Leave out ROGUE');
    await until(() => expect(stamp()).toBe('Legal'));
    expect(stored().members).toEqual(of('lead', 'ally'));
  });

  it('a character that is gone is a broken row with its id, and can be taken out', async () => {
    show(team([...of('lead'), { character: 'gone-hero' }]));
    expect(page.textContent).toContain('gone-hero');
    expect(stamp()).toBe('Illegal');
    await chooseInRowMenu('gone-hero', 'Remove');
    await until(() => expect(stamp()).toBe('Legal'));
  });

  it('a team that cannot be read says why', () => {
    show({ ...team([]), members: 'none' } as unknown as Team);
    expect(page.textContent).toContain('/members');
    expect(stamp()).toBeUndefined();
  });
});
