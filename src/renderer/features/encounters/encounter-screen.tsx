import { useEffect, useMemo, useRef, useState } from 'react';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import { isNewerEncounter } from '../../../shared/play/encounter/newer-encounter.ts';
import { getPlaySettings } from '../../../shared/play/play-screen/play-settings.ts';
import type { Finding } from '../../../shared/rules/finding.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { TextRow } from '../../fields/text-row.tsx';
import { useGameCharacters } from '../../games/game-items.ts';
import { useFollowGame } from '../../games/shown-game.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { translateLabels } from '../../texts/translate-labels.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Gone, Unreadable } from '../documents/document-missing.tsx';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { deleteEncounter } from './actions.ts';
import { EncounterHead } from './encounter-head.tsx';
import css from './encounter-screen.module.css';
import { EncounterHouseRules } from './line-up/encounter-house-rules.tsx';
import { LineUpFoot } from './line-up/line-up-foot.tsx';
import { SidesSection } from './line-up/sides-section.tsx';
import { NewerEncounter } from './newer-encounter.tsx';
import { RulesContext } from './table/label-context.ts';
import { SaveNotice } from './table/save-notice.tsx';
import settings from './table/settings/table-settings.module.css';
import { TableTools, TableToolsContext } from './table/settings/table-tools.tsx';
import { useTableSettings } from './table/settings/use-table-settings.ts';
import { TableContext, useHandIn, useStanding, useTableOf } from './table/table-context.ts';
import { TablePart } from './table/table-part.tsx';
import { TrackerPart } from './table/tracker/tracker-part.tsx';
import { tellDropped } from './tell-dropped.ts';
import { useLogCommands } from './use-log-commands.ts';

const BACK = { screen: 'encounters' } as const;
const PARTS = [
  { id: 'line-up', label: 'encounters.lineUp' },
  { id: 'table', label: 'encounters.table' },
] as const;
type Part = (typeof PARTS)[number]['id'];

/** Shows one encounter: its line-up, and the play screen. */
export function EncounterScreen({ gameCatalog, id }: { gameCatalog: GameCatalogWithPart<'play'>; id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('encounters', id);
  if (item === undefined) return <Gone back={BACK} />;
  if (item.kind === 'broken') {
    const Shown = isNewerEncounter(gameCatalog, item.row.document) ? NewerEncounter : Unreadable;
    return (
      <Shown item={item} back={BACK} onDelete={() => attempt(deleteEncounter(translate, library, id, item.name))} />
    );
  }
  return <EncounterEditor gameCatalog={gameCatalog} item={item} />;
}

function EncounterEditor({
  gameCatalog,
  item,
}: {
  gameCatalog: GameCatalogWithPart<'play'>;
  item: ReadyItem<Encounter>;
}) {
  const translate = useTranslate();
  const { document: encounter, id } = item;
  const editor = useEditor('encounters', id);
  useFollowGame(encounter);
  const library = useLibrary();
  useEffect(() => tellDropped(translate, gameCatalog, library), [gameCatalog, library, translate]);
  const characters = useGameCharacters(gameCatalog.getGame(encounter));
  const handIn = useHandIn(gameCatalog, id);
  const standing = useStanding(handIn);
  const { findings } = standing;
  const table = useTableOf(item, handIn, standing);
  const [part, setPart] = useState<Part>(encounter.log.length === 0 ? 'line-up' : 'table');
  const parts = useMemo(
    () => (
      <div className={settings.tools}>
        {part === 'table' ? <TableTools /> : null}
        <Segmented
          label={translate('encounters.parts')}
          bare
          value={part}
          segments={translateLabels(translate, PARTS)}
          onChange={setPart}
        />
      </div>
    ),
    [part, translate],
  );
  const port = useMemo<DocumentPort>(
    () => ({ source: editor.source, findings, edit: editor.edit, draft: editor.draft }),
    [findings, editor],
  );
  const { hasRules } = getPlaySettings(encounter);
  const changeSettings = useTableSettings(id, standing, editor.edit);
  const tools = useMemo(() => ({ id, standing, onChange: changeSettings }), [id, standing, changeSettings]);
  const commands = useLogCommands(item, editor.commands);
  useCommands(commands);
  const isUnnamed = useRef(encounter.name === '');
  useEffect(() => {
    if (isUnnamed.current) focusField('/name');
  }, []);

  // The field of a finding is in the line-up.
  const showFinding = (finding: Finding) => {
    setPart('line-up');
    requestAnimationFrame(() => goToFinding(translate, finding));
  };

  return (
    <DocumentProvider port={port}>
      <div className={css.screen}>
        <div className={css.head}>
          <TableToolsContext value={tools}>
            <EncounterHead
              gameCatalog={gameCatalog}
              encounter={encounter}
              findings={findings}
              commands={commands}
              parts={parts}
            />
          </TableToolsContext>
          <SaveNotice id={id} />
        </div>
        <div className={css.part} data-part={part} data-events={encounter.log.length}>
          {part === 'line-up' ? (
            <>
              <form
                className={form.form}
                aria-label={translate('encounters.label')}
                onSubmit={(event) => event.preventDefault()}
              >
                <Section title={translate('encounters.what')}>
                  <TextRow
                    path="/name"
                    label={translate('encounters.name')}
                    placeholder={translate('encounters.nameHint')}
                    inputClassName={form.nameInput}
                  />
                  <TextRow path="/notes" label={translate('encounters.notes')} long optional />
                </Section>
                <SidesSection encounter={encounter} characters={characters} />
                <EncounterHouseRules encounter={encounter} />
              </form>
              <LineUpFoot
                encounter={encounter}
                findings={findings}
                canPlay={table !== undefined || !hasRules}
                onPlay={() => setPart('table')}
              />
            </>
          ) : !hasRules ? (
            <RulesContext value={standing.rules}>
              <TrackerPart id={id} standing={standing} handIn={handIn} characters={characters} />
            </RulesContext>
          ) : table === undefined ? (
            <section className={css.findings}>
              <h2>{translate('encounters.blocked')}</h2>
              <FindingList findings={findings} onGo={showFinding} />
              <Button kind="primary" className={css.back} onPress={() => setPart('line-up')}>
                {translate('encounters.toLineUp')}
              </Button>
              <p>{translate('tracker.switchToTrackerText')}</p>
              <Button className={css.back} onPress={() => changeSettings({ hasRules: false })}>
                {translate('tracker.switchToTracker')}
              </Button>
            </section>
          ) : (
            <RulesContext value={standing.rules}>
              <TableContext value={table}>
                <TablePart characters={characters} />
              </TableContext>
            </RulesContext>
          )}
        </div>
      </div>
    </DocumentProvider>
  );
}
