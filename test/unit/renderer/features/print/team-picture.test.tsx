import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TeamPictureDialog } from '../../../../../src/renderer/features/print/team-picture/team-picture-dialog.tsx';
import { findOne, getText } from '../../../../support/page/find.ts';
import { putInMemory, renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitForElement } from '../../../../support/page/user-input.ts';
import { SilentWorker } from '../../../../support/worker.ts';
import { CAST, createMembers, createTeam } from '../teams/support.ts';

setUpScreenForEachTest();

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker);
  putInMemory('characters', Object.values(CAST));
});

const showDialog = async (members: readonly { character: string }[]) => {
  putInMemory('teams', [createTeam([...members])]);
  await renderScreen(<TeamPictureDialog teamId="team" />);
  return getText(await waitForElement('dialog'));
};

describe('the picture of a team', () => {
  it('is drawn if all members are known', async () => {
    expect(await showDialog(createMembers('lead'))).toContain('Drawing the cards…');
  });

  it('is refused if a member is unknown', async () => {
    const dialogText = await showDialog([{ character: 'lead' }, { character: 'stranger' }]);
    expect(dialogText).toContain('The character stranger is missing.');
    expect(dialogText).not.toContain('Drawing');
    expect(findOne('button', 'Copy').hasAttribute('disabled')).toBe(true);
  });

  it('is refused if the team has no members', async () => {
    expect(await showDialog([])).toContain('The team doesn’t have members yet.');
  });
});
