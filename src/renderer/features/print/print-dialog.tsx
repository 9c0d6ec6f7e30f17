import { FileDown } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type CardInfo, type CardSelection, deckOf, keysIn } from '../../../shared/print/deck/selection.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import { attempt } from '../../failures/report-failure.ts';
import { keepPrint } from '../../store/last-print.ts';
import { useDocuments } from '../../store/library-context.ts';
import { usableTemplates, useCharacterTemplates, useOwnTemplates } from '../../store/use-templates.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { PRINT } from '../../strings/print.ts';
import { SHELL } from '../../strings/shell.ts';
import { isCardPrintKind, type PrintKind } from './job.ts';
import { PrintOptions } from './options/print-options.tsx';
import { FIRST_SELECTION, loadSettings, type PrintSettings, storeSettings } from './options/settings.ts';
import { goToFinding } from './preflight/go-to-finding.ts';
import { PreflightList } from './preflight/preflight-list.tsx';
import { previewOf } from './preview/sheet-preview.ts';
import { SheetsPreview } from './preview/sheets-preview.tsx';
import css from './print.module.css';
import { textOfKind } from './print-kind-text.ts';
import { PrintProgress } from './print-progress.tsx';
import {
  fileTitle,
  gameOfOrder,
  orderOf,
  type PrintSubject,
  printKindsOf,
  titleOf,
  withLibraryNames,
} from './subject.ts';
import { usePrinter } from './use-printer.ts';

function emptyMessage(empty: string, infos: readonly CardInfo[] | undefined, choice: CardSelection): string {
  const isUnchanged = infos !== undefined && infos.length > 0 && choice.changedOnly && !infos.some((i) => i.changed);
  return isUnchanged ? PRINT.nothingChanged : empty;
}

interface Props {
  subject: PrintSubject;
  onClose(): void;
}

/** Prints what is on the screen to a PDF: choice, settings, preflight, and where to save it. */
export function PrintDialog({ subject: current, onClose }: Props) {
  // Kept as it was on opening, so that check and PDF agree even if the document changes behind the dialog.
  const [subject] = useState(current);
  const library = useDocuments('characters');
  const factions = useDocuments('factions');
  const own = useOwnTemplates();
  const templates = useCharacterTemplates(gameOfOrder(subject));
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const order = useMemo(() => orderOf(subject, library, factions, usableTemplates(own)), [subject]);
  const whats = useMemo(
    () => printKindsOf(subject).map((id) => ({ id, label: textOfKind(id, subject).label })),
    [subject],
  );
  const [what, setWhat] = useState<PrintKind>('cards');
  const [template, setTemplate] = useState('');
  const [settings, setSettings] = useState(loadSettings);
  const [choice, setChoice] = useState(FIRST_SELECTION);
  const printer = usePrinter(order, template);
  const { findings, lost, decks, cardSides, progress, state, print, stop, askDeck, askSides } = printer;
  const words = useMemo(() => textOfKind(what, subject), [what, subject]);
  const busy = state.kind === 'working' || state.kind === 'saving';
  const infos = isCardPrintKind(what) ? decks[what] : undefined;
  // Copies of single cards and what changed are about the characters alone.
  const chosen = useMemo(
    () => (what === 'cards' ? choice : { ...FIRST_SELECTION, copies: choice.copies }),
    [what, choice],
  );
  const named = useMemo(() => findings && withLibraryNames(findings, order), [findings, order]);
  const deck = useMemo(() => infos && deckOf(infos, chosen), [infos, chosen]);
  // Typing comes first: the sheets follow as soon as there is a moment.
  const shown = useDeferredValue(useMemo(() => ({ what, deck, settings }), [what, deck, settings]));
  const shownWords = useMemo(() => textOfKind(shown.what, subject), [shown.what, subject]);
  const preview = useMemo(() => shown.deck && previewOf(shown.deck, shown.settings), [shown]);
  useEffect(() => {
    if (isCardPrintKind(what)) askDeck(what);
  }, [what, askDeck]);
  useEffect(() => storeSettings(settings), [settings]);

  const onSettings = useCallback((next: Partial<PrintSettings>) => setSettings((now) => ({ ...now, ...next })), []);
  const onChoose = useCallback((next: Partial<CardSelection>) => setChoice((now) => ({ ...now, ...next })), []);
  const onCopies = useCallback(
    (index: number, copies: number) => setChoice((now) => ({ ...now, each: { ...now.each, [index]: copies } })),
    [],
  );
  const onTestPage = useCallback(
    () => attempt(print({ what: 'test-page', settings }, PRINT.testPageFile)),
    [print, settings],
  );

  async function start() {
    const make = isCardPrintKind(what) ? { what, settings, choice: chosen } : { what, paper: settings.sheetPaper };
    const isSaved = await print(make, PRINT.fileName(fileTitle(subject, what), words.file));
    if (!isSaved) return;
    if (what === 'cards' && infos !== undefined) attempt(keepPrint(keysIn(infos, chosen)), PRINT.notNoted);
    onClose();
  }

  const ids = useMemo(() => new Set(library.map(({ id }) => id)), [library]);
  const isInLibrary = useCallback(
    ({ of, subject: id }: PreflightFinding) =>
      of === 'team' ? subject.kind === 'team' && subject.team.id === id : ids.has(id),
    [subject, ids],
  );
  const onGo = useCallback(
    (finding: PreflightFinding) => {
      onClose();
      goToFinding(finding);
    },
    [onClose],
  );

  return (
    <DialogFrame
      title={`${PRINT.title}: ${shortName(titleOf(subject)) || EDITING.unnamed}`}
      modal={css.modal}
      dialog={layout.column}
      busy={state.kind === 'saving'}
      underway={busy}
      onClose={onClose}
    >
      <div className={css.body} inert={busy}>
        <div className={css.options}>
          <PrintOptions
            whats={whats}
            what={what}
            hint={words.hint}
            templates={templates}
            template={template}
            cards={infos}
            choice={choice}
            settings={settings}
            onWhat={setWhat}
            onTemplate={setTemplate}
            onChoose={onChoose}
            onCopies={onCopies}
            onSettings={onSettings}
            onTestPage={onTestPage}
          />
          <PreflightList findings={named} progress={progress} lost={lost} canGo={isInLibrary} onGo={onGo} />
        </div>
        <SheetsPreview
          what={shown.what}
          things={shownWords.things}
          deck={shown.deck}
          preview={preview}
          empty={emptyMessage(shownWords.empty, infos, chosen)}
          lost={lost}
          settings={shown.settings}
          cardSides={cardSides}
          onWanted={askSides}
        />
      </div>
      <div className={css.foot}>
        <PrintProgress state={state} progress={progress} />
        {busy ? (
          <Button isDisabled={state.kind === 'saving'} onPress={stop}>
            {PRINT.stop}
          </Button>
        ) : (
          <Button onPress={onClose}>{SHELL.cancel}</Button>
        )}
        <Button
          kind="primary"
          icon={<FileDown />}
          // Pending and not disabled: a disabled button would drop the focus, and with it the way out by keyboard.
          isPending={busy}
          isDisabled={deck !== undefined && (deck.length === 0 || (preview !== undefined && 'problem' in preview))}
          onPress={() => attempt(start())}
        >
          {PRINT.make}
        </Button>
      </div>
    </DialogFrame>
  );
}
