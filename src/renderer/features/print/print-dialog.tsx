import { FileDown } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import { SHEET_PAPERS } from '../../../shared/sheet/paper.ts';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Switch } from '../../components/switch.tsx';
import { rememberPrint } from '../../store/last-print.ts';
import { useDocuments } from '../../store/library-context.ts';
import { readyOnes, useCharacterTemplates, useOwnTemplates } from '../../store/use-templates.ts';
import { EDITING } from '../../strings/editing.ts';
import { PRINT } from '../../strings/print.ts';
import { SHELL } from '../../strings/shell.ts';
import { BackOptions } from './back-options.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardOptions } from './card-options.tsx';
import { CopiesList } from './copies-list.tsx';
import { CuttingOptions } from './cutting-options.tsx';
import { type CardInfo, deckOf, keysIn } from './deck.ts';
import { goToFinding } from './go-to-finding.ts';
import { type CardSettings, type Choice, isOnSheets, type OnSheets, type What } from './job.ts';
import { PreflightList } from './preflight-list.tsx';
import css from './print.module.css';
import { PrintProgress } from './print-progress.tsx';
import { FIRST_CHOICE, loadSettings, type PrintSettings, storeSettings } from './settings.ts';
import { previewOf } from './sheet-preview.ts';
import { SheetsPreview } from './sheets-preview.tsx';
import { calledAsInLibrary, fileTitle, orderOf, type PrintSubject, titleOf, whatsOf } from './subject.ts';
import { usePrinter } from './use-printer.ts';

const SHEET_PAPER_CHOICES = SHEET_PAPERS.map((id) => ({ id, label: PRINT.papers[id] }));

/** A printer that turns sheets over may be off; a folded sheet and a print shop's page have nothing to correct. */
const hasBacks = ({ paper, sides }: CardSettings): boolean =>
  paper !== 'card' && (sides === 'long-edge' || sides === 'short-edge');

function emptyWords(what: OnSheets, infos: readonly CardInfo[] | undefined, choice: Choice): string {
  const isUnchanged = infos !== undefined && infos.length > 0 && choice.changedOnly && !infos.some((i) => i.changed);
  return isUnchanged ? PRINT.nothingChanged : PRINT.empties[what];
}

interface Props {
  subject: PrintSubject;
  onClose(): void;
}

/** From what is on the screen to a PDF: what, how, what there is to know before, and where to put it. */
export function PrintDialog({ subject: current, onClose }: Props) {
  // What was asked for is printed, whatever changes behind the dialog: the check and the PDF must speak of the same.
  const [subject] = useState(current);
  const library = useDocuments('characters');
  const factions = useDocuments('factions');
  const own = useOwnTemplates();
  const templates = useCharacterTemplates();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const order = useMemo(() => orderOf(subject, library, factions, readyOnes(own)), [subject]);
  const [what, setWhat] = useState<What>('cards');
  const [template, setTemplate] = useState('');
  const [settings, setSettings] = useState(loadSettings);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { findings, checked, decks, faces, state, print, stop, askDeck, askFaces } = usePrinter(order, template);
  const busy = state.kind === 'working' || state.kind === 'saving';
  const whats = whatsOf(subject).map((id) => ({ id, label: PRINT.whats[id] }));
  const infos = isOnSheets(what) ? decks[what] : undefined;
  // Copies of single cards and what changed are about the characters alone.
  const chosen = useMemo(
    () => (what === 'cards' ? choice : { ...FIRST_CHOICE, copies: choice.copies }),
    [what, choice],
  );
  const named = useMemo(() => findings?.map((finding) => calledAsInLibrary(finding, order)), [findings, order]);
  const deck = useMemo(() => infos && deckOf(infos, chosen), [infos, chosen]);
  const preview = useMemo(() => deck && previewOf(deck, settings), [deck, settings]);
  useEffect(() => {
    if (isOnSheets(what)) askDeck(what);
  }, [what, askDeck]);

  function change(next: Partial<PrintSettings>) {
    const all = { ...settings, ...next };
    setSettings(all);
    storeSettings(all);
  }

  const choose = (next: Partial<Choice>) => setChoice({ ...choice, ...next });

  async function start() {
    const make = isOnSheets(what) ? { what, settings, choice: chosen } : { what, paper: settings.sheetPaper };
    const isSaved = await print(make, PRINT.fileName(fileTitle(subject, what), what));
    if (!isSaved) return;
    if (what === 'cards' && infos !== undefined) await rememberPrint(keysIn(infos, chosen));
    onClose();
  }

  const isInLibrary = useCallback(
    ({ of, subject: id }: PreflightFinding) =>
      of === 'team' ? subject.kind === 'team' && subject.team.id === id : library.some((c) => c.id === id),
    [subject, library],
  );

  return (
    <DialogFrame
      title={`${PRINT.title}: ${titleOf(subject) || EDITING.unnamed}`}
      modal={css.modal}
      dialog={css.dialog}
      busy={busy}
      onClose={onClose}
    >
      <div className={css.body} inert={busy}>
        <div className={css.options}>
          <div className={css.option}>
            <Segmented label={PRINT.what} value={what} segments={whats} onChange={setWhat} />
            {what === 'cards' ? null : (
              <p className={css.hint}>
                {PRINT.whatHints[what === 'reference' && order.team !== undefined ? 'teamReference' : what]}
              </p>
            )}
          </div>
          {isOnSheets(what) ? (
            <>
              {what === 'cards' ? (
                <CardChoice
                  cards={infos}
                  choice={choice}
                  templates={templates}
                  template={template}
                  onTemplate={setTemplate}
                  onChange={choose}
                />
              ) : null}
              <CardOptions settings={settings} onChange={change} />
              <div className={css.folds}>
                {what === 'cards' && infos !== undefined && infos.length > 1 ? (
                  <CopiesList cards={infos} choice={choice} onChange={choose} />
                ) : null}
                <CuttingOptions settings={settings} onChange={change} />
                {hasBacks(settings) ? (
                  <BackOptions
                    back={settings.back}
                    onChange={(back) => change({ back })}
                    onTestPage={() => void print({ what: 'test-page', settings }, PRINT.testPageFile)}
                  />
                ) : null}
              </div>
              <Switch label={PRINT.tagged} on={settings.tagged} onChange={(tagged) => change({ tagged })} />
            </>
          ) : (
            <Segmented
              label={PRINT.paper}
              value={settings.sheetPaper}
              segments={SHEET_PAPER_CHOICES}
              onChange={(sheetPaper) => change({ sheetPaper })}
            />
          )}
          <PreflightList
            findings={named}
            checked={checked}
            canGo={isInLibrary}
            onGo={(finding) => {
              onClose();
              goToFinding(finding);
            }}
          />
        </div>
        <SheetsPreview
          what={what}
          deck={deck}
          preview={preview}
          empty={isOnSheets(what) ? emptyWords(what, infos, chosen) : ''}
          settings={settings}
          faces={faces}
          onWanted={askFaces}
        />
      </div>
      <div className={css.foot}>
        <PrintProgress state={state} />
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
          isDisabled={deck !== undefined && (deck.length === 0 || preview === undefined)}
          onPress={() => void start()}
        >
          {PRINT.make}
        </Button>
      </div>
    </DialogFrame>
  );
}
