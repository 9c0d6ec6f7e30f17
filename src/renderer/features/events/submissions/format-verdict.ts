import { getSubmissionStatus } from '../../../../shared/event-pack/submission-status.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { ShownSubmission } from './worker-messages.ts';

/** Returns the word for what a submission counts as. */
export const formatVerdictLabel = (translate: Translate, submission: ShownSubmission): string =>
  translate(`eventLists.verdicts.${getSubmissionStatus(submission)}`);
