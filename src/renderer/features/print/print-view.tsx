import { ArrowLeft } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { type CardSelection, listPrintKeys } from '../../../shared/print/deck/selection.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { PrintKind } from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type Command, formatShortcut } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { IconButton } from '../../components/button.tsx';
import { useRestoredFocus } from '../../components/use-restored-focus.ts';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useCommit, useLatest } from '../../platform/use-latest.ts';
import { useDocuments, useGames, useLibrary } from '../../store/library-context.ts';
import { filterPrintableParts, loadSelectedParts, saveSelectedParts } from '../../store/print-parts.ts';
import { savePrint } from '../../store/save-print.ts';
import { useCharacterTemplates, useOwnTemplates } from '../../store/templates/use-templates.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { addDefaultRules } from './add-default-rules.ts';
import { type CardMenuContext, createPageCardMenu } from './card-menu.tsx';
import { PartSelection } from './options/part-selection.tsx';
import { PresetRow } from './options/preset-row.tsx';
import { applyPreset, type Preset } from './options/presets.ts';
import { PrintOptions } from './options/print-options.tsx';
import {
  DEFAULT_SELECTION,
  getPreviewSettings,
  loadPrintSettings,
  type PrintSettings,
  savePrintSettings,
} from './options/print-settings.ts';
import { isPublished } from './options/publish-options.tsx';
import { createImageOutput, createPdfOutput, getOutputKind } from './output/create-output.ts';
import { useImageFileCount } from './output/use-image-file-count.ts';
import { useOutput } from './output/use-output.ts';
import { type PagesHandle, PagesPane } from './pages/pages-pane.tsx';
import { type DeckCard, findSubjectPage } from './pages/sections.ts';
import { useSections } from './pages/use-sections.ts';
import { goToFinding } from './preflight/go-to-finding.ts';
import { PreflightList } from './preflight/preflight-list.tsx';
import css from './print.module.css';
import type { PrintChoices } from './print-choices.ts';
import { PrintFooter } from './print-footer.tsx';
import { getPrintKindText } from './print-kind-text.ts';
import {
  applyLibraryNames,
  createPrintJob,
  getSubjectGame,
  getSubjectTitle,
  listPrintKinds,
  type PrintSubject,
} from './print-subject.ts';
import { usePrinter } from './use-printer.ts';

interface Props {
  subject: PrintSubject;
  /** The screen that the back arrow opens. */
  backRoute: Route;
  /** The template selected at first; absent = each card uses its own template. */
  initialTemplateId?: string | undefined;
}

/** The templates that are offered for a deck. A deck names its own template, so there are none. */
const NO_TEMPLATES: readonly CardTemplate[] = [];

