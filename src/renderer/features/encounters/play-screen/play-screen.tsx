import {
  Activity,
  type ComponentProps,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Following } from '../../../../shared/play/following-events.ts';
import { createGetName } from '../../../../shared/play/model-names.ts';
import type { Offer } from '../../../../shared/play/offers.ts';
import { removeTarget } from '../../../../shared/play/play-screen/offer-groups.ts';
import { formatOfferRefusal } from '../../../../shared/play/play-screen/refusal-text.ts';
import { useCommands } from '../../../commands/registry.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { focusAfterUpdate } from '../../../fields/focus-after-update.ts';
import { useAfterPaint } from '../../../platform/after-paint.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { Announcer } from './announcer.tsx';
import { createCast } from './cast.ts';
import { CastContext } from './cast-context.ts';
import { EventForm } from './event-form/event-form.tsx';
import { useIsWide } from './event-form/form-frame.tsx';
import { needsForm } from './event-form/needs-form.ts';
import { ResultView, type RollResult } from './event-form/resolver/result-view.tsx';
import { TargetPickProvider, useCurrentPickRef } from './event-form/target-pick.tsx';
import { EndGameDialog } from './game-end/end-game-dialog.tsx';
import { GameEndPanel } from './game-end/game-end-panel.tsx';
import { setLogFilter } from './log/log-filter.ts';
import { PlayLog } from './log/play-log.tsx';
import { CardDialog } from './models/card-dialog.tsx';
import { ModelPopover, type OpenModel } from './models/model-popover.tsx';
import { ModelsPanel } from './models/models-panel.tsx';
import { OffersPanel } from './offers/offers-panel.tsx';
import { type PlayActions, PlayActionsContext } from './play-actions.ts';
import { usePlayCommands } from './play-commands.ts';
import css from './play-screen.module.css';
import { usePlaySession } from './play-session.ts';
import { createPlayView, type PlayView } from './play-view.ts';
import { restoreFocus } from './restore-focus.ts';
import { EndQuestion } from './turn/end-question.tsx';
import { OrderStrip } from './turn/order-strip.tsx';
import { TurnBar } from './turn/turn-bar.tsx';

