import { Hammer, LayoutGrid, ListMinus, ListPlus, RotateCcw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import { readStyle } from '../../../../shared/card/style/read-style.ts';
import { createResetEdits, createSettingEdits } from '../../../../shared/card/style/setting.ts';
import { formatTemplateFinding } from '../../../../shared/card/template/check/finding-messages.ts';
import { listTemplateGames } from '../../../../shared/card/template/game-templates.ts';
import { getTemplateInSize } from '../../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useSavedTemplates, useStyleModule } from '../../../store/templates/use-templates.ts';
import { type Editor, useEditor } from '../../../store/undo/use-editor.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { getCardRatioStyle } from '../../templates/card-ratio.ts';
import { createTemplateFromStyle } from '../../templates/template-actions.ts';
import bars from '../bars/bars.module.css';
import { ContactSheet } from '../contact-sheet.tsx';
import { ReviewStrip } from '../review-strip.tsx';
import { listSheetEntries } from '../sheet-entries.ts';
import studio from '../studio.module.css';
import { StudioHead } from '../studio-head.tsx';
import { useCardMaker } from '../use-card-maker.ts';
import { useCharacterChoice } from '../use-character-choice.ts';
import { useFieldSource } from '../use-field-source.ts';
import { usePrint } from '../use-print.ts';
import { useRowChoice } from '../use-row-choice.ts';
import { useStudioState } from '../use-studio.ts';
import { getVisionFilter, VISION_MODES, VisionFilters, type VisionMode } from '../vision-filters.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';
import { StyleForm } from './style-form.tsx';
import { StyleWithoutBase } from './style-without-base.tsx';

/** Shows a style: its form next to the card with the style applied. */
export function StyleScreen({ style }: { style: CardStyle }) {
  const gameCatalog = useGames();
  const editor = useEditor('templates', style.id);
  const savedTemplates = useSavedTemplates();
  const { resolveStyle } = useStyleModule();
  const resolvedStyle = useMemo(
    () => resolveStyle(gameCatalog, style, savedTemplates),
    [resolveStyle, style, savedTemplates, gameCatalog],
  );
  if (!('template' in resolvedStyle))
    return <StyleWithoutBase style={style} editor={editor} problems={resolvedStyle.problems} />;
  return <StyleStudio style={style} editor={editor} {...resolvedStyle} />;
}

interface Props {
  style: CardStyle;
  editor: Editor;
  base: CardTemplate;
  template: CardTemplate;
  problems: StyleEditing['problems'];
}

const SIDES = ['front', 'back'] as const;
/** No size of a template has this id. */
const BASE_SIZE_ID = 'its own';

function StyleStudio({ style, editor, base, template, problems }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const shownGame = useShownGame();
  const suitableGames = listTemplateGames(gameCatalog, template);
  const templateGame = suitableGames.includes(shownGame) ? shownGame : (suitableGames[0] ?? shownGame);
  const rowChoice = useRowChoice(template);
  const game = useFieldSource(template, templateGame, rowChoice?.deck);
  // The template with the style applied is shown like any other template, but only the form changes it.
  const viewOnlyStudio = useStudioState(template, game, undefined);
  const characterChoice = useCharacterChoice(templateGame, style.id);
  const { character, factions } = characterChoice;
  const shownRow = rowChoice?.row;
  const cardMaker = useCardMaker(template, { character, factions, row: shownRow });
  const printShownCard = usePrint(template, characterChoice);
  const [visionMode, setVisionMode] = useState<VisionMode>('normal');
  const [isSheetShown, setSheetShown] = useState(false);
  const { edit, step } = editor;
  const commitEdits = useCallback(
    (edits: readonly Edit[], isTyping = false) => {
      if (edits.length === 0) return;
      const styleResult = readStyle(applyEdits(style, edits));
      const [firstProblem] = styleResult.ok ? [] : styleResult.problems;
      if (firstProblem !== undefined)
        toast(translate('studio.refused', { reason: formatTemplateFinding(translate, firstProblem) }));
      // `edit` merges changes in quick succession into one undo step; `step` always starts a new one.
      else if (isTyping) edit(edits);
      else step(edits);
    },
    [edit, step, style, translate],
  );
  const editing = useMemo<StyleEditing>(
    () => ({
      style,
      base,
      template,
      problems,
      game: templateGame,
      changeSetting: (settingPath, nextValue, isTyping) =>
        commitEdits(createSettingEdits(style, settingPath, nextValue), isTyping),
      commitEdits,
    }),
    [style, base, template, problems, templateGame, commitEdits],
  );
  const sizeEntries = Object.entries(template.sizes ?? {});
  const shownTemplate = getTemplateInSize(template, viewOnlyStudio.studioView.size);
  const resetEdits = createResetEdits(style);
  const hasBleed = false;
  return (
    <div className={studio.studio}>
      <StudioHead template={template} editor={editor} onPrint={printShownCard} />
      <div className={bars.bars}>
        <div className={bars.bar}>
          {sizeEntries.length === 0 ? null : (
            <div className={bars.choice}>
              <Select
                label={translate('studio.size')}
                isLabelHidden
                value={viewOnlyStudio.studioView.size ?? BASE_SIZE_ID}
                choices={[
                  { id: BASE_SIZE_ID, label: translate('studio.baseSize') },
                  ...sizeEntries.map(([sizeId, { name }]) => ({ id: sizeId, label: name })),
                ]}
                onChange={(sizeId) => viewOnlyStudio.setSize(sizeId === BASE_SIZE_ID ? undefined : sizeId)}
              />
            </div>
          )}
          <div className={bars.choice} data-wide>
            <Select
              label={translate('studio.hero')}
              isLabelHidden
              value={(rowChoice ?? characterChoice).chosenId}
              choices={(rowChoice ?? characterChoice).choices}
              onChange={(rowChoice ?? characterChoice).choose}
            />
          </div>
          {rowChoice !== undefined || characterChoice.chooseExtreme === undefined ? null : (
            <>
              <IconButton
                icon={<ListPlus />}
                label={translate('style.longest')}
                onPress={() => characterChoice.chooseExtreme?.('longest')}
              />
              <IconButton
                icon={<ListMinus />}
                label={translate('style.shortest')}
                onPress={() => characterChoice.chooseExtreme?.('shortest')}
              />
            </>
          )}
          <div className={bars.choice}>
            <Select
              label={translate('studio.sight')}
              isLabelHidden
              value={visionMode}
              choices={VISION_MODES.map((modeId) => ({ id: modeId, label: translate(`studio.sights.${modeId}`) }))}
              onChange={(modeId) => setVisionMode(VISION_MODES.find((mode) => mode === modeId) ?? 'normal')}
            />
          </div>
          <Button
            kind="quiet"
            icon={<LayoutGrid />}
            aria-pressed={isSheetShown}
            data-on={isSheetShown || undefined}
            onPress={() => setSheetShown(!isSheetShown)}
          >
            {translate('style.sheet')}
          </Button>
          {isSheetShown ? (
            <SegmentedControl
              label={translate('studio.side')}
              isLabelHidden
              value={viewOnlyStudio.side}
              segments={SIDES.map((sideId) => ({ id: sideId, label: translate(`studio.${sideId}`) }))}
              onChange={viewOnlyStudio.setSide}
            />
          ) : null}
          <div className={bars.end}>
            <IconButton
              icon={<RotateCcw />}
              label={translate('style.resetAll')}
              isDisabled={resetEdits.length === 0}
              onPress={() => commitEdits(resetEdits)}
            />
            <Button
              icon={<Hammer />}
              onPress={() => attempt(createTemplateFromStyle(translate, gameCatalog, library, template))}
            >
              {translate('style.build')}
            </Button>
          </div>
        </div>
      </div>
      <div className={css.panes}>
        <aside className={css.form} aria-label={translate('style.form')}>
          <StyleForm editing={editing} cardMaker={cardMaker} />
        </aside>
        <div className={studio.middle}>
          {isSheetShown ? (
            <ContactSheet
              studio={viewOnlyStudio}
              entries={listSheetEntries(characterChoice, rowChoice)}
              filter={getVisionFilter(visionMode)}
            />
          ) : (
            <section
              className={css.desk}
              aria-label={translate('style.card')}
              style={{ filter: getVisionFilter(visionMode) }}
            >
              {SIDES.map((side) => (
                <figure key={side} className={css.side}>
                  <CardFace
                    cardSvg={cardMaker.renderSvg(shownTemplate, side, `style-${side}`, hasBleed)}
                    template={shownTemplate}
                    failureReason={cardMaker.failureReason}
                  />
                  <figcaption>{translate(`studio.${side}`)}</figcaption>
                </figure>
              ))}
            </section>
          )}
          <ReviewStrip
            studio={viewOnlyStudio}
            cardMaker={cardMaker}
            characterChoice={characterChoice}
            rowChoice={rowChoice}
          />
        </div>
      </div>
      <VisionFilters />
    </div>
  );
}

interface CardFaceProps {
  cardSvg: string | undefined;
  template: CardTemplate;
  failureReason: string | undefined;
}

function CardFace({ cardSvg, template, failureReason }: CardFaceProps) {
  const translate = useTranslate();
  if (failureReason !== undefined)
    return <p className={css.hint}>{translate('studio.noFonts', { reason: failureReason })}</p>;
  return (
    <div
      className={css.face}
      style={getCardRatioStyle(template)}
      data-style-card
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG writer, which outlines or escapes all text of the user
      dangerouslySetInnerHTML={{ __html: cardSvg ?? '' }}
    />
  );
}