/** Prints a subject: the user selects parts and options, and sees the preflight findings and the pages. */
export function PrintView({ subject: initialSubject, backRoute, initialTemplateId = '' }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { database } = useLibrary();
  // The screen prints the documents as they were when it opened, so that the check and the PDF agree even if another window
  // changes a document.
  const [subject] = useState(initialSubject);
  const library = useDocuments('characters');
  const factions = useDocuments('factions');
  const ownTemplates = useOwnTemplates();
  const templates = useCharacterTemplates(getSubjectGame(gameCatalog, subject));
  const [job] = useState(() =>
    addDefaultRules(gameCatalog, createPrintJob(translate, gameCatalog, subject, library, factions, ownTemplates)),
  );
  const printKinds = useMemo(() => listPrintKinds(gameCatalog, subject), [subject, gameCatalog]);
  const getKindText = useCallback(
    (printKind: PrintKind) => getPrintKindText(translate, gameCatalog, printKind, subject),
    [subject, gameCatalog, translate],
  );
  const [selectedParts, setSelectedParts] = useState(() => loadSelectedParts(subject.kind, printKinds));
  const [templateId, setTemplateId] = useState(initialTemplateId);
  const [settings, setSettings] = useState(loadPrintSettings);
  const [cardSelection, setCardSelection] = useState(DEFAULT_SELECTION);
  // The confirmation belongs to the pictures of this print, so it is not saved.
  const [hasRights, setHasRights] = useState(false);
  // The printer needs the handler before `output`, which shows the failure, exists.
  const failureHandler = useRef<(reason: string) => void>(() => undefined);
  const printer = usePrinter(job, templateId, (reason) => failureHandler.current(reason));
  const {
    findings,
    workerFailure,
    decks,
    sideImages,
    progress,
    makePdf,
    imageMaker,
    stop: stopWorker,
    requestSides,
  } = printer;
  const output = useOutput(makePdf, imageMaker, stopWorker);
  const { state, save, stop } = output;
  useCommit(failureHandler, (reason) => output.fail(translate('print.failed', { reason })));
  const isBusy = state.kind === 'working' || state.kind === 'saving';
  const focusProps = useRestoredFocus(isBusy);

  // Typing has priority, so the pages update when there is time.
  const choices = useMemo<PrintChoices>(
    () => ({ parts: selectedParts, settings: getPreviewSettings(settings), cardSelection }),
    [selectedParts, settings, cardSelection],
  );
  const previewChoices = useDeferredValue(choices);
  const { sections, createSections } = useSections(printer, previewChoices, getKindText);
  const pages = useMemo(() => sections.flatMap((section) => section.pages), [sections]);
  const pagesHandle = useRef<PagesHandle>(null);
  const footer = useRef<HTMLDivElement>(null);

  useEffect(() => savePrintSettings(settings), [settings]);
  useEffect(() => saveSelectedParts(subject.kind, selectedParts), [subject, selectedParts]);

  const onSettings = useCallback(
    (changes: Partial<PrintSettings>) => setSettings((current) => ({ ...current, ...changes })),
    [],
  );
  const onRosterStyle = useCallback((roster: PrintSettings['roster']) => onSettings({ roster }), [onSettings]);
  const onZoom = useCallback((zoom: PrintSettings['zoom']) => setSettings((current) => ({ ...current, zoom })), []);
  const onChoose = useCallback(
    (changes: Partial<CardSelection>) => setCardSelection((current) => ({ ...current, ...changes })),
    [],
  );
  const onCopies = useCallback(
    (cardIndex: number, copies: number) =>
      setCardSelection((current) => ({ ...current, each: { ...current.each, [cardIndex]: copies } })),
    [],
  );
  const onPreset = useCallback(
    (preset: Preset) => {
      setSelectedParts(filterPrintableParts(preset.parts, printKinds));
      setSettings((current) => applyPreset(preset, current));
    },
    [printKinds],
  );
  const onTestPage = useCallback(() => {
    const fileName = translate('print.testPageFile');
    attempt(
      save({ title: fileName, tasks: [{ fileName, title: fileName, request: { what: 'test-page', settings } }] }),
    );
  }, [save, settings, translate]);

  // After the worker is gone, saving starts another one.
  const isPreparing = workerFailure === undefined && sections.some(({ note }) => note?.kind === 'waiting');
  const hasProblem = sections.some(({ note }) => note?.kind === 'problem');
  const isEmpty = sections.every(({ note }) => note?.kind === 'empty');
  const hasUnshownPages = sections.some(({ note }) => note?.kind === 'unshown');
  const { format } = settings;
  const isReady = !isPreparing && !hasProblem && !isEmpty;
  const needsRights = isPublished(settings) && !hasRights;
  const canSave = !isBusy && isReady && !needsRights;
  const { fileCount, isCounting } = useImageFileCount(
    printer.countImageFiles,
    format === 'pdf' || !isReady ? undefined : createImageOutput(subject, choices, format).images,
    printer.repeatCount,
  );
  const createPdf = (pdfChoices: PrintChoices) =>
    createPdfOutput(translate, gameCatalog, subject, {
      ...pdfChoices,
      sections: createSections(pdfChoices),
      sheets: printer.sheets,
    });
  async function startSaving() {
    const pdfOrImages = format === 'pdf' ? createPdf(choices) : createImageOutput(subject, choices, format);
    const isSaved = await save(pdfOrImages);
    const { cards: cardDeck } = decks;
    if (isSaved && selectedParts.includes('cards') && cardDeck !== undefined)
      attempt(savePrint(database, listPrintKeys(cardDeck.cards, cardSelection)), 'print.notNoted');
  }

  /** Printing always makes one PDF, because a viewer prints one file at a time, and it prints the colors of screens. */
  const startPrinting = () =>
    save(createPdf({ ...choices, settings: { ...settings, output: 'one', isPdfX: false } }), 'printer');
  const actionsRef = useLatest({ startSaving, startPrinting });
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'save-pdf',
        label: translate('print.make'),
        shortcut: 'mod+s',
        isEnabled: canSave,
        run: () => attempt(actionsRef.current.startSaving()),
      },
      {
        id: 'print',
        label: translate('print.print'),
        shortcut: 'mod+p',
        isEnabled: canSave && format === 'pdf',
        run: () => attempt(actionsRef.current.startPrinting()),
      },
      {
        id: 'leave-print',
        label: translate('print.leave'),
        shortcut: 'escape',
        leavesText: true,
        isEnabled: !isBusy,
        run: () => navigateTo(backRoute),
      },
    ],
    [canSave, isBusy, format, backRoute, actionsRef, translate],
  );
  useCommands(commands);

  const namedFindings = useMemo(
    () => findings && applyLibraryNames(translate, findings, job),
    [findings, job, translate],
  );
  const libraryIds = useMemo(() => new Set(library.map(({ id }) => id)), [library]);
  const isInLibrary = useCallback(
    ({ of: subjectKind, subject: subjectId }: PreflightFinding) =>
      subjectKind === 'row' ||
      (subjectKind === 'team' ? subject.kind === 'team' && subject.team.id === subjectId : libraryIds.has(subjectId)),
    [subject, libraryIds],
  );
  const cardInfos = decks.cards?.cards;
  const cardMenuContext = useMemo<CardMenuContext | undefined>(
    () =>
      cardInfos && { cardInfos, cardSelection, libraryIds, templateId, hasCopies: settings.format === 'pdf', onCopies },
    [cardInfos, cardSelection, libraryIds, templateId, settings.format, onCopies],
  );
  const getCardMenu = useCallback(
    (deckCard: DeckCard, side: 'front' | 'back') =>
      cardMenuContext && createPageCardMenu(translate, cardMenuContext, deckCard, side),
    [cardMenuContext, translate],
  );
  const findPage = useCallback(
    ({ subject: subjectId }: PreflightFinding) => findSubjectPage(pages, decks.cards?.cards ?? [], subjectId),
    [pages, decks.cards],
  );
  const onShowPage = useCallback((pageIndex: number) => pagesHandle.current?.scrollToPage(pageIndex), []);
  const onSkip = useCallback(() => footer.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus(), []);

  return (
    <div className={css.screen}>
      <div className={css.head}>
        <IconButton
          icon={<ArrowLeft />}
          label={`${translate('print.leave')} (${formatShortcut(translate, 'escape')})`}
          onPress={() => navigateTo(backRoute)}
        />
        <h1>
          {translate('print.titleOf', { name: shortenName(getSubjectTitle(subject)) || translate('editing.unnamed') })}
        </h1>
      </div>
      <div className={css.body}>
        <div className={css.options} inert={isBusy} {...focusProps}>
          <PartSelection
            printKinds={printKinds}
            getKindText={getKindText}
            selectedParts={selectedParts}
            sections={sections}
            onParts={setSelectedParts}
            rosterStyle={format === 'pdf' ? settings.roster : undefined}
            onRosterStyle={onRosterStyle}
            pointsToScoreSheet={subject.kind === 'team' && getSubjectGame(gameCatalog, subject).lineUp !== undefined}
          />
          <PresetRow selectedParts={selectedParts} settings={settings} onPreset={onPreset} />
          <PrintOptions
            selectedParts={selectedParts}
            templates={subject.kind === 'deck' ? NO_TEMPLATES : templates}
            templateId={templateId}
            cardInfos={cardInfos}
            cardSelection={cardSelection}
            settings={settings}
            cardMenuContext={cardMenuContext}
            onTemplate={setTemplateId}
            onChoose={onChoose}
            onSettings={onSettings}
            onTestPage={onTestPage}
            hasRights={hasRights}
            onRights={setHasRights}
          />
        </div>
        <PagesPane
          ref={pagesHandle}
          sections={sections}
          pages={pages}
          settings={previewChoices.settings}
          zoom={settings.zoom}
          sideImages={sideImages}
          onZoom={onZoom}
          onVisibleSides={requestSides}
          getCardMenu={getCardMenu}
        />
        <PreflightList
          findings={namedFindings}
          progress={progress}
          hasFailed={workerFailure !== undefined}
          isReady={isReady && workerFailure === undefined}
          canOpen={isInLibrary}
          onOpen={goToFinding}
          findPage={findPage}
          onShowPage={onShowPage}
          onSkip={onSkip}
        />
      </div>
      <PrintFooter
        ref={footer}
        state={state}
        workerFailure={workerFailure}
        progress={progress}
        pageCount={format === 'pdf' ? (hasUnshownPages ? undefined : pages.length) : fileCount}
        blankPageCount={pages.filter(({ kind }) => kind === 'blank').length}
        isPreparing={isPreparing || isCounting}
        needsRights={isReady && needsRights}
        saveLabel={getSaveLabel(translate, settings, selectedParts)}
        isImages={format !== 'pdf'}
        isBusy={isBusy}
        isDisabled={!isBusy && (!isReady || needsRights)}
        onStop={stop}
        onSave={() => attempt(startSaving())}
        onPrint={() => attempt(startPrinting())}
      />
    </div>
  );
}

/** Returns the label of the save button. */
function getSaveLabel(translate: Translate, settings: PrintSettings, parts: readonly PrintKind[]): string {
  const { format } = settings;
  if (format === 'tts') return translate('printImages.makeSheets');
  if (format !== 'pdf') return translate('printImages.make', { format: translate(`printImages.formats.${format}`) });
  return getOutputKind(settings, parts) === 'each' && parts.length > 1
    ? translate('print.makeSeveral', { n: parts.length })
    : translate('print.make');
}
