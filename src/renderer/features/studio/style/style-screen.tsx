import { Hammer, LayoutGrid, ListMinus, ListPlus, RotateCcw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import { readStyle } from '../../../../shared/card/style/read-style.ts';
import { resetEdits, settingEdits } from '../../../../shared/card/style/setting.ts';
import { problemMessage } from '../../../../shared/card/template/check/problem-messages.ts';
import { inSize } from '../../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { gamesOfTemplate } from '../../../../shared/card/template/templates-for.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useKeptTemplates, useStyles } from '../../../store/templates/use-templates.ts';
import { type Editor, useEditor } from '../../../store/undo/use-editor.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { ratioOf } from '../../templates/card-ratio.ts';
import { buildFrom } from '../../templates/template-actions.ts';
import bars from '../bars/bars.module.css';
import { ContactSheet } from '../contact-sheet.tsx';
import { ReviewStrip } from '../review-strip.tsx';
import { sheetEntries } from '../sheet-entries.ts';
import { SIGHTS, type Sight, SightFilters, sightFilter } from '../sight.tsx';
import studio from '../studio.module.css';
import { StudioHead } from '../studio-head.tsx';
import { useCardMaker } from '../use-card.ts';
import { useFieldSource } from '../use-field-source.ts';
import { useHeroes } from '../use-heroes.ts';
import { usePrint } from '../use-print.ts';
import { useRowChoice } from '../use-row-choice.ts';
import { useStudioState } from '../use-studio.ts';
import { Baseless } from './baseless.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';
import { StyleForm } from './style-form.tsx';

/** A style: its form beside the card that it makes. */
export function StyleScreen({ style }: { style: CardStyle }) {
  const gameCatalog = useGames();
  const editor = useEditor('templates', style.id);
  const kept = useKeptTemplates();
  const { resolveStyle } = useStyles();
  const resolved = useMemo(() => resolveStyle(gameCatalog, style, kept), [resolveStyle, style, kept, gameCatalog]);
  if (!('template' in resolved)) return <Baseless style={style} editor={editor} problems={resolved.problems} />;
  return <StyleStudio style={style} editor={editor} {...resolved} />;
}

interface Props {
  style: CardStyle;
  editor: Editor;
  base: CardTemplate;
  template: CardTemplate;
  problems: StyleEditing['problems'];
}

const SIDES = ['front', 'back'] as const;
/** No size of a template is called so. */
const BASE = 'its own';

