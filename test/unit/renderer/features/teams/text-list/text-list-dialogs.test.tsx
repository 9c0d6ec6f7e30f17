import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TeamScreen } from '../../../../../../src/renderer/features/teams/team-screen.tsx';
import { TextListHost } from '../../../../../../src/renderer/features/teams/text-list/text-list-host.tsx';
import {
  openTextListEntry,
  startTextLists,
  type TextListTarget,
} from '../../../../../../src/renderer/navigation/text-list-request.ts';
import { dismissScreenToasts } from '../../../../../../src/renderer/toasts/toasts.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { loadAllLanguages } from '../../../../../../src/shared/texts/catalogues.ts';
import { findAll, findOne, getText } from '../../../../../support/page/find.ts';
import {
  getLibrary,
  getStoredDocument,
  putInMemory,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../../support/page/screen.tsx';
import { click, fill, waitFor, waitForElement } from '../../../../../support/page/user-input.ts';
import { SilentWorker } from '../../../../../support/worker.ts';
import { CAST, createMembers, createTeam } from '../support.ts';

setUpScreenForEachTest();

beforeEach(() => {
  // The screen starts the worker for suggestions, but these tests request none.
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(async () => {
  // A list that is not done waits for the next test.
  for (const cancelButton of findAll('button', 'Cancel')) await click(cancelButton);
});

const listStoredTeams = () =>
  getLibrary()
    .stores.teams.snapshot()
    .map(({ row }) => row.document as Team);

async function showReview(text: string, target: TextListTarget = { kind: 'new-team' }, fileName?: string) {
  startTextLists([{ text, target, ...(fileName === undefined ? {} : { fileName }) }]);
  return waitForElement('dialog');
}

const isDisabled = (button: HTMLElement) => button.hasAttribute('disabled');

describe('the review of a text list for a new team', () => {
  beforeEach(async () => {
    await saveDocuments('characters', Object.values(CAST));
    getLibrary().followTables((libraryError) => {
      throw libraryError;
    });
    await renderScreen(<TextListHost />);
  });

  it('creates the team of a clear list as one step that can be undone, and opens it', async () => {
    const dialog = await showReview('Night Watch\nLEAD (6), leader\n2x Thug');
    expect(getText(dialog)).toContain('2 ×THUG');
    expect(listStoredTeams()).toEqual([]);
    await click(findOne('button', 'Create team'));
    await waitFor(() => expect(location.hash).toMatch(/^#\/teams\/night-watch-/));
    expect(listStoredTeams()).toMatchObject([
      {
        name: 'Night Watch',
        leader: 'lead',
        members: [{ character: 'lead' }, { character: 'thug', copies: 2 }],
        levels: 15,
      },
    ]);
    await click(await waitForElement('button', 'Undo'));
    await waitFor(() => expect(listStoredTeams()).toEqual([]));
  });

  it('creates nothing while a line is a question, and moves the focus to the button after the last answer', async () => {
    await showReview('Night Watch\nLEAD\nGian');
    expect(isDisabled(findOne('button', 'Create team'))).toBe(true);
    expect(findAll('status').map(getText)).toContain('1 question is open.');
    await click(findOne('button', /GIANT/));
    expect(isDisabled(findOne('button', 'Create team'))).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(findOne('button', 'Create team')));
    await click(findOne('button', 'Create team'));
    await waitFor(() => expect(listStoredTeams()[0]?.members).toEqual(createMembers('lead', 'giant')));
  });

  it('opens at the first question, to which a button leads back', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const listShownQuestions = () => scrollIntoView.mock.contexts.map((element) => getText(element as HTMLElement));
    const dialog = await showReview(`Night Watch\n${'LEAD\n'.repeat(3)}Zed`);
    await waitFor(() => expect(listShownQuestions()).toEqual([expect.stringContaining('Zed')]));
    await click(findOne('button', 'Go to question', dialog));
    expect(listShownQuestions()).toEqual([expect.stringContaining('Zed'), expect.stringContaining('Zed')]);
    await click(findOne('button', 'Not a member', dialog));
    expect(findAll('button', 'Go to question', dialog)).toEqual([]);
  });

  it('leaves out a line that is no member, and lets an answer be changed', async () => {
    await showReview('Night Watch\nLEAD\nZed');
    await click(findOne('button', 'Not a member'));
    await click(findOne('button', 'Change LEAD'));
    expect(isDisabled(findOne('button', 'Create team'))).toBe(true);
    await click(findOne('button', /^LLEAD/));
    await click(findOne('button', 'Create team'));
    await waitFor(() => expect(listStoredTeams()[0]?.members).toEqual(createMembers('lead')));
  });

  it('asks whether the first line is the name of the team if a character has this name', async () => {
    await showReview('Lead\n2x Thug (1)\n1x Ally (5)');
    await click(findOne('button', 'Team name'));
    expect((findOne('textbox', 'Team name') as HTMLInputElement).value).toBe('Lead');
    await click(findOne('button', 'Create team'));
    await waitFor(() => expect(listStoredTeams()[0]?.name).toBe('Lead'));
    expect(listStoredTeams()[0]?.members).toEqual([{ character: 'thug', copies: 2 }, { character: 'ally' }]);
  });

  it('names the Level that differs', async () => {
    const dialog = await showReview('Night Watch\nLEAD (3)\nAlly');
    expect(getText(dialog)).toContain('The list says Level 3, but the character has Level 6.');
  });

  it('names the stated, the assumed and the unknown settings', async () => {
    const dialog = await showReview('Night Watch\nSuper Force\nFaction: Nowhere\nLEAD\nAlly');
    expect(getText(dialog)).toContain('StatedSuper Force');
    expect(getText(dialog)).toMatch(/AssumedAgreed Levels: 15/);
    expect(getText(dialog)).toContain('Not understoodFaction: Nowhere');
  });

  it('names the team after the file if the list has no name', async () => {
    await showReview('LEAD\nALLY', undefined, 'Friday night.txt');
    expect((findOne('textbox', 'Team name') as HTMLInputElement).value).toBe('Friday night');
  });

  it('says that a text is no list', async () => {
    startTextLists([{ text: 'See you on Friday at eight!', target: { kind: 'new-team' } }]);
    await waitFor(() =>
      expect(document.body.textContent).toContain('This text doesn’t name any character of your library.'),
    );
    expect(findAll('dialog')).toEqual([]);
  });

  it('says that the library is empty, until the user leaves the screen', async () => {
    vi.spyOn(getLibrary().stores.characters, 'snapshot').mockReturnValue([]);
    startTextLists([{ text: 'LEAD\nALLY', target: { kind: 'new-team' } }]);
    await waitFor(() => expect(document.body.textContent).toContain('Your library doesn’t have characters yet.'));
    dismissScreenToasts();
    await waitFor(() => expect(document.body.textContent).not.toContain('Your library doesn’t have characters yet.'));
  });

  it('explains that a list could not be read, and shows the next one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(getLibrary().stores.factions, 'snapshot').mockImplementationOnce(() => {
      throw new Error('The disk is gone.');
    });
    startTextLists(
      ['First\nLEAD\nALLY', 'Second\nLEAD\nALLY'].map((text) => ({ text, target: { kind: 'new-team' as const } })),
    );
    await waitForElement('dialog');
    expect(document.body.textContent).toContain('Couldn’t read the list:');
    expect((findOne('textbox', 'Team name') as HTMLInputElement).value).toBe('Second');
  });

  it('reads a list of hundreds of lines', async () => {
    const dialog = await showReview(`Big\n${'Giant\n'.repeat(300)}`);
    expect(findAll('listitem', undefined, dialog)).toHaveLength(300);
  });
});

