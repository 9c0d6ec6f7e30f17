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
import { useFocusGivenBack } from '../../components/use-focus-given-back.ts';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useCommit, useLatest } from '../../platform/use-latest.ts';
import { useDocuments, useGames, useLibrary } from '../../store/library-context.ts';
import { savePrint } from '../../store/save-print.ts';
import { useCharacterTemplates, useOwnTemplates } from '../../store/templates/use-templates.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { PartTicks } from './options/part-ticks.tsx';
import { PresetRow } from './options/preset-row.tsx';
import { type Preset, settingsOf } from './options/presets.ts';
import { PrintOptions } from './options/print-options.tsx';
import { FIRST_SELECTION, loadSettings, type PrintSettings, shownSettings, storeSettings } from './options/settings.ts';
import { emptyPages, imagesOf, outputOf } from './output/output-of.ts';
import { useOutput } from './output/use-output.ts';
import { withOwnRules } from './own-rules.ts';
import { type PagesHandle, PagesPane } from './pages/pages-pane.tsx';
import { pageOfSubject } from './pages/sections.ts';
import { useSections } from './pages/use-sections.ts';
import { keepParts, loadParts, partsIn } from './parts.ts';
import { goToFinding } from './preflight/go-to-finding.ts';
import { PreflightList } from './preflight/preflight-list.tsx';
import css from './print.module.css';
import { PrintFoot } from './print-foot.tsx';
import { textOfKind } from './print-kind-text.ts';
import { gameOfSubject, type PrintSubject, printJobOf, printKindsOf, titleOf, withLibraryNames } from './subject.ts';
import { usePrinter } from './use-printer.ts';
import type { WantedPrint } from './wanted.ts';

interface Props {
  subject: PrintSubject;
  /** The screen that the back arrow opens. */
  back: Route;
  /** The template selected at first; absent = each card uses its own. */
  template?: string | undefined;
}

/** A deck names its own template, so no others are offered. */
const NO_TEMPLATES: readonly CardTemplate[] = [];

