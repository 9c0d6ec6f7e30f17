import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isStyle } from '../../../shared/card/style/card-style.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { gamesOfTemplate } from '../../../shared/card/template/templates-for.ts';
import type { AlignTo } from '../../../shared/studio/arrange/align.ts';
import { presetsFor } from '../../../shared/studio/presets/presets.ts';
import { shownTemplate } from '../../../shared/studio/view.ts';
import { useGameShown } from '../../games/game-shown.ts';
import { useAfterPaint } from '../../platform/after-paint.ts';
import { LENGTH_UNIT } from '../../preferences/length-unit.ts';
import { usePreference } from '../../preferences/preference.ts';
import { useGames, useItem } from '../../store/library-context.ts';
import { type Editor, useEditor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Gone } from '../documents/document-missing.tsx';
import { builtInCalled } from '../templates/template-actions.ts';
import { TopBar } from './bars/top-bar.tsx';
import { BrokenTemplate } from './broken-template.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { clampZoom, fitZoom } from './canvas/geometry.ts';
import type { Aids } from './canvas/overlay.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { JsonPane } from './json/lazy-json-pane.ts';
import { ShownBinding } from './properties/form-source.ts';
import { PropertiesPanel } from './properties/properties-panel.tsx';
import { ReviewStrip } from './review-strip.tsx';
import { sheetEntries } from './sheet-entries.ts';
import { type Sight, SightFilters, sightFilter } from './sight.tsx';
import { SlotsPanel } from './slots/slots-panel.tsx';
import css from './studio.module.css';
import { StudioHead } from './studio-head.tsx';
import { StyleScreen } from './style/style-screen.tsx';
import { ElementTree } from './tree/element-tree.tsx';
import { GRIDS, LengthUnit } from './units.ts';
import { useActs } from './use-acts.ts';
import { useCardMaker } from './use-card.ts';
import { useFieldSource } from './use-field-source.ts';
import { useHeroes } from './use-heroes.ts';
import { canvasKeys, useStudioCommands } from './use-keys.ts';
import { usePrint } from './use-print.ts';
import { useRowChoice } from './use-row-choice.ts';
import { useSettled, useStudioState } from './use-studio.ts';

const GALLERY = { screen: 'templates' } as const;

/** One card template: the user's own to be edited, one of ours to be looked at. */
export function StudioScreen({ id }: { id: string }) {
  const gameCatalog = useGames();
  const item = useItem('templates', id);
  const builtIn = useMemo(() => builtInCalled(gameCatalog, id), [id, gameCatalog]);
  if (item?.kind === 'broken') return <BrokenTemplate item={item} />;
  if (item !== undefined)
    return isStyle(item.document) ? <StyleScreen style={item.document} /> : <OwnStudio template={item.document} />;
  if (builtIn !== undefined) return <Studio template={builtIn} editor={undefined} />;
  return <Gone back={GALLERY} />;
}

function OwnStudio({ template }: { template: CardTemplate }) {
  const editor = useEditor('templates', template.id);
  return <Studio template={template} editor={editor} />;
}

const toggleUnit = (): void => LENGTH_UNIT.set(LENGTH_UNIT.get() === 'mm' ? 'in' : 'mm');

const ALL_AIDS: Aids = { trim: true, safe: true, guides: true, grid: false, snap: true };