describe('the review of a text list in an open team', () => {
  const showTeam = async (team: Team) => {
    putInMemory('characters', Object.values(CAST));
    await saveDocuments('teams', [team]);
    await renderScreen(<TeamScreen id="team" />);
  };
  const getMembers = () => getStoredDocument<Team>('teams', 'team').members;

  it('adds the members as one step', async () => {
    await showTeam(createTeam(createMembers('lead')));
    await showReview('2x Lead\nAlly', { kind: 'team', id: 'team' });
    await click(findOne('button', 'Add members'));
    await waitFor(() => expect(getMembers()).toEqual([{ character: 'lead', copies: 3 }, { character: 'ally' }]));
    await click(findOne('button', /^Undo/));
    await waitFor(() => expect(getMembers()).toEqual(createMembers('lead')));
  });

  it('replaces all members, and clears a leader who is gone', async () => {
    await showTeam(createTeam(createMembers('lead', 'ally'), { leader: 'lead' }));
    await showReview('Levels: 20\nGiant', { kind: 'team', id: 'team' });
    await click(findOne('radio', 'Replace all members'));
    await click(findOne('button', 'Set members'));
    await waitFor(() => expect(getMembers()).toEqual(createMembers('giant')));
    expect(getStoredDocument<Team>('teams', 'team')).toMatchObject({ levels: 20 });
    expect(getStoredDocument<Team>('teams', 'team')).not.toHaveProperty('leader');
  });

  it('names the settings that change only if all members are replaced, and those that are unknown always', async () => {
    await showTeam(createTeam(createMembers('lead')));
    const dialog = await showReview('Levels: 20\nCombined Team\nFaction: Nowhere\nGimmicks: Nothing\nGiant', {
      kind: 'team',
      id: 'team',
    });
    expect(getText(dialog)).not.toContain('Also changes');
    expect(getText(dialog)).toContain('Not understoodFaction: Nowhere · Gimmicks: Nothing');
    await click(findOne('radio', 'Replace all members'));
    expect(getText(dialog)).toContain('Also changes20 LevelsNot understoodFaction: Nowhere · Gimmicks: Nothing');
  });

  it('keeps the gimmicks if the list has none that is known', async () => {
    await showTeam(createTeam(createMembers('lead'), { gimmicks: ['mastery'] }));
    await showReview('Gimmicks: Nothing\nGiant', { kind: 'team', id: 'team' });
    await click(findOne('radio', 'Replace all members'));
    await click(findOne('button', 'Set members'));
    await waitFor(() => expect(getMembers()).toEqual(createMembers('giant')));
    expect(getStoredDocument<Team>('teams', 'team')).toMatchObject({ gimmicks: ['mastery'] });
  });

  it('explains why an event refuses the members', async () => {
    await showTeam(createTeam(createMembers('lead'), { event: 'cup' }));
    putInMemory('events', [
      { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'cup', name: 'Cup', levels: 10 },
    ]);
    const dialog = await showReview('1x Giant', { kind: 'team', id: 'team' });
    await waitFor(() => expect(isDisabled(findOne('button', 'Add members'))).toBe(true));
    expect(getText(dialog)).toContain('The event refuses this addition. The team has 14 Levels; the event allows 10.');
  });

  it('gives the name of the list to a team that has none', async () => {
    await showTeam({ ...createTeam([]), name: '' });
    await showReview('Night Watch\n\nLead\nAlly', { kind: 'team', id: 'team' });
    expect((findOne('textbox', 'Team name', findOne('dialog')) as HTMLInputElement).value).toBe('Night Watch');
    await click(findOne('button', 'Set members'));
    await waitFor(() => expect(getStoredDocument<Team>('teams', 'team').name).toBe('Night Watch'));
    expect(getMembers()).toEqual(createMembers('lead', 'ally'));
  });

  it('keeps the name of a team that has one', async () => {
    await showTeam({ ...createTeam([]), name: 'Day Watch' });
    const dialog = await showReview('Night Watch\n\nLead\nAlly', { kind: 'team', id: 'team' });
    expect(findAll('textbox', 'Team name', dialog)).toEqual([]);
    await click(findOne('button', 'Set members'));
    await waitFor(() => expect(getMembers()).toEqual(createMembers('lead', 'ally')));
    expect(getStoredDocument<Team>('teams', 'team').name).toBe('Day Watch');
  });
});

