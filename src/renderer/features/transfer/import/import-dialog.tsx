import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { withGames } from '../../../games/with-games.ts';
import { endImport } from '../../../navigation/import-request.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { getStoredName } from '../../../store/item.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CandidateDetails } from './candidate-details.tsx';
import { CandidateList } from './candidate-list.tsx';
import css from './import.module.css';
import { ImportBar } from './import-bar.tsx';
import { getDecision } from './import-decisions.ts';
import { ImportFoot } from './import-foot.tsx';
import { LazyPreview } from './preview/lazy-preview.tsx';
import { type ImportReview, useImportReview } from './use-import-review.ts';
import { useWriteImport } from './use-write-import.ts';

const SpreadsheetStep = createLazyPart(
  withGames('table', async () => (await import('../../spreadsheets/spreadsheet-step.tsx')).SpreadsheetStep),
);

/**
 * Shows what an import would change. Nothing is written before the button is pressed; then the import is one undo step.
 */
export function ImportDialog({ sources }: { sources: readonly Source[] }) {
  const translate = useTranslate();
  const review = useImportReview(sources);
  const rowsSource = sources.find((source) => source.kind === 'rows');
  const operation = rowsSource?.operation ?? 'import';
  const close = () => {
    review.reader.stop();
    endImport(sources);
  };
  const writer = useWriteImport(review, operation, sources, close);
  const isWorking = writer.progress !== undefined;
  const { candidates, spreadsheets } = review.contents;
  const [spreadsheet] = spreadsheets;
  const skipSpreadsheet = () => {
    if (spreadsheet === undefined) return;
    if (spreadsheets.length === 1 && candidates.length === 0 && review.contents.unreadable.length === 0) close();
    else review.reader.dropSpreadsheet(spreadsheet);
  };
  return (
    <DialogFrame
      title={rowsSource?.title || translate('transfer.title')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      isBusy={isWorking}
      ignoresOutsideClicks
      onClose={close}
    >
      {spreadsheet === undefined ? (
        <>
          <ImportBar review={review} onStop={close} />
          <ImportBody review={review} sources={sources} isWorking={isWorking} />
          <ImportFoot review={review} writer={writer} operation={operation} onClose={close} />
        </>
      ) : (
        <SpreadsheetStep
          key={`${spreadsheet.name} ${spreadsheet.bytes.size}`}
          file={spreadsheet}
          onCancel={skipSpreadsheet}
          onDone={(incoming) => {
            review.reader.addIncoming(incoming);
            review.reader.dropSpreadsheet(spreadsheet);
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
  const { contents, candidateRows, shownCandidate, decisions, filter } = review;
  const { stores: documentStores } = useLibrary();
  const isEmpty = !contents.isReading && contents.candidates.length === 0;
  return (
    <div className={css.body} inert={isWorking}>
      {candidateRows.length > 0 ? (
        <CandidateList
          candidateRows={candidateRows}
          filter={`${filter.onlyState} ${filter.searchText}`}
          decisions={decisions}
          shownKey={shownCandidate?.key}
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
      <div key={shownCandidate?.key} className={css.pane} tabIndex={0}>
        {isEmpty ? <Notice title={translate('transfer.emptyTitle')} text={translate('transfer.emptyText')} /> : null}
        {shownCandidate === undefined ? null : (
          <CandidateDetails
            candidate={shownCandidate}
            decision={getDecision(decisions, shownCandidate)}
            findName={(documentKind, documentId) => {
              const importedDocument = contents.candidates.find(
                ({ incoming }) => incoming.kind === documentKind && incoming.id === documentId,
              );
              const storedRow = documentStores[documentKind].get(documentId)?.row;
              return importedDocument?.incoming.name || (storedRow && getStoredName(storedRow));
            }}
            onChoose={(decision) => review.choose(shownCandidate, decision)}
            preview={
              <LazyPreview
                candidate={shownCandidate}
                candidates={contents.candidates}
                reader={review.reader}
                sources={sources}
              />
            }
          />
        )}
      </div>
    </div>
  );
}