function Studio({ template, editor }: { template: CardTemplate; editor: Editor | undefined }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const shownGame = useGameShown();
  // Which games it is for takes long to find out, and seldom changes.
  const settled = useAfterPaint(template);
  const suitableGames = useMemo(() => gamesOfTemplate(gameCatalog, settled), [gameCatalog, settled]);
  const ofGame = suitableGames.includes(shownGame) ? shownGame : (suitableGames[0] ?? shownGame);
  const rows = useRowChoice(template);
  const game = useFieldSource(template, ofGame, rows?.deck);
  const announcerRef = useRef<HTMLDivElement>(null);
  const studio = useStudioState(template, game, editor, announcerRef);
  const inForms = useSettled(studio);
  const unit = usePreference(LENGTH_UNIT);
  const acts = useActs(studio, unit);
  const heroes = useHeroes(ofGame);
  const { character, factions } = heroes;
  const row = rows?.row;
  const maker = useCardMaker(template, { character, factions, row });
  const print = usePrint(template, heroes);
  const viewport = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>();
  const [aids, setAids] = useState(ALL_AIDS);
  const [sight, setSight] = useState<Sight>('normal');
  const [alignTo, setAlignTo] = useState<AlignTo>('selection');
  const [isJson, setJson] = useState(false);
  const [isSheet, setSheet] = useState(false);
  const [isMeasuring, setMeasuring] = useState(false);
  const { size, bleed } = shownTemplate(studio.studioView);

  const fitCard = useCallback(() => {
    const { current } = viewport;
    if (current === null) return;
    setZoom(
      fitZoom({ width: size.width, height: size.height }, bleed, {
        width: current.clientWidth - 24,
        height: current.clientHeight - 24,
      }),
    );
    // What lies around the card is scrolled to.
    requestAnimationFrame(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
      current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
    });
  }, [size.width, size.height, bleed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card of another size is fitted anew
  useEffect(fitCard, [size.width, size.height, isSheet, isJson]);
  const isFitted = useRef(true);
  const refit = useCallback(() => {
    isFitted.current = true;
    fitCard();
  }, [fitCard]);
  const change = useCallback((next: number) => {
    isFitted.current = false;
    setZoom(clampZoom(next));
  }, []);
  useEffect(() => {
    const { current } = viewport;
    if (current === null) return;
    // The review below comes and grows: a card that was fitted stays whole.
    const watching = new ResizeObserver(() => {
      if (isFitted.current) fitCard();
    });
    watching.observe(current);
    return () => watching.disconnect();
  }, [fitCard]);
  const zooming = useMemo(() => ({ zoom: zoom ?? 1, set: change, fit: refit }), [zoom, change, refit]);
  const { of } = template;
  // biome-ignore lint/correctness/useExhaustiveDependencies lint/nursery/useReactCompiler: what the game has fields for hangs on what the template is of alone
  const presets = useMemo(() => presetsFor({ template }, game), [of, game]);
  const toggleJson = useCallback(() => setJson((is) => !is), []);
  const toggleSheet = useCallback(() => setSheet((is) => !is), []);
  const toggleMeasure = useCallback(() => setMeasuring((is) => !is), []);
  useStudioCommands(acts, studio, zooming, toggleMeasure);

  return (
    <LengthUnit value={unit}>
      <div className={css.studio}>
        <StudioHead template={template} editor={editor} onPrint={print} />
        <TopBar
          side={studio.side}
          onSide={studio.setSide}
          hasMore={template.more !== undefined}
          sizes={template.sizes}
          size={studio.studioView.size}
          onSize={studio.setSize}
          canEdit={studio.canEdit}
          chosen={studio.selection.length}
          acts={acts}
          presets={presets}
          hero={(rows ?? heroes).chosen}
          heroes={(rows ?? heroes).choices}
          onHero={(rows ?? heroes).choose}
          zoom={zoom ?? 1}
          onZoom={change}
          onFit={refit}
          sight={sight}
          onSight={setSight}
          aids={aids}
          onAids={setAids}
          alignTo={alignTo}
          onAlignTo={setAlignTo}
          isMeasuring={isMeasuring}
          onMeasure={toggleMeasure}
          isJson={isJson}
          onJson={toggleJson}
          isSheet={isSheet}
          onSheet={toggleSheet}
        />
        <div className={css.panes} data-json={isJson || undefined}>
          <aside className={css.tree} aria-label={translate('studio.elements')}>
            <ElementTree studio={studio} acts={acts} isShown={maker.isShown} />
          </aside>
          <div className={css.middle}>
            {isSheet ? (
              <ContactSheet studio={studio} entries={sheetEntries(heroes, rows)} filter={sightFilter(sight)} />
            ) : (
              <Canvas
                studio={studio}
                maker={maker}
                zoom={zoom ?? 1}
                onZoom={change}
                unit={unit}
                onUnit={toggleUnit}
                aids={aids}
                grid={GRIDS[unit]}
                isMeasuring={isMeasuring}
                filter={sightFilter(sight)}
                viewport={viewport}
                onPictures={studio.canEdit ? acts.bringPictures : undefined}
                onKeyDown={canvasKeys(acts, studio, isMeasuring ? toggleMeasure : undefined)}
              />
            )}
            <ReviewStrip studio={studio} maker={maker} heroes={heroes} rows={rows} />
          </div>
          {isJson ? (
            <Suspense fallback={<div className={css.json} />}>
              <JsonPane studio={studio} />
            </Suspense>
          ) : null}
          <aside className={css.properties} aria-label={translate('studio.properties')}>
            <ShownBinding value={maker.binding}>
              <PropertiesPanel studio={inForms} acts={acts} presets={presets} />
              <SlotsPanel studio={inForms} maker={maker} />
            </ShownBinding>
          </aside>
        </div>
        <SightFilters />
        <div ref={announcerRef} className="visually-hidden" aria-live="polite" />
      </div>
    </LengthUnit>
  );
}
