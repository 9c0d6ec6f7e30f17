import { go } from '../../../app/router.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { TRANSFER } from '../../../strings/library/transfer.ts';
import { SHELL } from '../../../strings/shell.ts';
import { routeOf } from './open-imported.ts';
import type { Carrying } from './use-carry-out.ts';
import type { ImportReview } from './use-look.ts';

interface Props {
  look: ImportReview;
  carrying: Carrying;
  operation: 'import' | 'restore';
  onClose(): void;
}

/** What will happen, and the button that makes it happen. */
export function ImportFoot({ look, carrying, operation, onClose }: Props) {
  const { gathered, counts, plan } = look;
  const { candidates, unusable, isReading } = gathered;
  const isWorking = carrying.working !== undefined;
  const isEmpty = !isReading && candidates.length === 0;
  const isAllSame = !isReading && !isEmpty && counts.same === candidates.length && unusable.length === 0;
  return (
    <DialogFoot message={messageOf(look, carrying, isAllSame)} failed={carrying.failure !== undefined}>
      <Button onPress={onClose} isDisabled={isWorking}>
        {isEmpty || isAllSame ? SHELL.close : SHELL.cancel}
      </Button>
      {isEmpty ? null : isAllSame ? (
        <OpenSole look={look} onClose={onClose} />
      ) : (
        <Button
          kind="primary"
          isPending={isWorking}
          isDisabled={isReading || plan.length === 0}
          onPress={() => attempt(carrying.start())}
        >
          {plan.length === 0 ? TRANSFER.goNothing[operation] : TRANSFER.go[operation](plan.length)}
        </Button>
      )}
    </DialogFoot>
  );
}

function messageOf({ unseen }: ImportReview, { failure, working }: Carrying, isAllSame: boolean): string {
  if (failure !== undefined) return failure;
  if (working !== undefined) return TRANSFER.working(working.done, working.of);
  if (isAllSame) return TRANSFER.allSameText;
  return unseen > 0 ? TRANSFER.willKeep(unseen) : '';
}

/** A button that opens the only document of the import if the library has it already. */
function OpenSole({ look, onClose }: Pick<Props, 'look' | 'onClose'>) {
  const [sole, ...others] = look.gathered.candidates;
  const route = sole === undefined || others.length > 0 ? undefined : routeOf(sole.incoming.kind, sole.incoming.id);
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