describe('the dialog in which a text list is entered', () => {
  beforeEach(async () => {
    await saveDocuments('characters', Object.values(CAST));
    getLibrary().followTables((libraryError) => {
      throw libraryError;
    });
    await renderScreen(<TextListHost />);
    openTextListEntry({ kind: 'new-team' });
    await waitForElement('dialog');
  });

  it('shows the list for review', async () => {
    expect(isDisabled(findOne('button', 'Continue'))).toBe(true);
    await fill(findOne('textbox', 'Members of the team'), 'Night Watch\nLEAD\nAlly');
    await click(findOne('button', 'Continue'));
    await waitFor(() => expect((findOne('textbox', 'Team name') as HTMLInputElement).value).toBe('Night Watch'));
    expect(findAll('dialog')).toHaveLength(1);
  });

  it('reads the list once when Continue is pressed twice', async () => {
    await fill(findOne('textbox', 'Members of the team'), 'Night Watch\nLEAD\nAlly');
    const continueButton = findOne('button', 'Continue');
    continueButton.click();
    continueButton.click();
    await waitFor(() => expect((findOne('textbox', 'Team name') as HTMLInputElement).value).toBe('Night Watch'));
    await click(findOne('button', 'Cancel'));
    await waitFor(() => expect(findAll('dialog')).toHaveLength(0));
    // The next list for review would wait behind a second copy.
    const dialog = await showReview('Day Watch\nLEAD\nAlly');
    await waitFor(() => expect((findOne('textbox', 'Team name', dialog) as HTMLInputElement).value).toBe('Day Watch'));
  });

  it('shows no list for review after Cancel, also while the list is read', async () => {
    await fill(findOne('textbox', 'Members of the team'), 'Night Watch\nLEAD\nAlly');
    findOne('button', 'Continue').click();
    findOne('button', 'Cancel').click();
    await loadAllLanguages(GAMES);
    await waitFor(() => expect(findAll('dialog')).toHaveLength(0));
    // The next list for review would wait behind the canceled one.
    const dialog = await showReview('Day Watch\nLEAD\nAlly');
    await waitFor(() => expect((findOne('textbox', 'Team name', dialog) as HTMLInputElement).value).toBe('Day Watch'));
  });

  it('keeps a text that names nobody, and says so', async () => {
    await fill(findOne('textbox', 'Members of the team'), 'See you on Friday!');
    await click(findOne('button', 'Continue'));
    await waitFor(() =>
      expect(findAll('status').map(getText).join()).toContain('This text doesn’t name any character of your library.'),
    );
    expect((findOne('textbox', 'Members of the team') as HTMLTextAreaElement).value).toBe('See you on Friday!');
  });
});