/** Prints a subject: the user selects parts and options, and sees the preflight findings and the pages. */
export function PrintView({ subject: current, back, template: first = '' }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { database } = useLibrary();
  // The subject stays as it was on opening, so that the check and the PDF agree even if another window changes the
  // document.
  const [subject] = useState(current);
  const library = useDocuments('characters');
  const factions = useDocuments('factions');
  const own = useOwnTemplates();
  const templates = useCharacterTemplates(gameOfSubject(gameCatalog, subject));
  const [job] = useState(() => withOwnRules(gameCatalog, printJobOf(translate, subject, library, factions, own)));
  const kinds = useMemo(() => printKindsOf(gameCatalog, subject), [subject, gameCatalog]);
  const textOf = useCallback(
    (what: PrintKind) => textOfKind(translate, gameCatalog, what, subject),
    [subject, gameCatalog, translate],
  );
  const [parts, setParts] = useState(() => loadParts(subject.kind, kinds));
  const [template, setTemplate] = useState(first);
  const [settings, setSettings] = useState(loadSettings);
  const [choice, setChoice] = useState(FIRST_SELECTION);
  const failed = useRef<(reason: string) => void>(() => undefined);
  const printer = usePrinter(job, template, (reason) => failed.current(reason));
  const { findings, lost, decks, cardSides, progress, make, images, stop: stopWorker, askSides } = printer;
  const output = useOutput(make, images, stopWorker);
  const { state, save, stop } = output;
  useCommit(failed, (reason) => output.fail(translate('print.failed', { reason })));
  const isBusy = state.kind === 'working' || state.kind === 'saving';
  const givenBack = useFocusGivenBack(isBusy);

  // Typing has priority, so the pages update when there is time.
  const wanted = useMemo<WantedPrint>(
    () => ({ parts, settings: shownSettings(settings), choice }),
    [parts, settings, choice],
  );
  const shown = useDeferredValue(wanted);
  const sections = useSections(printer, shown, textOf);
  const pages = useMemo(() => sections.flatMap((section) => section.pages), [sections]);
  const handle = useRef<PagesHandle>(null);
  const foot = useRef<HTMLDivElement>(null);

  useEffect(() => storeSettings(settings), [settings]);
  useEffect(() => keepParts(subject.kind, parts), [subject, parts]);

  const onSettings = useCallback((next: Partial<PrintSettings>) => setSettings((now) => ({ ...now, ...next })), []);
  const onZoom = useCallback((zoom: PrintSettings['zoom']) => setSettings((now) => ({ ...now, zoom })), []);
  const onChoose = useCallback((next: Partial<CardSelection>) => setChoice((now) => ({ ...now, ...next })), []);
  const onCopies = useCallback(
    (index: number, copies: number) => setChoice((now) => ({ ...now, each: { ...now.each, [index]: copies } })),
    [],
  );
  const onPreset = useCallback(
    (preset: Preset) => {
      setParts(partsIn(preset.parts, kinds));
      setSettings((now) => settingsOf(preset, now));
    },
    [kinds],
  );
  const onTestPage = useCallback(() => {
    const fileName = translate('print.testPageFile');
    attempt(
      save({ title: fileName, tasks: [{ fileName, title: fileName, request: { what: 'test-page', settings } }] }),
    );
  }, [save, settings, translate]);

  const hasProblem = sections.some(({ note }) => note?.kind === 'problem');
  const isEmpty = sections.every(({ note }) => note?.kind === 'empty');
  const { format } = settings;
  const canSave = !isBusy && !hasProblem && !isEmpty;
  async function start() {
    const wantedNow =
      format === 'pdf'
        ? outputOf(translate, gameCatalog, subject, { ...wanted, sections, sheets: printer.sheets })
        : imagesOf(subject, wanted, format);
    const isSaved = await save(wantedNow);
    const { cards } = decks;
    if (isSaved && parts.includes('cards') && cards !== undefined)
      attempt(savePrint(database, listPrintKeys(cards.cards, choice)), 'print.notNoted');
  }

  /** Printing always makes one PDF, because a viewer prints one file at a time. */
  const print = () => {
    const one = { ...wanted, settings: { ...settings, output: 'one' as const } };
    return save(outputOf(translate, gameCatalog, subject, { ...one, sections, sheets: printer.sheets }), 'printer');
  };
  const actsRef = useLatest({ start, print });
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'save-pdf',
        label: translate('print.make'),
        shortcut: 'mod+s',
        enabled: canSave,
        run: () => attempt(actsRef.current.start()),
      },
      {
        id: 'print',
        label: translate('print.print'),
        shortcut: 'mod+p',
        enabled: canSave && format === 'pdf',
        run: () => attempt(actsRef.current.print()),
      },
      {
        id: 'leave-print',
        label: translate('print.leave'),
        shortcut: 'escape',
        leavesText: true,
        enabled: !isBusy,
        run: () => navigateTo(back),
      },
    ],
    [canSave, isBusy, format, back, actsRef, translate],
  );
  useCommands(commands);

  const named = useMemo(() => findings && withLibraryNames(translate, findings, job), [findings, job, translate]);
  const ids = useMemo(() => new Set(library.map(({ id }) => id)), [library]);
  const isInLibrary = useCallback(
    ({ of, subject: id }: PreflightFinding) =>
      of === 'row' || (of === 'team' ? subject.kind === 'team' && subject.team.id === id : ids.has(id)),
    [subject, ids],
  );
  const pageOf = useCallback(
    ({ subject: id }: PreflightFinding) => pageOfSubject(pages, decks.cards?.cards ?? [], id),
    [pages, decks.cards],
  );
  const onShow = useCallback((page: number) => handle.current?.show(page), []);
  const onSkip = useCallback(() => foot.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus(), []);

  return (
    <div className={css.screen}>
      <div className={css.head}>
        <IconButton
          icon={<ArrowLeft />}
          label={`${translate('print.leave')} (${formatShortcut(translate, 'escape')})`}
          onPress={() => navigateTo(back)}
        />
        <h1>{translate('print.titleOf', { name: shortenName(titleOf(subject)) || translate('editing.unnamed') })}</h1>
      </div>
      <div className={css.body}>
        <div className={css.options} inert={isBusy} {...givenBack}>
          <PartTicks kinds={kinds} textOf={textOf} parts={parts} sections={sections} onParts={setParts} />
          <PresetRow parts={parts} settings={settings} onPreset={onPreset} />
          <PrintOptions
            parts={parts}
            templates={subject.kind === 'deck' ? NO_TEMPLATES : templates}
            template={template}
            cards={decks.cards?.cards}
            choice={choice}
            settings={settings}
            onTemplate={setTemplate}
            onChoose={onChoose}
            onCopies={onCopies}
            onSettings={onSettings}
            onTestPage={onTestPage}
          />
        </div>
        <PagesPane
          ref={handle}
          sections={sections}
          pages={pages}
          settings={shown.settings}
          zoom={settings.zoom}
          cardSides={cardSides}
          onZoom={onZoom}
          onWanted={askSides}
        />
        <PreflightList
          findings={named}
          progress={progress}
          lost={lost !== undefined}
          canGo={isInLibrary}
          onGo={goToFinding}
          pageOf={pageOf}
          onShow={onShow}
          onSkip={onSkip}
        />
      </div>
      <PrintFoot
        ref={foot}
        state={state}
        lost={lost}
        progress={progress}
        pages={pages.length}
        empty={emptyPages(sections, shown)}
        label={saveLabel(translate, settings, parts.length)}
        isImages={format !== 'pdf'}
        isBusy={isBusy}
        isDisabled={!isBusy && (hasProblem || isEmpty || parts.length === 0)}
        onStop={stop}
        onSave={() => attempt(start())}
        onPrint={() => attempt(print())}
      />
    </div>
  );
}

/** Returns the label of the save button. */
function saveLabel(translate: Translate, { format, output }: PrintSettings, parts: number): string {
  if (format !== 'pdf') return translate('printImages.make', { format: translate(`printImages.formats.${format}`) });
  return output === 'each' && parts > 1 ? translate('print.makeSeveral', { n: parts }) : translate('print.make');
}
