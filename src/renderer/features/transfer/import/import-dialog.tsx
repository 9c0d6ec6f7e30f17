import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TRANSFER } from '../../../strings/library/transfer.ts';
import { TableStep } from '../../tables/table-step.tsx';
import { CandidateDetails } from './candidate-details.tsx';
import { CandidateList } from './candidate-list.tsx';
import { chosenFor } from './choices.ts';
import css from './import.module.css';
import { ImportBar } from './import-bar.tsx';
import { ImportFoot } from './import-foot.tsx';
import { endImport } from './request.ts';
import type { Source } from './source.ts';
import { useCarryOut } from './use-carry-out.ts';
import { type ImportReview, useLook } from './use-look.ts';

/** What would come into the library, beside what is there. Nothing happens before the button; then all of it is one step of undo. */
export function ImportDialog({ sources }: { sources: readonly Source[] }) {
  const look = useLook(sources);
  const rows = sources.find((source) => source.kind === 'rows');
  const operation = rows?.operation ?? 'import';
  const close = () => {
    look.gathering.stop();
    endImport(sources);
  };
  const carrying = useCarryOut(look, operation, sources, close);
  const isWorking = carrying.working !== undefined;
  const { candidates, tables } = look.gathered;
  const [table] = tables;
  const leaveTable = () => {
    if (table === undefined) return;
    if (tables.length === 1 && candidates.length === 0 && look.gathered.unusable.length === 0) close();
    else look.gathering.dropTable(table);
  };
  return (
    <DialogFrame
      title={rows?.title || TRANSFER.title}
      modal={css.modal}
      dialog={css.dialog}
      busy={isWorking}
      underway
      onClose={close}
    >
      {table === undefined ? (
        <>
          <ImportBar look={look} onStop={close} />
          <ImportBody look={look} isWorking={isWorking} />
          <ImportFoot look={look} carrying={carrying} operation={operation} onClose={close} />
        </>
      ) : (
        <TableStep
          key={`${table.name} ${table.bytes.size}`}
          file={table}
          onCancel={leaveTable}
          onDone={(incoming) => {
            look.gathering.addIncoming(incoming);
            look.gathering.dropTable(table);
          }}
        />
      )}
    </DialogFrame>
  );
}

function ImportBody({ look, isWorking }: { look: ImportReview; isWorking: boolean }) {
  const { gathered, lines, shown, choices, filter } = look;
  const isEmpty = !gathered.isReading && gathered.candidates.length === 0;
  return (
    <div className={css.body} inert={isWorking}>
      {lines.length > 0 ? (
        <CandidateList
          lines={lines}
          filter={`${filter.only} ${filter.text}`}
          choices={choices}
          shown={shown?.key}
          onShow={look.show}
          onChooseAll={look.chooseAll}
        />
      ) : (
        <div className={css.empty}>{gathered.isReading ? TRANSFER.reading : TRANSFER.nothingFits}</div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <div className={css.pane} tabIndex={0}>
        {isEmpty ? <Notice title={TRANSFER.emptyTitle} text={TRANSFER.emptyText} /> : null}
        {shown === undefined ? null : (
          <CandidateDetails
            key={shown.key}
            candidate={shown}
            chosen={chosenFor(choices, shown)}
            onChoose={(chosen) => look.choose(shown, chosen)}
          />
        )}
      </div>
    </div>
  );
}