interface Props {
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

const SIDE_PARTS = [
  { id: 'models', label: 'table.models' },
  { id: 'log', label: 'table.log' },
] as const;
const SCREEN_PARTS = [{ id: 'actions', label: 'table.actions' }, ...SIDE_PARTS] as const;
type ScreenPart = (typeof SCREEN_PARTS)[number]['id'];

/** Submits the open form, or focuses the first value that it still needs. */
function submitOpenForm(): void {
  const confirmButton = document.querySelector<HTMLButtonElement>('[data-confirm]');
  if (confirmButton?.disabled === false) confirmButton.click();
  else
    document
      .querySelector<HTMLElement>('[data-missing], [data-needed] input, input[data-needed], button[data-needed]')
      ?.focus();
}

/** The play screen: whose turn it is, the options, all models, and the log. */
export const PlayScreen = (props: Props) => (
  <TargetPickProvider>
    <PlayScreenParts {...props} />
  </TargetPickProvider>
);

function PlayScreenParts({ characters }: Props) {
  const translate = useTranslate();
  const playSession = usePlaySession();
  const playView = usePlayView();
  const [visiblePart, setVisiblePart] = useState<ScreenPart>('actions');
  const [openModel, setOpenModel] = useState<OpenModel>();
  const [cardModel, setCardModel] = useState<string>();
  const [openOffer, setOpenOffer] = useState<Offer>();
  /** The event that ends the game, while the user is asked to confirm it. */
  const [endEvent, setEndEvent] = useState<Offer['event']>();
  const [lastResult, setLastResult] = useState<RollResult>();
  const isWide = useIsWide();
  const currentPickRef = useCurrentPickRef();
  const rootRef = useRef<HTMLDivElement>(null);
  const actionsRef = useRef<HTMLElement>(null);
  const { encounter } = playSession;
  const { characters: embedded } = encounter;
  const charactersById = useMemo(() => createCast(embedded, characters), [embedded, characters]);

  const latestRef = useLatest(playSession);
  const actions = useMemo<PlayActions>(() => {
    const submit = (event: Offer['event'], isQuiet = false, following: Following = 'automatic'): string | undefined => {
      const { rules, activeEncounter, submit: submitToLog } = latestRef.current;
      const refusal = submitToLog(event as JsonObject, following);
      if (refusal === undefined) return undefined;
      const reason = formatOfferRefusal(translate, rules, activeEncounter, event, refusal);
      if (!isQuiet) toast(translate('table.refused', { why: reason }), { kind: 'failed' });
      return reason;
    };
    const openForm = (offer: Offer) => {
      setOpenModel(undefined);
      setOpenOffer(offer);
    };
    return {
      submit,
      choose({ offer, targets, words }) {
        const { rules, activeEncounter } = latestRef.current;
        if (words.group === 'end') return setEndEvent(offer.event);
        // An option with `targets` combines offers that differ only in their target, which the form asks for.
        if (targets !== undefined) return openForm(removeTarget(rules, activeEncounter, offer));
        if (needsForm(translate, rules, activeEncounter, offer)) return openForm(offer);
        setOpenModel(undefined);
        const isQuiet = false;
        submit(offer.event, isQuiet, offer.followedBy);
      },
      openForm,
      tap(modelId, anchor) {
        const targetPick = currentPickRef.current;
        if (targetPick === undefined) setOpenModel({ modelId, anchor, content: 'numbers' });
        else if (targetPick.canPick(modelId)) targetPick.pick(modelId);
      },
      explain: (modelId, anchor) => setOpenModel({ modelId, anchor, content: 'why' }),
      showCard: setCardModel,
      showInLog(modelId) {
        setOpenModel(undefined);
        setLogFilter(latestRef.current.id, { modelId });
        setVisiblePart('log');
      },
    };
  }, [currentPickRef, latestRef, translate]);

  const { turnHolder } = playView;
  const endQuestion = useMoment(encounter.log);
  const isFormOpen = openOffer !== undefined;
  const isEndAsked = !isFormOpen && endQuestion.isNow;
  // While a form or the question is open, there is no default step.
  const isFree = !isFormOpen && !isEndAsked;
  const defaultOption = isFree ? playView.defaultOption : undefined;
  const { showChoices, isChoosing } = useChoicePrompt(encounter.log, isFree && playView.choicePrompt !== undefined);
  const activeModel = turnHolder.kind === 'model' ? turnHolder.id : undefined;
  const commands = usePlayCommands({
    root: rootRef,
    showPart: setVisiblePart,
    defaultOption,
    submitForm: openOffer === undefined ? undefined : submitOpenForm,
    askEnd: playView.unspentOptions.length > 0 ? endQuestion.start : undefined,
    showChoices,
    activeModel,
    actions,
  });
  useCommands(commands);
  const runNext = commands.find(({ id }) => id === 'table-next')?.run;

  const endTurn = () => {
    endQuestion.end();
    if (playView.defaultOption !== undefined) actions.choose(playView.defaultOption);
  };
  const closeForm = useCallback((result?: RollResult) => {
    setOpenOffer(undefined);
    setLastResult(result);
  }, []);
  // The result disappears with the next event, and with the event itself when it is undone.
  const isResultShown =
    openOffer === undefined && lastResult !== undefined && encounter.log.at(-1) === lastResult.event;
  const isPanelCovered = openOffer !== undefined && isWide;
  const currentContent = useMemo(() => ({ playSession, view: playView }), [playSession, playView]);
  // Offers that a form covers are rendered after the next paint, because they are not urgent.
  const paintedContent = useAfterPaint(currentContent);
  const eventForm = openOffer === undefined ? null : <EventForm offer={openOffer} onClose={closeForm} />;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after every event
  useEffect(() => restoreFocus(rootRef.current), [playView]);
  const isOver = turnHolder.kind === 'over';
  useLayoutEffect(() => {
    // The result is at the top, wherever the options were scrolled to.
    if (isOver) actionsRef.current?.scrollTo(0, 0);
  }, [isOver]);

  return (
    <PlayActionsContext value={actions}>
      <CastContext value={charactersById}>
        <div className={css.frame}>
          <div
            ref={rootRef}
            className={css.table}
            data-part={visiblePart}
            data-form={openOffer === undefined ? undefined : true}
            data-over={isOver || undefined}
            data-choosing={isChoosing}
          >
            <div className={css.now}>
              <TurnBar view={playView} charactersById={charactersById} isFormOpen={!isFree} onNext={runNext} />
              <OrderStrip view={playView} charactersById={charactersById} />
            </div>
            {/* CSS shows one of the two switches, depending on the available room. */}
            <div className={css.two}>
              <SegmentedControl
                label={translate('table.parts')}
                isLabelHidden
                value={visiblePart === 'log' ? 'log' : 'models'}
                segments={translateLabels(translate, SIDE_PARTS)}
                onChange={setVisiblePart}
              />
            </div>
            <div className={css.three}>
              <SegmentedControl
                label={translate('table.parts')}
                isLabelHidden
                value={visiblePart}
                segments={translateLabels(translate, SCREEN_PARTS)}
                onChange={setVisiblePart}
              />
            </div>
            <section ref={actionsRef} className={css.actions} aria-label={translate('table.actions')}>
              <ActionNotices
                view={playView}
                isEndAsked={isEndAsked}
                result={isResultShown ? lastResult : undefined}
                onEnd={endTurn}
                onKeepPlaying={endQuestion.end}
              />
              {/* The offers stay mounted below the form, so that opening or closing a form does not create forty buttons. */}
              <Activity mode={isPanelCovered ? 'hidden' : 'visible'}>
                <MainPanel
                  {...(isPanelCovered ? paintedContent : currentContent)}
                  characters={characters}
                  charactersById={charactersById}
                />
              </Activity>
              {/* Panel and dialog share one place in the tree, so that a form keeps its step when the window is rotated. */}
              {eventForm}
            </section>
            <section className={css.models} aria-label={translate('table.models')}>
              <ModelsPanel view={playView} charactersById={charactersById} />
            </section>
            <section className={css.log} aria-label={translate('table.log')}>
              <PlayLog />
            </section>
            <Announcer view={playView} />
          </div>
        </div>
      </CastContext>
      {openModel === undefined ? null : (
        <ModelPopover
          openModel={openModel}
          view={playView}
          charactersById={charactersById}
          characters={characters}
          onShow={(content) => setOpenModel({ ...openModel, content })}
          onClose={() => setOpenModel(undefined)}
        />
      )}
      {endEvent === undefined ? null : (
        <EndGameDialog
          event={endEvent}
          onEnd={(event) => actions.submit(event)}
          onClose={() => setEndEvent(undefined)}
        />
      )}
      {cardModel === undefined ? null : (
        <ModelCard modelId={cardModel} charactersById={charactersById} onClose={() => setCardModel(undefined)} />
      )}
    </PlayActionsContext>
  );
}

interface MainPanelProps extends ComponentProps<typeof OffersPanel> {
  characters: readonly Character[];
}

/** Shows the options, or the sum of the game when it is over. */
const MainPanel = ({ characters, ...offersProps }: MainPanelProps) =>
  offersProps.view.turnHolder.kind === 'over' ? (
    <GameEndPanel characters={characters} />
  ) : (
    <OffersPanel {...offersProps} />
  );

interface ModelCardProps {
  modelId: string;
  charactersById: ReadonlyMap<string, Character>;
  onClose(): void;
}

/** Shows the card of a model in a dialog, if its character is known. */
function ModelCard({ modelId, charactersById, onClose }: ModelCardProps) {
  const translate = useTranslate();
  const { rules, activeEncounter } = usePlaySession();
  const character = charactersById.get(activeEncounter.figures.get(modelId)?.character.id ?? '');
  if (character === undefined) return null;
  return (
    <CardDialog
      character={character}
      modelName={createGetName(translate, rules, activeEncounter)(modelId)}
      onClose={() => {
        onClose();
        // The button that opened the dialog has disappeared together with its popover.
        focusAfterUpdate(`button[data-model="${CSS.escape(modelId)}"]`);
      }}
    />
  );
}

interface ActionNoticesProps {
  view: PlayView;
  isEndAsked: boolean;
  /** The result of the last roll, until another event follows. */
  result: RollResult | undefined;
  onEnd(): void;
  onKeepPlaying(): void;
}

/** Shows above the options what the players should know first: the question before an early end, and the last result. */
const ActionNotices = ({ view, isEndAsked, result, onEnd, onKeepPlaying }: ActionNoticesProps) => (
  <>
    {isEndAsked ? <EndQuestion view={view} onEnd={onEnd} onClose={onKeepPlaying} /> : null}
    {result === undefined ? null : (
      <div className={css.result}>
        <ResultView result={result} />
      </div>
    )}
  </>
);

/** Computes the content of all parts once for each moment. */
function usePlayView(): PlayView {
  const translate = useTranslate();
  const playSession = usePlaySession();
  return useMemo(() => createPlayView(translate, playSession), [playSession, translate]);
}

/** Keeps whether something that belongs to one moment of the game is shown, such as a question. Any change of the log ends it. */
function useMoment(log: Encounter['log']) {
  const [momentLog, setMomentLog] = useState<Encounter['log']>();
  const start = useCallback(() => setMomentLog(log), [log]);
  const end = useCallback(() => setMomentLog(undefined), []);
  return { isNow: momentLog === log, start, end };
}

/** Lets the button of the next step highlight the options between which the players have to choose. */
function useChoicePrompt(log: Encounter['log'], mustChoose: boolean) {
  const { isNow, start } = useMoment(log);
  return { showChoices: mustChoose ? start : undefined, isChoosing: (mustChoose && isNow) || undefined };
}
