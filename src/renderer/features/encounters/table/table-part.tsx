import { Activity, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { createGetName } from '../../../../shared/play/model-names.ts';
import type { Offer } from '../../../../shared/play/offers.ts';
import { formatOfferRefusal } from '../../../../shared/play/play-screen/refusal-text.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { focusLater } from '../../../fields/focus-later.ts';
import { useAfterPaint } from '../../../platform/after-paint.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { Announcer } from './announcer.tsx';
import { knownCast } from './cast.ts';
import { EventForm } from './event-form/event-form.tsx';
import { useIsWide } from './event-form/form-frame.tsx';
import { needsForm } from './event-form/needs-form.ts';
import { TargetPickProvider, usePickNow } from './event-form/target-pick.tsx';
import { keepFocus } from './keep-focus.ts';
import { setLogFilter } from './log/log-filter.ts';
import { TableLog } from './log/table-log.tsx';
import { CardDialog } from './models/card-dialog.tsx';
import { ModelPopover, type OpenModel } from './models/model-popover.tsx';
import { ModelsPanel } from './models/models-panel.tsx';
import { NowBar } from './now/now-bar.tsx';
import { OrderStrip } from './now/order-strip.tsx';
import { OffersPanel } from './offers/offers-panel.tsx';
import { type TableActions, TableActionsContext } from './table-actions.ts';
import { useTableCommands } from './table-commands.ts';
import { useTable } from './table-context.ts';
import css from './table-part.module.css';
import { type TableView, viewOf } from './table-view.ts';

interface Props {
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

const BESIDE = [
  { id: 'models', label: 'table.models' },
  { id: 'log', label: 'table.log' },
] as const;
const PARTS = [{ id: 'actions', label: 'table.actions' }, ...BESIDE] as const;
type Part = (typeof PARTS)[number]['id'];

/** The play screen: whose turn it is, the options, all models, and the log. */
export const TablePart = (props: Props) => (
  <TargetPickProvider>
    <Parts {...props} />
  </TargetPickProvider>
);

function Parts({ characters }: Props) {
  const translate = useTranslate();
  const table = useTable();
  const view = useView();
  const [part, setPart] = useState<Part>('actions');
  const [open, setOpen] = useState<OpenModel>();
  const [card, setCard] = useState<string>();
  const [form, setForm] = useState<Offer>();
  const isWide = useIsWide();
  const pickNow = usePickNow();
  const root = useRef<HTMLDivElement>(null);
  const { encounter, activeEncounter } = table;
  const { characters: embedded } = encounter;
  const known = useMemo(() => knownCast(embedded, characters), [embedded, characters]);

  const latestRef = useLatest(table);
  const actions = useMemo<TableActions>(() => {
    const hand = (event: Offer['event'], isQuiet = false): string | undefined => {
      const { rules, activeEncounter, hand: give } = latestRef.current;
      const refused = give(event as JsonObject);
      if (refused === undefined) return undefined;
      const why = formatOfferRefusal(translate, rules, activeEncounter, event, refused);
      if (!isQuiet) toast(translate('table.refused', { why }), { kind: 'failed' });
      return why;
    };
    const state = (offer: Offer) => {
      setOpen(undefined);
      setForm(offer);
    };
    return {
      hand,
      choose({ offer, targets }) {
        const { rules, activeEncounter } = latestRef.current;
        if (targets !== undefined || needsForm(translate, rules, activeEncounter, offer)) return state(offer);
        setOpen(undefined);
        hand(offer.event);
      },
      state,
      tap(id, at) {
        const pick = pickNow.current;
        if (pick === undefined) setOpen({ id, at, shows: 'numbers' });
        else if (pick.canPick(id)) pick.pick(id);
      },
      explain: (id, at) => setOpen({ id, at, shows: 'why' }),
      showCard: setCard,
      showInLog(model) {
        setOpen(undefined);
        setLogFilter(latestRef.current.id, { model });
        setPart('log');
      },
    };
  }, [pickNow, latestRef, translate]);

  const { who } = view;
  // An open form has precedence.
  const usual = form === undefined ? view.usual : undefined;
  const on = who.kind === 'model' ? who.id : undefined;
  const isChoice = view.choice !== undefined && form === undefined;
  const commands = useTableCommands({ root, show: setPart, usual, isChoice, on, actions });
  useCommands(commands);
  const runNext = commands.find(({ id }) => id === 'table-next')?.run;

  const close = useCallback(() => setForm(undefined), []);
  const isCovered = form !== undefined && isWide;
  const now = useMemo(() => ({ table, view }), [table, view]);
  const painted = useAfterPaint(now);
  const stating = form === undefined ? null : <EventForm offer={form} onClose={close} />;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after every event
  useEffect(() => keepFocus(root.current), [view]);

  const shownCard = card === undefined ? undefined : known.get(activeEncounter.figures.get(card)?.character.id ?? '');
  return (
    <TableActionsContext value={actions}>
      <div className={css.frame}>
        <div ref={root} className={css.table} data-part={part} data-form={form === undefined ? undefined : true}>
          <div className={css.now}>
            <NowBar view={view} known={known} isStating={form !== undefined} onNext={runNext} />
            <OrderStrip view={view} known={known} />
          </div>
          {/* CSS shows one of the two switches, depending on the available room. */}
          <div className={css.two}>
            <Segmented
              label={translate('table.parts')}
              bare
              value={part === 'log' ? 'log' : 'models'}
              segments={translateLabels(translate, BESIDE)}
              onChange={setPart}
            />
          </div>
          <div className={css.three}>
            <Segmented
              label={translate('table.parts')}
              bare
              value={part}
              segments={translateLabels(translate, PARTS)}
              onChange={setPart}
            />
          </div>
          <section className={css.actions} aria-label={translate('table.actions')}>
            {/* The offers stay mounted below the form, so that opening or closing a form does not create forty buttons. */}
            <Activity mode={isCovered ? 'hidden' : 'visible'}>
              <OffersPanel {...(isCovered ? painted : now)} known={known} />
            </Activity>
            {/* Panel and dialog share one place in the tree, so that a form keeps its step when the window is rotated. */}
            {stating}
          </section>
          <section className={css.models} aria-label={translate('table.models')}>
            <ModelsPanel view={view} known={known} />
          </section>
          <section className={css.log} aria-label={translate('table.log')}>
            <TableLog />
          </section>
          <Announcer view={view} />
        </div>
      </div>
      {open === undefined ? null : (
        <ModelPopover
          open={open}
          view={view}
          known={known}
          characters={characters}
          onShow={(shows) => setOpen({ ...open, shows })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {card === undefined || shownCard === undefined ? null : (
        <CardDialog
          character={shownCard}
          name={createGetName(translate, table.rules, activeEncounter)(card)}
          onClose={() => {
            setCard(undefined);
            // The button that opened the dialog is gone with its panel.
            focusLater(`button[data-model="${CSS.escape(card)}"]`);
          }}
        />
      )}
    </TableActionsContext>
  );
}

/** Computes the content of all parts once for each moment. */
function useView(): TableView {
  const translate = useTranslate();
  const table = useTable();
  return useMemo(() => viewOf(translate, table), [table, translate]);
}