function StyleStudio({ style, editor, base, template, problems }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const shownGame = useGameShown();
  const suitableGames = gamesOfTemplate(gameCatalog, template);
  const ofGame = suitableGames.includes(shownGame) ? shownGame : (suitableGames[0] ?? shownGame);
  const rows = useRowChoice(template);
  const game = useFieldSource(template, ofGame, rows?.deck);
  // What is made of the style is looked at like any template, and changed by the form alone.
  const view = useStudioState(template, game, undefined);
  const heroes = useHeroes(ofGame);
  const { character, factions } = heroes;
  const row = rows?.row;
  const maker = useCardMaker(template, { character, factions, row });
  const print = usePrint(template, heroes);
  const [sight, setSight] = useState<Sight>('normal');
  const [isSheet, setSheet] = useState(false);
  const { edit, step } = editor;
  const run = useCallback(
    (edits: readonly Edit[], typed = false) => {
      if (edits.length === 0) return;
      const read = readStyle(applyEdits(style, edits));
      const [first] = read.ok ? [] : read.problems;
      if (first !== undefined) toast(translate('studio.refused', { reason: problemMessage(translate, first) }));
      else if (typed) edit(edits);
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
      game: ofGame,
      set: (path, value, typed) => run(settingEdits(style, path, value), typed),
      run,
    }),
    [style, base, template, problems, ofGame, run],
  );
  const sizes = Object.entries(template.sizes ?? {});
  const shown = inSize(template, view.studioView.size);
  const changes = resetEdits(style);
  return (
    <div className={studio.studio}>
      <StudioHead template={template} editor={editor} onPrint={print} />
      <div className={bars.bars}>
        <div className={bars.bar}>
          {sizes.length === 0 ? null : (
            <div className={bars.choice}>
              <Select
                label={translate('studio.size')}
                bare
                value={view.studioView.size ?? BASE}
                choices={[
                  { id: BASE, label: translate('studio.baseSize') },
                  ...sizes.map(([id, { name }]) => ({ id, label: name })),
                ]}
                onChange={(id) => view.setSize(id === BASE ? undefined : id)}
              />
            </div>
          )}
          <div className={bars.choice} data-wide>
            <Select
              label={translate('studio.hero')}
              bare
              value={(rows ?? heroes).chosen}
              choices={(rows ?? heroes).choices}
              onChange={(rows ?? heroes).choose}
            />
          </div>
          {rows !== undefined || heroes.chooseEnd === undefined ? null : (
            <>
              <IconButton
                icon={<ListPlus />}
                label={translate('style.longest')}
                onPress={() => heroes.chooseEnd?.('longest')}
              />
              <IconButton
                icon={<ListMinus />}
                label={translate('style.shortest')}
                onPress={() => heroes.chooseEnd?.('shortest')}
              />
            </>
          )}
          <div className={bars.choice}>
            <Select
              label={translate('studio.sight')}
              bare
              value={sight}
              choices={SIGHTS.map((id) => ({ id, label: translate(`studio.sights.${id}`) }))}
              onChange={(id) => setSight(SIGHTS.find((one) => one === id) ?? 'normal')}
            />
          </div>
          <Button
            kind="quiet"
            icon={<LayoutGrid />}
            aria-pressed={isSheet}
            data-on={isSheet || undefined}
            onPress={() => setSheet(!isSheet)}
          >
            {translate('style.sheet')}
          </Button>
          {isSheet ? (
            <Segmented
              label={translate('studio.side')}
              bare
              value={view.side}
              segments={SIDES.map((id) => ({ id, label: translate(`studio.${id}`) }))}
              onChange={view.setSide}
            />
          ) : null}
          <div className={bars.end}>
            <IconButton
              icon={<RotateCcw />}
              label={translate('style.resetAll')}
              isDisabled={changes.length === 0}
              onPress={() => run(changes)}
            />
            <Button icon={<Hammer />} onPress={() => attempt(buildFrom(translate, gameCatalog, library, template))}>
              {translate('style.build')}
            </Button>
          </div>
        </div>
      </div>
      <div className={css.panes}>
        <aside className={css.form} aria-label={translate('style.form')}>
          <StyleForm editing={editing} maker={maker} />
        </aside>
        <div className={studio.middle}>
          {isSheet ? (
            <ContactSheet studio={view} entries={sheetEntries(heroes, rows)} filter={sightFilter(sight)} />
          ) : (
            <section className={css.desk} aria-label={translate('style.card')} style={{ filter: sightFilter(sight) }}>
              {SIDES.map((side) => (
                <figure key={side} className={css.side}>
                  <Face svg={maker.svgOf(shown, side, `style-${side}`, false)} template={shown} failed={maker.failed} />
                  <figcaption>{translate(`studio.${side}`)}</figcaption>
                </figure>
              ))}
            </section>
          )}
          <ReviewStrip studio={view} maker={maker} heroes={heroes} rows={rows} />
        </div>
      </div>
      <SightFilters />
    </div>
  );
}

interface FaceProps {
  svg: string | undefined;
  template: CardTemplate;
  failed: string | undefined;
}

function Face({ svg, template, failed }: FaceProps) {
  const translate = useTranslate();
  if (failed !== undefined) return <p className={css.hint}>{translate('studio.noFonts', { reason: failed })}</p>;
  return (
    <div
      className={css.face}
      style={ratioOf(template)}
      data-style-card
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}
