import { FileDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Size } from '../../../shared/print/paper.ts';
import { SHEET_PAPERS } from '../../../shared/sheet/paper.ts';
import { Button, IconButton } from '../../components/button.tsx';
import overlay from '../../components/overlay.module.css';
import { Segmented } from '../../components/segmented.tsx';
import { useDocuments } from '../../store/library-context.ts';
import { PRINT } from '../../strings/print.ts';
import { SHELL } from '../../strings/shell.ts';
import { templateOf } from '../template-of.ts';
import { CardOptions } from './card-options.tsx';
import { isOnSheets, type Order, type What } from './job.ts';
import { piecesOf } from './pieces.ts';
import { PreflightList } from './preflight-list.tsx';
import css from './print.module.css';
import { PrintProgress } from './print-progress.tsx';
import { loadSettings, type PrintSettings, storeSettings } from './settings.ts';
import { SheetsPreview } from './sheets-preview.tsx';
import { cardsOf, fileTitle, orderOf, type PrintSubject, titleOf, whatsOf } from './subject.ts';
import { usePrinter } from './use-printer.ts';

const SHEET_PAPER_CHOICES = SHEET_PAPERS.map((id) => ({ id, label: PRINT.papers[id] }));

/** The size of every card that is printed, as often as it is. */
function trimsOf(order: Order, what: What): Size[] {
  if (what === 'gimmicks' || what === 'markers') {
    return piecesOf(order, what).flatMap(({ piece, template }) => Array<Size>(piece.copies).fill(template.size));
  }
  return cardsOf(order).printed.flatMap(({ character, copies }) =>
    Array<Size>(copies).fill(templateOf(character).size),
  );
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const order = useMemo(() => orderOf(subject, library, factions), [subject]);
  const [what, setWhat] = useState<What>('cards');
  const trims = useMemo(() => trimsOf(order, what), [order, what]);
  const [settings, setSettings] = useState(loadSettings);
  const { notes, state, print, stop } = usePrinter(order, onClose);
  const busy = state.kind === 'working' || state.kind === 'saving';
  const whats = whatsOf(subject).map((id) => ({ id, label: PRINT.whats[id] }));

  function change(next: Partial<PrintSettings>) {
    const all = { ...settings, ...next };
    setSettings(all);
    storeSettings(all);
  }

  function start() {
    const make = isOnSheets(what) ? { what, settings } : { what, paper: settings.sheetPaper };
    void print(make, PRINT.fileName(fileTitle(subject, what), what));
  }

  return (
    <ModalOverlay
      className={overlay.backdrop ?? ''}
      isOpen
      isDismissable={!busy}
      isKeyboardDismissDisabled={busy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`${overlay.modal} ${css.modal}`}>
        <Dialog className={overlay.dialog ?? ''}>
          <div className={overlay.dialogHead}>
            <Heading slot="title" level={2}>
              {PRINT.title}: {titleOf(subject)}
            </Heading>
            <IconButton
              icon={<X />}
              label={SHELL.close}
              className={overlay.close}
              isDisabled={busy}
              onPress={onClose}
            />
          </div>
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
                <CardOptions settings={settings} onChange={change} />
              ) : (
                <Segmented
                  label={PRINT.paper}
                  value={settings.sheetPaper}
                  segments={SHEET_PAPER_CHOICES}
                  onChange={(sheetPaper) => change({ sheetPaper })}
                />
              )}
              <PreflightList notes={notes} />
            </div>
            <SheetsPreview what={what} trims={trims} settings={settings} />
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
              isDisabled={isOnSheets(what) && trims.length === 0}
              onPress={start}
            >
              {PRINT.make}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
