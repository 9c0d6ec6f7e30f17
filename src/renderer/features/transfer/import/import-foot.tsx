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

/** A summary of what will be written, and the button for it. */
export function ImportFoot({ review, writer, operation, onClose }: Props) {
  const translate = useTranslate();
  const { contents, counts, plan } = review;
  const { candidates, unusable, isReading } = contents;
  const isWorking = writer.working !== undefined;
  const isEmpty = !isReading && candidates.length === 0;
  const isAllSame = !isReading && !isEmpty && counts.same === candidates.length && unusable.length === 0;
  return (
    <DialogFoot
      message={messageOf(translate, review, writer, isAllSame, operation)}
      failed={writer.failure !== undefined}
    >
      {isWorking ? (
        <Button onPress={writer.stop} isDisabled={writer.working?.of === 0}>
          {translate('transfer.stop')}
        </Button>
      ) : (
        <Button onPress={onClose}>{isEmpty || isAllSame ? translate('shell.close') : translate('shell.cancel')}</Button>
      )}
      {isEmpty ? null : isAllSame ? (
        <OpenSole review={review} onClose={onClose} />
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

function messageOf(
  translate: Translate,
  { unseen }: ImportReview,
  { failure, working, isStopped }: ImportWriter,
  isAllSame: boolean,
  operation: Props['operation'],
): string {
  if (failure !== undefined) return failure;
  if (working !== undefined) return translate('transfer.working', { done: working.done, of: working.of });
  if (isStopped === true) return translate(`transfer.stopped.${operation}`);
  if (isAllSame) return translate('transfer.allSameText');
  return unseen > 0 ? translate('transfer.willKeep', { n: unseen }) : '';
}

/** A button that opens the only document of the import if the library has it already. */
function OpenSole({ review, onClose }: Pick<Props, 'review' | 'onClose'>) {
  const translate = useTranslate();
  const [sole, ...others] = review.contents.candidates;
  const route =
    sole === undefined || others.length > 0 ? undefined : getDocumentRoute(sole.incoming.kind, sole.incoming.id);
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
