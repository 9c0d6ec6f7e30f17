import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { getDocumentRoute, navigateTo } from '../../../navigation/router.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { ImportReview } from './use-import-review.ts';
import type { ImportWriter } from './use-write-import.ts';

interface Props {
  review: ImportReview;
  writer: ImportWriter;
  operation: 'import' | 'restore';
  onClose(): void;
}

/** Shows a summary of the import and the button that starts it. */
export function ImportFoot({ review, writer, operation, onClose }: Props) {
  const translate = useTranslate();
  const { contents, counts, plan } = review;
  const { candidates, unreadable, isReading } = contents;
  const isWorking = writer.progress !== undefined;
  const isEmpty = !isReading && candidates.length === 0;
  const isAllSame = !isReading && !isEmpty && counts.same === candidates.length && unreadable.length === 0;
  return (
    <DialogFoot
      message={formatFootMessage(translate, review, writer, isAllSame, operation)}
      hasFailed={writer.failure !== undefined}
    >
      {isWorking ? (
        <Button onPress={writer.stop} isDisabled={writer.progress?.totalCount === 0}>
          {translate('transfer.stop')}
        </Button>
      ) : (
        <Button onPress={onClose}>{isEmpty || isAllSame ? translate('shell.close') : translate('shell.cancel')}</Button>
      )}
      {isEmpty ? null : isAllSame ? (
        <OpenOnlyDocument review={review} onClose={onClose} />
      ) : (
        <Button
          kind="primary"
          isPending={isWorking}
          isDisabled={isReading || plan.length === 0}
          onPress={() => attempt(writer.start())}
        >
          {plan.length === 0
            ? translate(`transfer.goNothing.${operation}`)
            : translate(`transfer.go.${operation}`, { n: plan.length })}
        </Button>
      )}
    </DialogFoot>
  );
}

function formatFootMessage(
  translate: Translate,
  { unseenCount }: ImportReview,
  { failure, progress, isStopped }: ImportWriter,
  isAllSame: boolean,
  operation: Props['operation'],
): string {
  if (failure !== undefined) return failure;
  if (progress !== undefined)
    return translate('transfer.working', { done: progress.doneCount, of: progress.totalCount });
  if (isStopped === true) return translate(`transfer.stopped.${operation}`);
  if (isAllSame) return translate('transfer.allSameText');
  return unseenCount > 0 ? translate('transfer.willKeep', { n: unseenCount }) : '';
}

/** Shows a button that opens the document of an import whose only document is already in the library. */
function OpenOnlyDocument({ review, onClose }: Pick<Props, 'review' | 'onClose'>) {
  const translate = useTranslate();
  const [onlyCandidate, ...otherCandidates] = review.contents.candidates;
  const route =
    onlyCandidate === undefined || otherCandidates.length > 0
      ? undefined
      : getDocumentRoute(onlyCandidate.incoming.kind, onlyCandidate.incoming.id);
  if (route === undefined) return null;
  return (
    <Button
      kind="primary"
      onPress={() => {
        onClose();
        navigateTo(route);
      }}
    >
      {translate('transfer.open')}
    </Button>
  );
}
