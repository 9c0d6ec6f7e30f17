import { expect, it, vi } from 'vitest';
import { createSubmissionMenu } from '../../../../../src/renderer/features/events/submissions/view/submission-menu.tsx';
import type { ShownSubmission } from '../../../../../src/renderer/features/events/submissions/worker-messages.ts';
import { translate } from '../../../../support/texts.ts';

const createHandlers = () => ({
  onAsk: vi.fn(),
  onRule: vi.fn(),
  onOpen: vi.fn(),
  onRepair: vi.fn(),
  onCopyMessage: vi.fn(),
  onRemove: vi.fn(),
});

const createSubmission = (changes: Partial<ShownSubmission>): ShownSubmission => ({
  file: 'zed.json',
  name: 'Zed’s Watch',
  verdict: 'illegal',
  size: '',
  reason: '',
  questions: [],
  addedAt: 0,
  members: [],
  change: 'same',
  fingerprint: '',
  errorCount: 1,
  warningCount: 0,
  findings: [],
  memberFindings: [],
  differences: [],
  notes: [],
  rulings: [],
  contents: { fingerprint: '', members: '' },
  arrivalTimes: [],
  ...changes,
});

const listIds = (submission: ShownSubmission, hasRepairedCopy = false): string[] =>
  createSubmissionMenu(translate, submission, hasRepairedCopy, createHandlers()).actions.map(({ id }) => id);

it('the menu of a submission offers what its verdict allows', () => {
  expect(listIds(createSubmission({}))).toEqual(['open', 'repair', 'message', 'accept', 'withdraw', 'remove']);
  expect(listIds(createSubmission({ verdict: 'legal' }))).toContain('reject');
  expect(listIds(createSubmission({}), true)).not.toContain('repair');
  expect(listIds(createSubmission({ verdict: 'unreadable' }))).not.toContain('repair');
  expect(listIds(createSubmission({ verdict: 'no-list' }))).toEqual(['open', 'remove']);
});

it('the menu offers to fix only a list that isn’t legal', () => {
  const getRepairLabel = (verdict: ShownSubmission['verdict']) =>
    createSubmissionMenu(translate, createSubmission({ verdict }), false, createHandlers()).actions.find(
      ({ id }) => id === 'repair',
    )?.label;
  expect(getRepairLabel('legal')).toBe('Open a copy');
  expect(getRepairLabel('illegal')).toBe('Open a copy to fix');
});

it('a decision is taken back at once, and a new one asks for its reason', () => {
  const handlers = createHandlers();
  const ruled = createSubmission({
    decision: { action: 'accept', reason: 'Agreed.', judge: 'Ida' },
  } as Partial<ShownSubmission>);
  const runAction = (submission: ShownSubmission, actionId: string) =>
    createSubmissionMenu(translate, submission, false, handlers)
      .actions.find(({ id }) => id === actionId)
      ?.run();
  runAction(ruled, 'revoke');
  expect(handlers.onRule).toHaveBeenCalledWith(ruled, 'revoke');
  runAction(ruled, 'withdraw');
  expect(handlers.onAsk).toHaveBeenCalledWith(ruled, 'withdraw');
});
