import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { go, routeOfDocument } from '../../../navigation/router.ts';
import { TRANSFER } from '../../../strings/library/transfer.ts';
import { SHELL } from '../../../strings/shell.ts';
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
  const { contents, counts, plan } = review;
  const { candidates, unusable, isReading } = contents;
  const isWorking = writer.working !== undefined;
  const isEmpty = !isReading && candidates.length === 0;
  const isAllSame = !isReading && !isEmpty && counts.same === candidates.length && unusable.length === 0;
  return (
    <DialogFoot message={messageOf(review, writer, isAllSame, operation)} failed={writer.failure !== undefined}>
      {isWorking ? (
        <Button onPress={writer.stop} isDisabled={writer.working?.of === 0}>
          {TRANSFER.stop}
        </Button>
      ) : (
        <Button onPress={onClose}>{isEmpty || isAllSame ? SHELL.close : SHELL.cancel}</Button>
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
          {plan.length === 0 ? TRANSFER.goNothing[operation] : TRANSFER.go[operation](plan.length)}
        </Button>
      )}
    </DialogFoot>
  );
}

function messageOf(
  { unseen }: ImportReview,
  { failure, working, isStopped }: ImportWriter,
  isAllSame: boolean,
  operation: Props['operation'],
): string {
  if (failure !== undefined) return failure;
  if (working !== undefined) return TRANSFER.working(working.done, working.of);
  if (isStopped === true) return TRANSFER.stopped[operation];
  if (isAllSame) return TRANSFER.allSameText;
  return unseen > 0 ? TRANSFER.willKeep(unseen) : '';
}

/** A button that opens the only document of the import if the library has it already. */
function OpenSole({ review, onClose }: Pick<Props, 'review' | 'onClose'>) {
  const [sole, ...others] = review.contents.candidates;
  const route =
    sole === undefined || others.length > 0 ? undefined : routeOfDocument(sole.incoming.kind, sole.incoming.id);
  if (route === undefined) return null;
  return (
    <Button
      kind="primary"
      onPress={() => {
        onClose();
        go(route);
      }}
    >
      {TRANSFER.open}
    </Button>
  );
}
