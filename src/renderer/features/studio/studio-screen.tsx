import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isStyle } from '../../../shared/card/style/card-style.ts';
import { listTemplateGames } from '../../../shared/card/template/game-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { AlignTo } from '../../../shared/studio/arrange/align.ts';
import { listPresets } from '../../../shared/studio/presets/presets.ts';
import { getShownTemplate } from '../../../shared/studio/view.ts';
import { useShownGame } from '../../games/shown-game.ts';
import { useAfterPaint } from '../../platform/after-paint.ts';
import { LENGTH_UNIT } from '../../preferences/length-unit.ts';
import { usePreference } from '../../preferences/preference.ts';
import { LAYERS_PANEL, PROPERTIES_PANEL } from '../../preferences/studio-panels.ts';
import { useGames, useItem } from '../../store/library-context.ts';
import { type Editor, useEditor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { MissingDocument } from '../documents/unavailable-document.tsx';
import { findBuiltInTemplate } from '../templates/template-actions.ts';
import { TopBar } from './bars/top-bar.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { clampZoom, computeFitZoom } from './canvas/geometry.ts';
import type { CanvasAids } from './canvas/overlay.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { JsonPane } from './json/lazy-json-pane.ts';
import { OverflowContext, useOverflowSource } from './overflow/overflow-context.ts';
import { ShownBindingContext } from './properties/form-source.ts';
import { PropertiesPanel } from './properties/properties-panel.tsx';
import { ReviewStrip } from './review-strip.tsx';
import { listSheetEntries } from './sheet-entries.ts';
import { SlotsPanel } from './slots/slots-panel.tsx';
import css from './studio.module.css';
import { createCanvasKeyHandler, useStudioCommands } from './studio-commands.ts';
import { StudioHead } from './studio-head.tsx';
import { StyleScreen } from './style/style-screen.tsx';
import { ElementTree } from './tree/element-tree.tsx';
import { GRID_SPACING, LengthUnitContext } from './units.ts';
import { UnreadableTemplate } from './unreadable-template.tsx';
import { useCardMaker } from './use-card-maker.ts';
import { useCharacterChoice } from './use-character-choice.ts';
import { useFieldSource } from './use-field-source.ts';
import { usePrint } from './use-print.ts';
import { useRowChoice } from './use-row-choice.ts';
import { useDeferredStudio, useStudioState } from './use-studio.ts';
import { useStudioActions } from './use-studio-actions.ts';
import { getVisionFilter, VisionFilters, type VisionMode } from './vision-filters.tsx';

const GALLERY_ROUTE = { screen: 'templates' } as const;

/** Shows one card template: the user's own for editing, a built-in one read-only. */
export function StudioScreen({ id }: { id: string }) {
  const gameCatalog = useGames();
  const item = useItem('templates', id);
  const builtIn = useMemo(() => findBuiltInTemplate(gameCatalog, id), [id, gameCatalog]);
  if (item?.kind === 'broken') return <UnreadableTemplate item={item} />;
  if (item !== undefined)
    return isStyle(item.document) ? <StyleScreen style={item.document} /> : <OwnStudio template={item.document} />;
  if (builtIn !== undefined) return <Studio template={builtIn} editor={undefined} />;
  return <MissingDocument listRoute={GALLERY_ROUTE} />;
}

function OwnStudio({ template }: { template: CardTemplate }) {
  const editor = useEditor('templates', template.id);
  return <Studio template={template} editor={editor} />;
}

const toggleUnit = (): void => LENGTH_UNIT.set(LENGTH_UNIT.get() === 'mm' ? 'in' : 'mm');

const DEFAULT_AIDS: CanvasAids = { trim: true, safe: true, guides: true, grid: false, snap: true };

/** Shows the studio for a template; without an editor, the template is read-only. */
function Studio({ template, editor }: { template: CardTemplate; editor: Editor | undefined }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const shownGame = useShownGame();
  // Finding the suitable games takes long, and they seldom change.
  const settledTemplate = useAfterPaint(template);
  const suitableGames = useMemo(() => listTemplateGames(gameCatalog, settledTemplate), [gameCatalog, settledTemplate]);
  const templateGame = suitableGames.includes(shownGame) ? shownGame : (suitableGames[0] ?? shownGame);
  const rowChoice = useRowChoice(template);
  const game = useFieldSource(template, templateGame, rowChoice?.deck);
  const announcerRef = useRef<HTMLDivElement>(null);
  const studio = useStudioState(template, game, editor, announcerRef);
  // The forms may show an older state than the canvas for a moment, so that typing and dragging do not wait for them.
  const formStudio = useDeferredStudio(studio);
  const lengthUnit = usePreference(LENGTH_UNIT);
  const actions = useStudioActions(studio, lengthUnit);
  const characterChoice = useCharacterChoice(templateGame, template.id);
  const { character, factions } = characterChoice;
  const shownRow = rowChoice?.row;
  const cardMaker = useCardMaker(template, { character, factions, row: shownRow });
  const overflowSource = useOverflowSource(studio, cardMaker);
  const printShownCard = usePrint(template, characterChoice);
  const viewportRef = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>();
  const [aids, setAids] = useState(DEFAULT_AIDS);
  const [visionMode, setVisionMode] = useState<VisionMode>('normal');
  const [alignTo, setAlignTo] = useState<AlignTo>('selection');
  const [isJsonShown, setJsonShown] = useState(false);
  const [isSheetShown, setSheetShown] = useState(false);
  const [isMeasuring, setMeasuring] = useState(false);
  const { size, bleed } = getShownTemplate(studio.studioView);

  const fitCard = useCallback(() => {
    const { current } = viewportRef;
    if (current === null) return;
    // 24 pixels are the width of a ruler and a small margin.
    setZoom(
      computeFitZoom({ width: size.width, height: size.height }, bleed, {
        width: current.clientWidth - 24,
        height: current.clientHeight - 24,
      }),
    );
    // The canvas is larger than the pane, so the card is scrolled to the middle.
    requestAnimationFrame(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
      current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
    });
  }, [size.width, size.height, bleed]);
  // The card is fitted when it is shown first and when it gets another size, but never because a pane has become smaller.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card of another size is fitted again
  useEffect(fitCard, [size.width, size.height, isSheetShown]);
  const changeZoom = useCallback((nextZoom: number) => setZoom(clampZoom(nextZoom)), []);
  const zoomControls = useMemo(() => ({ zoom: zoom ?? 1, setZoom: changeZoom, fitCard }), [zoom, changeZoom, fitCard]);
  const { of: subjectKind } = template;
  // biome-ignore lint/correctness/useExhaustiveDependencies lint/nursery/useReactCompiler: which presets the game has fields for depends only on the subject of the template
  const presets = useMemo(() => listPresets({ template }, game), [subjectKind, game]);
  const panels = { tree: usePreference(LAYERS_PANEL), properties: usePreference(PROPERTIES_PANEL) };
  const toggleJson = useCallback(() => setJsonShown((wasShown) => !wasShown), []);
  const toggleSheet = useCallback(() => setSheetShown((wasShown) => !wasShown), []);
  const toggleMeasure = useCallback(() => setMeasuring((wasMeasuring) => !wasMeasuring), []);
  useStudioCommands(actions, studio, zoomControls, toggleMeasure);

  // A template for deck rows shows a row of a deck (`rowChoice`), any other template shows a character.
  return (
    <LengthUnitContext value={lengthUnit}>
      <div className={css.studio}>
        <StudioHead template={template} editor={editor} onPrint={printShownCard} />
        <TopBar
          side={studio.side}
          onSide={studio.setSide}
          hasMoreSide={template.more !== undefined}
          sizes={template.sizes}
          sizeName={studio.studioView.size}
          onSize={studio.setSize}
          canEdit={studio.canEdit}
          selectedCount={studio.selection.length}
          actions={actions}
          presets={presets}
          subjectId={(rowChoice ?? characterChoice).chosenId}
          subjects={(rowChoice ?? characterChoice).choices}
          onSubject={(rowChoice ?? characterChoice).choose}
          zoom={zoom ?? 1}
          onZoom={changeZoom}
          onFit={fitCard}
          visionMode={visionMode}
          onVisionMode={setVisionMode}
          aids={aids}
          onAids={setAids}
          alignTo={alignTo}
          onAlignTo={setAlignTo}
          isMeasuring={isMeasuring}
          onToggleMeasuring={toggleMeasure}
          isJsonShown={isJsonShown}
          onToggleJson={toggleJson}
          isSheetShown={isSheetShown}
          onToggleSheet={toggleSheet}
        />
        <OverflowContext value={overflowSource}>
          <div
            className={css.panes}
            data-json={isJsonShown || undefined}
            data-no-tree={panels.tree === 'closed' || undefined}
            data-no-properties={panels.properties === 'closed' || undefined}
          >
            <aside className={css.tree} aria-label={translate('studio.elements')}>
              <ElementTree studio={studio} actions={actions} isShown={cardMaker.isShown} />
            </aside>
            <div className={css.middle}>
              {isSheetShown ? (
                <ContactSheet
                  studio={studio}
                  entries={listSheetEntries(characterChoice, rowChoice)}
                  filter={getVisionFilter(visionMode)}
                />
              ) : (
                <Canvas
                  studio={studio}
                  actions={actions}
                  cardMaker={cardMaker}
                  zoom={zoom ?? 1}
                  onZoom={changeZoom}
                  unit={lengthUnit}
                  onToggleUnit={toggleUnit}
                  aids={aids}
                  grid={GRID_SPACING[lengthUnit]}
                  isMeasuring={isMeasuring}
                  filter={getVisionFilter(visionMode)}
                  viewportRef={viewportRef}
                  onPictures={studio.canEdit ? actions.bringPictures : undefined}
                  onKeyDown={createCanvasKeyHandler(actions, studio, isMeasuring ? toggleMeasure : undefined)}
                />
              )}
              <ReviewStrip
                studio={studio}
                cardMaker={cardMaker}
                characterChoice={characterChoice}
                rowChoice={rowChoice}
              />
            </div>
            {isJsonShown ? (
              <Suspense fallback={<div className={css.json} />}>
                <JsonPane studio={studio} />
              </Suspense>
            ) : null}
            <aside className={css.properties} aria-label={translate('studio.properties')}>
              <ShownBindingContext value={cardMaker.binding}>
                <PropertiesPanel studio={formStudio} actions={actions} presets={presets} />
                <SlotsPanel studio={formStudio} cardMaker={cardMaker} />
              </ShownBindingContext>
            </aside>
          </div>
        </OverflowContext>
        <VisionFilters />
        <div ref={announcerRef} className="visually-hidden" aria-live="polite" />
      </div>
    </LengthUnitContext>
  );
}
