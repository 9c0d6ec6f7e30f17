/** Tests that the dialog of the expected players says who is missing, because a small window has no other place for it. */
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { PlayersDialog } from '../../../../../src/renderer/features/events/submissions/view/players-dialog.tsx';
import { NO_NOTES } from '../../../../../src/renderer/store/events/event-notes.ts';
import type { EventPack } from '../../../../../src/shared/document/schema.ts';
import base from '../../../../fixtures/base/event.json' with { type: 'json' };
import { act } from '../../../../support/page/act.ts';
import { WithTexts } from '../../../../support/page/with-texts.tsx';

const { deadline: _deadline, ...eventPack } = base as unknown as EventPack & { deadline?: string };

/** Renders the dialog and returns its text. */
async function readDialog(expected: readonly string[], missingPlayers: readonly string[]): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  const reactRoot = createRoot(container);
  const results = { submissions: [], vanished: [], removedHistory: [], withdrawnPlayers: ['Bo'], digest: '' };
  await act(async () =>
    reactRoot.render(
      <WithTexts>
        <PlayersDialog
          state={{
            ...{ isRead: true, fileCount: 0, repairedTeamIds: {}, notes: { ...NO_NOTES, expected } },
            results: { ...results, missingPlayers },
          }}
          eventPack={eventPack}
          onSave={() => undefined}
          onClose={() => undefined}
        />
      </WithTexts>,
    ),
  );
  const dialogText = document.querySelector('[role=dialog]')?.textContent ?? '';
  reactRoot.unmount();
  container.remove();
  return dialogText;
}

it('names the missing players and those who have withdrawn', async () => {
  const dialogText = await readDialog(['Ash', 'Bo', 'Cy'], ['Cy']);
  expect(dialogText).toContain('2 of 3 players have sent a list.');
  expect(dialogText).toContain('No list yetCy');
  expect(dialogText).toContain('List withdrawnBo');
  expect(dialogText).toContain('Copy these names');
});

it('says nothing of missing players before any are expected', async () => {
  expect(await readDialog([], [])).not.toContain('have sent a list');
});
