import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { lazyPart } from '../../../components/lazy/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { withGames } from '../../../games/with-games.ts';
import { endImport } from '../../../navigation/import-request.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { getStoredName } from '../../../store/item.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CandidateDetails } from './candidate-details.tsx';
import { CandidateList } from './candidate-list.tsx';
import { chosenFor } from './choices.ts';
import css from './import.module.css';
import { ImportBar } from './import-bar.tsx';
import { ImportFoot } from './import-foot.tsx';
import { LazyLook } from './look/lazy-look.tsx';
import { type ImportReview, useImportReview } from './use-import-review.ts';
import { useWriteImport } from './use-write-import.ts';

const TableStep = lazyPart(withGames('table', async () => (await import('../../tables/table-step.tsx')).TableStep));

/**
 * Shows what an import would change. Nothing is written before the button is pressed; then the import is one undo step.
 */
export function ImportDialog({ sources }: { sources: readonly Source[] }) {
  const translate = useTranslate();
  const review = useImportReview(sources);
  const rows = sources.find((source) => source.kind === 'rows');
  const operation = rows?.operation ?? 'import';
  const close = () => {
    review.reader.stop();
    endImport(sources);
  };
  const writer = useWriteImport(review, operation, sources, close);
  const isWorking = writer.working !== undefined;
  const { candidates, tables } = review.contents;
  const [table] = tables;
  const leaveTable = () => {
    if (table === undefined) return;
    if (tables.length === 1 && candidates.length === 0 && review.contents.unusable.length === 0) close();
    else review.reader.dropTable(table);
  };
  return (
    <DialogFrame
      title={rows?.title || translate('transfer.title')}
      modal={css.modal}
      dialog={css.dialog}
      busy={isWorking}
      underway
      onClose={close}
    >
      {table === undefined ? (
        <>
          <ImportBar review={review} onStop={close} />
          <ImportBody review={review} sources={sources} isWorking={isWorking} />
          <ImportFoot review={review} writer={writer} operation={operation} onClose={close} />
        </>
      ) : (
        <TableStep
          key={`${table.name} ${table.bytes.size}`}
          file={table}
          onCancel={leaveTable}
          onDone={(incoming) => {
            review.reader.addIncoming(incoming);
            review.reader.dropTable(table);
          }}
        />
      )}
    </DialogFrame>
  );
}

interface BodyProps {
  review: ImportReview;
  sources: readonly Source[];
  isWorking: boolean;
}

function ImportBody({ review, sources, isWorking }: BodyProps) {
  const translate = useTranslate();
  const { contents, lines, shown, choices, filter } = review;
  const { stores: tables } = useLibrary();
  const isEmpty = !contents.isReading && contents.candidates.length === 0;
  return (
    <div className={css.body} inert={isWorking}>
      {lines.length > 0 ? (
        <CandidateList
          lines={lines}
          filter={`${filter.only} ${filter.text}`}
          choices={choices}
          shown={shown?.key}
          onShow={review.show}
          onChooseAll={review.chooseAll}
        />
      ) : (
        <div className={css.empty}>
          {contents.isReading ? translate('transfer.reading') : isEmpty ? null : translate('transfer.nothingFits')}
        </div>
      )}
      {/* The pane starts scrolled to the top for each document. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <div key={shown?.key} className={css.pane} tabIndex={0}>
        {isEmpty ? <Notice title={translate('transfer.emptyTitle')} text={translate('transfer.emptyText')} /> : null}
        {shown === undefined ? null : (
          <CandidateDetails
            candidate={shown}
            chosen={chosenFor(choices, shown)}
            nameOf={(kind, id) => {
              const other = contents.candidates.find(({ incoming }) => incoming.kind === kind && incoming.id === id);
              const row = tables[kind].get(id)?.row;
              return other?.incoming.name || (row && getStoredName(row));
            }}
            onChoose={(chosen) => review.choose(shown, chosen)}
            look={
              <LazyLook candidate={shown} candidates={contents.candidates} reader={review.reader} sources={sources} />
            }
          />
        )}
      </div>
    </div>
  );
}
